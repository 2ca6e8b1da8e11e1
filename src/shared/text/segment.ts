/** Part of an anchor that names a field or value as it is written, without white space. */
export function segment(text: string): string {
  return text.replace(/\s+/g, '-') || '-';
}
