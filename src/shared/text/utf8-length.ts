/** Bytes of a text in UTF-8 (RFC 3629). Half of a surrogate pair counts as U+FFFD, which is sent in its place. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
