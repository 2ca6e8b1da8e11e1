import type { SampleHook } from '../../../src/model/sample.ts';

/** Said of the set of what was delivered. */
export const KEEP = 'What was delivered. Keep it in a database.';

/** What a line is about where the description names no id. */
export const NO_ID = 'The event';

/** Whether there is anything in the body that a receiver could read. */
export function isRead({ id, status }: SampleHook): boolean {
  return id !== undefined || status !== undefined;
}

/**
 * Whether id and status tell one delivery from another: they are members of one object, whose state the status is. The id of
 * a thing beside the type of an event elsewhere is the same at every further change, so that only the whole body tells.
 */
export function isKeyed({ id, status }: SampleHook): boolean {
  return (
    id !== undefined &&
    status !== undefined &&
    id.length === status.path.length &&
    id.slice(0, -1).every((name, index) => name === status.path[index])
  );
}

/** What is printed after the id. */
export function known(value: string): string {
  return `is ${value}`;
}

/** What is printed after the id, and before the status. */
export const UNKNOWN = 'has the unknown status';

/** What is printed after the id where no status is documented. */
export const ARRIVED = 'arrived';

/** The line that a receiver which reads JSON prints of a payload; undefined where it prints the body. */
export function lineOf(hook: SampleHook, payload: unknown): string | undefined {
  if (!isRead(hook)) return undefined;
  const subject = hook.id === undefined ? NO_ID : text(at(payload, hook.id));
  if (hook.status === undefined) return `${subject} ${ARRIVED}`;
  const status = text(at(payload, hook.status.path));
  return `${subject} ${hook.status.values.length === 0 || hook.status.values.includes(status) ? known(status) : `${UNKNOWN} ${status}`}`;
}

/** The member that a path leads to. */
export function at(value: unknown, path: readonly string[]): unknown {
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
