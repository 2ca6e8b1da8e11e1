/** A piece of a text, and whether it is one of the words looked for. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** Characters with a meaning in a pattern: with the `u` flag no others may be escaped (ECMA-262, section 22.2.1). */
const SYNTAX = /[.*+?^${}()|[\]\\/]/g;

/** Cuts a text at the words looked for, whatever their case. */
export function marked(text: string, words: string): Piece[] {
  const wanted = words
    .split(/[\s\p{P}]+/u)
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length);
  if (wanted.length === 0) return [{ text, hit: false }];
  const pattern = new RegExp(`(${wanted.map((word) => word.replace(SYNTAX, '\\$&')).join('|')})`, 'giu');
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, hit: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
