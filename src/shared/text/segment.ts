/** Returns the part of an anchor that names a field or value: as written, without white space. */
export function segment(text: string): string {
  return text.replace(/\s+/g, '-') || '-';
}
