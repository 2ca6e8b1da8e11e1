/** Escapes a text for use in a regular expression, where it then matches itself alone. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
