/** Characters of a value that are worth a reader's time in a table. */
const MOST = 200;

/** A text that is not too long for a table. */
export function shortText(text: string): string {
  return text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text;
}

/** A value as JSON text that is not too long for a table. */
export function shortJson(value: unknown): string {
  return shortText(JSON.stringify(value) ?? '');
}
