import type { DataIndex, ResponseData, StatusEntry } from '../../model/call-data.ts';
import type { ExplainedStatus } from '../../model/explanation.ts';
import { isRecord } from '../schema/raw.ts';

/** Fields in which bodies repeat their status code. */
const FIELDS = /^(?:status|status_?code|http_?status(?:_?code)?|code|error_?code)$/i;

/** A status code with where it was found. */
interface FoundStatus {
  readonly code: string;
  readonly from: string;
}

/** The places at which a text may tell the status code of a response. */
interface StatusPlaces {
  /** The one that stands beside its body. */
  readonly written: number | undefined;
  /** Values that may have a field for it. */
  readonly values: readonly unknown[];
  /** Words in which a failure is told. */
  readonly said: string;
}

/** Finds the status code of a response: what its text says, else a field, else words that only one error has. */
export function findStatus(
  { written, values, said }: StatusPlaces,
  index: Pick<DataIndex, 'messages' | 'statuses'>,
): FoundStatus | undefined {
  if (written !== undefined) return { code: String(written), from: 'the status code in the text' };
  const fields = values.flatMap((value) => (isRecord(value) ? Object.entries(value) : []));
  const field = fields.find(([name, code]) => FIELDS.test(name) && /^[1-5]\d\d$/.test(String(code)));
  if (field !== undefined) return { code: String(field[1]), from: `the field \`${field[0]}\`` };
  const [only, ...others] = new Set(codesOf(said.toLowerCase(), index));
  return only === undefined || others.length > 0
    ? undefined
    : { code: only, from: 'its words, which only this error has in the documentation' };
}

/** The status codes of errors that have an example with this text, or else a meaning of which it says most. */
function codesOf(said: string, { messages, statuses }: Pick<DataIndex, 'messages' | 'statuses'>): readonly string[] {
  const quoted = messages.filter(([message]) => said.includes(message.toLowerCase()));
  if (quoted.length > 0) return quoted.map(([, code]) => code);
  const words = wordsIn(said);
  return statuses
    .filter(
      ({ code, meaning = '' }) =>
        /^[45]\d\d$/.test(code) && [...wordsIn(meaning)].filter((word) => words.has(word)).length >= TELLING,
    )
    .map(({ code }) => code);
}

/** Words of a meaning that tell of it together. */
const TELLING = 3;

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/(?<!\p{L})(?!(?:and|because|for|not|the)(?!\p{L}))\p{L}{3,}/gu));
}

/** Explains a status code by the description: its own entry, else that of its class (OpenAPI 3.1, section 4.8.16). */
export function explainStatus(
  { code, from }: FoundStatus,
  { statuses }: Pick<DataIndex, 'statuses'>,
  responses: readonly ResponseData[],
): ExplainedStatus {
  const find = (wanted: string): StatusEntry | undefined =>
    statuses.find((entry) => entry.code.toUpperCase() === wanted);
  const entry = find(code.toUpperCase()) ?? find(`${code[0] ?? ''}XX`);
  const response = responses.find(({ status }) => status === entry?.code);
  const own = response?.description.trim() ?? '';
  return {
    code,
    from,
    ...(entry === undefined ? {} : { entry }),
    ...(own === '' || own === entry?.meaning ? {} : { own }),
    retry: retryWords(entry?.retryHeader ?? response?.headers.find(({ name }) => /^retry-?after$/i.test(name))?.name),
  };
}

/** Whether a status is that of an error; `default` is what responses are that have no status of their own. */
export function isError(status: string): boolean {
  return /^[45]/.test(status) || status.toLowerCase() === 'default';
}

export type Outcome = 'success' | 'failure';

/** Returns the outcome of a request, as a body says it of itself, or else its status code. */
export function outcomeOf(value: unknown, code: string | undefined): Outcome | undefined {
  const flags = isRecord(value) ? Object.entries(value).filter(([name]) => FLAG.test(name)) : [];
  const said = flags.map(([, flag]) => String(flag).toLowerCase());
  if (said.some((flag) => ['false', 'error'].includes(flag))) return 'failure';
  if (code !== undefined) return isError(code) ? 'failure' : 'success';
  return said.some((flag) => ['true', 'success'].includes(flag)) ? 'success' : undefined;
}

const FLAG = /^(?:status|success|ok)$/i;

/** Whether the status of a documented response covers a code. */
export function coversStatus(documented: string, code: string): boolean {
  return documented === code || documented.toUpperCase() === `${code[0] ?? ''}XX`;
}

function retryWords(header: string | undefined): string {
  return header === undefined ? 'Not documented.' : `The header \`${header}\` of the response says when.`;
}
