import { stringifyJson } from '#src/shared/schema/number-text.ts';

/** Maximum number of characters that a table shows of a value. */
const LONGEST = 200;

/** Truncates a text to the maximum length that a table shows. */
export function truncate(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

/** Returns a value as JSON text, truncated to the maximum length that a table shows. */
export function truncatedJson(value: unknown): string {
  return truncate(stringifyJson(value));
}
