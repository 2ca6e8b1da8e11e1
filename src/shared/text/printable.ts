/** A text on one line, without what would steer a terminal. */
export function printable(words: string): string {
  return words.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
