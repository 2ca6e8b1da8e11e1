import type { DataIndex, ResponseData, StatusEntry } from '../../model/call-data.ts';
import type { ExplainedStatus } from '../../model/explanation.ts';
import { isRecord } from '../schema/raw.ts';

/** Fields in which bodies repeat their status code. */
const FIELDS = /^(?:status|status_?code|http_?status(?:_?code)?|code|error_?code)$/i;

/** A status code, and where it was found: `the status code in the text`, `its message`. */
export interface FoundStatus {
  readonly code: string;
  readonly from: string;
}

/** Finds the field of values that holds a status code. */
export function statusField(values: readonly unknown[]): FoundStatus | undefined {
  const fields = values.flatMap((value) => (isRecord(value) ? Object.entries(value) : []));
  const field = fields.find(([name, code]) => FIELDS.test(name) && /^[1-5]\d\d$/.test(String(code)));
  return field && { code: String(field[1]), from: `the field \`${field[0]}\`` };
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
  const own = responses.find(({ status }) => status === entry?.code)?.description.trim();
  const { meaning = own || undefined, remedy, actor, href } = entry ?? {};
  // `default` is what errors are that have no status of their own.
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

/** Names a status: `401 Unauthorised`, `418 (not documented)`. */
function nameOf(code: string, entry: StatusEntry | undefined): string {
  if (code === 'default') return `${entry?.title ?? 'Error'} (HTTP status not documented)`;
  if (entry === undefined) return `${code} (not documented)`;
  return `${code} ${entry.title}${entry.code === code ? '' : ` (documented as ${entry.code})`}`;
}
