/** Returns a field name or value as a part of an anchor: as written, but without white space. */
export function segment(text: string): string {
  return text.replace(/\s+/g, '-') || '-';
}
