/** Returns a string on one line, safe for a terminal: control characters and line separators become spaces. */
export function printable(words: string): string {
  return words.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}

/**
 * Replaces control characters by visible symbols (Unicode 16, section 22.7) or `�`. Bidirectional controls become `�`,
 * tabs become spaces; line feeds remain.
 */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, (character) => {
    const code = character.charCodeAt(0);
    if (character === '\n') return character;
    if (character === '\t') return ' ';
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : code === 0x7f ? '\u2421' : '\ufffd';
  });
}
