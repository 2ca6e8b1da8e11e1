/** Characters of a value that are worth a reader's time in a table. */
import { stringifyJson } from '#src/shared/schema/number-text.ts';
const LONGEST = 200;

/** A text cut to what fits a table. */
export function truncate(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

/** A value as JSON text, cut to what fits a table. */
export function truncatedJson(value: unknown): string {
  return truncate(stringifyJson(value));
}
