import type { DataIndex, ResponseData, StatusEntry } from '../../model/call-data.ts';
import type { ExplainedStatus } from '../../model/explanation.ts';
import { isRecord } from '../schema/raw.ts';

/** Fields in which bodies repeat their status code. */
const FIELDS = /^(?:status|status_?code|http_?status(?:_?code)?|code|error_?code)$/i;

/** A status code with where it was found. */
export interface FoundStatus {
  readonly code: string;
  readonly from: string;
}

/** Finds the status code of a response: what its text says, else a number in a field for it, else a text only one code has. */
export function findStatus(
  written: number | undefined,
  value: unknown,
  { messages }: Pick<DataIndex, 'messages'>,
): FoundStatus | undefined {
  if (written !== undefined) return { code: String(written), from: 'the status code in the text' };
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, field] of Object.entries(value)) {
    const code = typeof field === 'number' || typeof field === 'string' ? String(field) : '';
    if (FIELDS.test(name) && /^[1-5]\d\d$/.test(code)) return { code, from: `the field \`${name}\`` };
  }
  const texts = new Set(Object.values(value).filter((field) => typeof field === 'string'));
  const codes = new Set(messages.filter(([text]) => texts.has(text)).map(([, code]) => code));
  const [only] = codes;
  return codes.size === 1 && only !== undefined
    ? { code: only, from: 'its text, which only this error has' }
    : undefined;
}

/** Finds the status code that words belong to: those of an example of one error alone. */
export function statusOfWords(text: string, { messages }: Pick<DataIndex, 'messages'>): FoundStatus | undefined {
  const wanted = text.toLowerCase();
  const codes = new Set(messages.filter(([message]) => wanted.includes(message.toLowerCase())).map(([, code]) => code));
  const [only] = codes;
  return codes.size === 1 && only !== undefined ? { code: only, from: 'words of an example of this error' } : undefined;
}

/** Explains a status code by the description: its own entry, else that of its class (OpenAPI 3.1, section 4.8.16). */
export function explainStatus(
  { code, from }: FoundStatus,
  { statuses }: Pick<DataIndex, 'statuses'>,
  response: ResponseData | undefined,
): ExplainedStatus {
  const entry = statusEntry(code, statuses);
  const own = response?.description.trim() ?? '';
  return {
    code,
    from,
    ...(entry === undefined ? {} : { entry }),
    ...(own === '' || own === entry?.meaning ? {} : { own }),
    retry: retryWords(entry?.retryHeader ?? response?.headers.find(({ name }) => /^retry-?after$/i.test(name))?.name),
  };
}

export function statusEntry(code: string, statuses: readonly StatusEntry[]): StatusEntry | undefined {
  const find = (wanted: string): StatusEntry | undefined =>
    statuses.find((entry) => entry.code.toUpperCase() === wanted);
  return find(code.toUpperCase()) ?? find(`${code[0] ?? ''}XX`);
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
