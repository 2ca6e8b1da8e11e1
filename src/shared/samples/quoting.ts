import { stringifyJson } from '../schema/number-text.ts';

/** Replaces each lone surrogate in a string by U+FFFD (Encoding Standard, section 4.1). */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** Matches characters that are invisible, or that some programs read as line ends. Samples write them as escapes. */
export const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** Returns the code point of a character in hexadecimal, with at least four digits. */
export function hexadecimal(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
}

/** Returns the escape of a character in most languages: `\u` and at least four hexadecimal digits. */
function unicodeEscape(character: string): string {
  return `\\u${hexadecimal(character)}`;
}

/**
 * Escapes the invisible characters of a string, without adding quotes. Line ends and tabs become `\n`, `\r` and
 * `\t`; `code` escapes all others.
 */
export function escapeInvisible(text: string, code: (character: string) => string = unicodeEscape): string {
  const short: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  return text.replace(INVISIBLE, (character) => short[character] ?? code(character));
}

/** Writes a string literal in double quotes. `code` escapes invisible characters other than line ends and tabs. */
export function quoted(text: string, code?: (character: string) => string): string {
  return `"${escapeInvisible(wellFormed(text).replace(/["\\]/g, '\\$&'), code)}"`;
}

/**
 * Returns indented JSON in which invisible characters are written as JSON escapes. It is for literals without escapes
 * of their own, such as verbatim strings in C#.
 */
export function jsonText(value: unknown): string {
  return stringifyJson(value, 2).replace(INVISIBLE, (character) =>
    character === '\n' ? character : unicodeEscape(character),
  );
}

/** Splits a string after each line feed; each part includes its line feed. */
export function linesOf(text: string): readonly string[] {
  return text === '' ? [''] : text.split(/(?<=\n)/);
}

/** Returns a string on one line and without invisible characters, for a comment. */
export function oneLine(text: string): string {
  return wellFormed(text).replace(INVISIBLE, ' ').replace(/ {2,}/g, ' ').trim();
}

/** Joins groups of lines, with an empty line between groups. Empty groups are omitted. */
export function sections(all: readonly (readonly string[])[]): readonly string[] {
  return all.filter(({ length }) => length > 0).flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]));
}

/** Indents all lines that are not empty; `step` is the indentation. */
export function indented(lines: readonly string[], step: string): readonly string[] {
  return lines.map((line) => (line === '' ? '' : step + line));
}
