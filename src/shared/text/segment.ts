/** Returns a field name or value for use in an anchor: unchanged, except that white space becomes hyphens. */
export function segment(text: string): string {
  return text.replace(/\s+/g, '-') || '-';
}
