import type { DataIndex, ResponseData, StatusEntry } from '../../model/call-data.ts';
import type { ExplainedStatus } from '../../model/explanation.ts';
import { isRecord } from '../schema/raw.ts';

/** Fields in which bodies repeat their status code. */
const FIELDS = /^(?:status|status_?code|http_?status(?:_?code)?|code|error_?code)$/i;

const UNDOCUMENTED = 'Not documented.';

/** A status code with where it was found. */
export type FoundStatus = Pick<ExplainedStatus, 'code' | 'from'>;

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
  const response = responses.find(({ status }) => status === entry?.code);
  const own = response?.description.trim() ?? '';
  const header = entry?.retryHeader ?? response?.headers.find(({ name }) => /^retry-?after$/i.test(name))?.name;
  return {
    code,
    from,
    ...(entry === undefined ? {} : { entry }),
    ...(own === '' || own === entry?.meaning ? {} : { own }),
    retry: header === undefined ? UNDOCUMENTED : `The header \`${header}\` of the response says when.`,
  };
}

/** Whether a status is that of an error; `default` is what responses are that have no status of their own. */
export function isError(status: string): boolean {
  return /^[45d]/i.test(status);
}

/** Names a status: `401 Unauthorised`, `418 (not documented)`. */
export function statusName({ code, entry }: Pick<ExplainedStatus, 'code' | 'entry'>): string {
  if (code === 'default') return `${entry?.title ?? 'Error'} (HTTP status not documented)`;
  if (entry === undefined) return `${code} (not documented)`;
  return `${code} ${entry.title}${entry.code === code ? '' : ` (documented as ${entry.code})`}`;
}

/** Lists what is documented of a status, each with its term. */
export function statusFacts({
  code,
  entry,
  own,
  retry,
  from,
}: ExplainedStatus): readonly (readonly [string, string])[] {
  const { meaning, actor = UNDOCUMENTED, remedy = UNDOCUMENTED } = entry ?? {};
  return [
    [isError(code) ? 'Cause' : 'Meaning', meaning ?? own ?? UNDOCUMENTED],
    ...(own !== undefined && meaning !== undefined ? [['Of this operation', own] as const] : []),
    ...(isError(code)
      ? ([
          ['Who must act', actor],
          ['What to do', remedy],
          ['Try again', retry],
        ] as const)
      : []),
    ['Found in', from],
  ];
}
