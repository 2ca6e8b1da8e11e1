import type { SampleLanguage, WebhookSample } from '../../../model/sample.ts';

/** One language that a webhook can be received in: prints a small server that does so. Pure. */
export interface Receiver {
  readonly language: SampleLanguage;
  /** The whole program. It listens on this machine alone. */
  render(sample: WebhookSample): string;
}

/** Comment on the set of events that were delivered before. */
export const KEEP_REMARK = 'What was delivered. Keep it in a database.';

/** Comment on the place of the reader's own work: an event comes this far once. */
export function workRemark({ status }: WebhookSample): string {
  return `First delivery: fulfil the order here${status === undefined ? '' : ', by its status'}.`;
}

/** Names the event where the description documents no id. */
export const NO_ID = 'The event';

const UNKNOWN = 'has the unknown status';
const ARRIVED = 'arrived';

/** Whether the body has documented members to read. */
export function isRead({ id, status }: WebhookSample): boolean {
  return id !== undefined || status !== undefined;
}

/**
 * Whether an event is known by its id and its status, in every language: they have to be members of one object. An id
 * that belongs to another object than the status stays the same when that object changes again, so that such an event,
 * like one without id or status, is known by its whole body.
 */
export function isKeyed({ id, status }: WebhookSample): boolean {
  return (
    id !== undefined &&
    status !== undefined &&
    id.length === status.path.length &&
    id.slice(0, -1).every((name, index) => name === status.path[index])
  );
}

/** The documented members with the names of the variables that hold them. */
export function membersOf({ id, status }: WebhookSample): readonly {
  readonly variable: 'id' | 'status';
  readonly path: readonly string[];
}[] {
  return [
    ...(id === undefined ? [] : [{ variable: 'id' as const, path: id }]),
    ...(status === undefined ? [] : [{ variable: 'status' as const, path: status.path }]),
  ];
}

/** The statements with which a language prints an event. */
export interface EventWords {
  /** The comment on the reader's own work. */
  readonly remark: string;
  /** Prints the body as it came. */
  readonly body: string;
  /** Prints the id, the words and, where asked for, the status. */
  print(words: string, withStatus: boolean): string;
  /** Runs the line of the value that the status has. */
  choose(cases: readonly (readonly [value: string, line: string])[], otherwise: string): readonly string[];
}

/** Lines that act on an event: they print it, after a comment that says what else belongs there. */
export function eventLines(sample: WebhookSample, words: EventWords): readonly string[] {
  return ['', words.remark, ...printLines(sample, words)];
}

function printLines(sample: WebhookSample, { body, print, choose }: EventWords): readonly string[] {
  const { status } = sample;
  if (!isRead(sample)) return [body];
  if (status === undefined) return [print(ARRIVED, false)];
  if (status.values.length === 0) return [print('is', true)];
  return choose(
    status.values.map((value) => [value, print(`is ${value}`, false)]),
    print(UNKNOWN, true),
  );
}

/** The line that every receiver prints of a payload; undefined where it prints the body. */
export function lineOf(sample: WebhookSample, payload: unknown): string | undefined {
  const { id, status } = sample;
  if (!isRead(sample)) return undefined;
  const subject = id === undefined ? NO_ID : text(memberAt(payload, id));
  if (status === undefined) return `${subject} ${ARRIVED}`;
  const value = text(memberAt(payload, status.path));
  const isKnown = status.values.length === 0 || status.values.includes(value);
  return `${subject} ${isKnown ? 'is' : UNKNOWN} ${value}`;
}

function memberAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce(
    (inner, name) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name)
        ? (inner as Readonly<Record<string, unknown>>)[name]
        : undefined,
    value,
  );
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
