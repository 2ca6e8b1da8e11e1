import type { CallData, CallEntry, DataIndex, ErrorMessage, ResponseData, StatusEntry } from '../../model/call-data.ts';
import type { Calls, Explanation, ExplainedStatus } from '../../model/explanation.ts';
import { hasFields } from '../pasted/find-bodies.ts';
import type { Call } from '../pasted/pasted.ts';
import { recognise } from '../pasted/recognise.ts';
import { findSecrets } from '../secrets/find-secrets.ts';
import { compare, type ExplainSources } from './compare.ts';
import { bodiesWith, callsAt, callsWith } from './find-calls.ts';
import { valuesIn, type PastedValue } from './values.ts';
import { callsThat, RECOGNISED } from './words.ts';
import { isRecord } from '../schema/raw.ts';

/** Matches the names of fields in which a body may repeat its HTTP status. */
const FIELDS = /^(?:status|status_?code|http_?status(?:_?code)?|code|error_?code)$/i;

/** An HTTP status code found in a pasted text, and a phrase that says where: `the status code in the text`. */
interface FoundStatus {
  readonly code: string;
  readonly from: string;
}

/** Finds the first top-level field whose name and value look like a status code. */
function statusField(values: readonly unknown[]): FoundStatus | undefined {
  const fields = values.flatMap((value) => (isRecord(value) ? Object.entries(value) : []));
  const field = fields.find(([name, code]) => FIELDS.test(name) && /^[1-5]\d\d$/.test(String(code)));
  return field && { code: String(field[1]), from: `the field \`${field[0]}\`` };
}

/**
 * Explains a status code in the words of the documentation: what it says about this code, else about the class of the
 * code (`4XX`; OpenAPI 3.1, section 4.8.16).
 */
function explainStatus(
  { code, from }: FoundStatus,
  { statuses }: Pick<DataIndex, 'statuses'>,
  responses: readonly ResponseData[],
): ExplainedStatus {
  const find = (target: string): StatusEntry | undefined =>
    statuses.find((entry) => entry.code.toUpperCase() === target);
  const entry = find(code.toUpperCase()) ?? find(`${code[0] ?? ''}XX`);
  const own = responses.find(({ status }) => status === entry?.code)?.description.trim();
  const { meaning = own || undefined, remedy, actor, href } = entry ?? {};
  // The `d` is for `default`, the entry for all errors without an entry of their own.
  const isError = /^[45d]/i.test(code);
  const facts: readonly (readonly [string, string | undefined])[] = [
    [isError ? 'Cause' : 'Meaning', meaning],
    ...(own && own !== meaning ? [['Of this operation', own] as const] : []),
    ...(isError ? [['Who must act', actor] as const, ['What to do', remedy] as const] : []),
    ['Found in', from],
  ];
  return {
    code,
    name: nameOf(code, entry),
    ...(href === undefined ? {} : { href }),
    facts: facts.map(([term, words = 'Not documented.']) => [term, words]),
  };
}

/** Returns the name of a status: `401 Unauthorised`, `418 (not documented)`. */
function nameOf(code: string, entry: StatusEntry | undefined): string {
  if (code === 'default') return `${entry?.title ?? 'Error'} (HTTP status not documented)`;
  if (entry === undefined) return `${code} (not documented)`;
  return `${code} ${entry.title}${entry.code === code ? '' : ` (documented as ${entry.code})`}`;
}

/**
 * A pasted text to explain. The reader may also have chosen an operation, webhook or callback, and one of its bodies.
 */
export interface Question {
  readonly text: string;
  /**
   * Data file of the operation, webhook or callback, such as `operations/payByCard.json`; absent if the text has to
   * show which one it is.
   */
  readonly call?: string | undefined;
  /** Name of the body to compare the text with, from `Comparison.parts`. */
  readonly part?: string | undefined;
}

/** Maximum number of characters that are read. A longer text would block the page, and is hardly a response. */
const READ = 200_000;

/**
 * Explains a pasted text from the description alone. States what the description does not document, instead of
 * guessing.
 */
export async function explain(question: Question, sources: ExplainSources): Promise<Explanation> {
  const { text: whole, call: chosen, part } = question;
  const { index, load } = sources;
  const text = whole.slice(0, READ);
  const pasted = recognise(text);
  const call: Call = 'call' in pasted ? pasted.call : {};
  const values = valuesIn(pasted);
  const quoted = quotedIn(text, values, index);
  const at = callsAt(call, index);
  const named = at.length > 0 ? at : callsOf(quoted, index);
  const entry = index.calls.find(({ file }) => file === chosen) ?? (named.length === 1 ? named[0] : undefined);
  const data = entry && ((await load(entry.file)) as CallData);
  const calls = entry ? undefined : possibleCalls(values, at, index);
  const candidates = entry ? [entry] : (calls?.listed ?? []);
  // A webhook is a request from the provider, so it has no status.
  const isEvent = candidates.length > 0 && candidates.every(({ kind }) => kind === 'webhook');
  const status = isEvent ? undefined : (findStatus(call, values, quoted) ?? chosenStatus(part));
  const target = { values, part, code: status?.code, isStated: call.status !== undefined };
  const compared = data && (await compare(data, target, sources));
  const value = compared?.value ?? values[0];
  // If this function itself cut the text off, an unexpected end is not a mistake in the text.
  const mistakes = ('bodies' in pasted ? pasted.bodies : [])
    .flatMap((body) => body.mistakes)
    .filter(({ kind }) => kind !== 'end' || text === whole);
  return {
    notes: [
      RECOGNISED[pasted.kind === 'broken' && mistakes.length === 0 ? 'json' : pasted.kind],
      ...(text === whole ? [] : [`Only the first ${READ.toLocaleString('en-GB')} characters are read.`]),
      ...(value === undefined || value.at.length === 0 ? [] : [`The body is inside \`${value.at.join('.')}\`.`]),
      ...(value?.openAt
        ? ['The text could not be read to its end: fields that may follow do not count as missing.']
        : []),
      ...((call.path ?? '/') === '/' || at.length > 0 ? [] : ['No documented operation has this path.']),
    ],
    mistakes,
    secrets: findSecrets(whole),
    ...(status && { status: explainStatus(status, index, data?.responses ?? []) }),
    ...(entry ? { call: entry } : { calls }),
    ...(entry && entry.file !== chosen && { from: at.length > 0 ? 'the path in the text' : 'its message' }),
    ...(compared && { comparison: compared.comparison }),
  };
}

/** Returns the documented error messages that occur in a text, or in the strings inside its values. */
function quotedIn(text: string, values: readonly PastedValue[], { messages }: DataIndex): readonly ErrorMessage[] {
  const texts = [text, ...values.flatMap(({ value }) => textsIn(value))].join('\n').toLowerCase();
  return messages.filter(([message]) => texts.includes(message.toLowerCase()));
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function callsOf(quoted: readonly ErrorMessage[], { calls }: DataIndex): readonly CallEntry[] {
  return [...new Set(quoted.flatMap(([, , places]) => places))].flatMap((place) => calls[place] ?? []);
}

/**
 * Finds the status code of a response: a status that the text states, else a field of a body, else the status of the
 * documented messages in the text. Messages count only if all of them belong to one status.
 */
function findStatus(
  { status }: Call,
  values: readonly PastedValue[],
  quoted: readonly ErrorMessage[],
): FoundStatus | undefined {
  if (status !== undefined) return { code: String(status), from: 'the status code in the text' };
  const [only, ...others] = new Set(quoted.map(([, code]) => code));
  return (
    statusField(values.filter(({ isSent }) => isSent !== true).map(({ value }) => value)) ??
    (only === undefined || others.length > 0 ? undefined : { code: only, from: 'its message' })
  );
}

function chosenStatus(part = ''): FoundStatus | undefined {
  const [, code] = /^response (.*)$/.exec(part) ?? [];
  return code === undefined ? undefined : { code, from: 'your choice' };
}

/**
 * Lists the operations, webhooks and callbacks with a body that documents all field names in one of the values.
 * Considers only those in `at`, unless `at` is empty. If none in `at` has such a body, lists all of `at`. Undefined if
 * `at` is empty and no value has fields.
 *
 * @param at the operations, webhooks and callbacks that match the path in the text.
 */
function possibleCalls(values: readonly PastedValue[], at: readonly CallEntry[], index: DataIndex): Calls | undefined {
  const found = values
    .filter(({ value }) => hasFields(value))
    .map(({ value }) => [bodiesWith(value, index, false), bodiesWith(value, index)]);
  const isPossible = (entry: CallEntry): boolean => at.length === 0 || at.includes(entry);
  for (const verb of ['return', 'take'] as const)
    for (const bodies of found) {
      const [sure = [], all = []] = bodies.map((uses) => callsWith(uses, verb, index).filter(isPossible));
      if (all.length > 0) return callsThat(sure.length < all.length ? `may ${verb}` : verb, 'these fields', all);
    }
  if (at.length > 0) return callsThat('have', 'this path', at);
  return found.length === 0
    ? undefined
    : { words: 'No operation documents all of these fields: choose the one you called.', listed: [] };
}
