import { stringifyJson } from '../schema/number-text.ts';

/** Returns a text in which lone surrogates are replacement characters (Encoding Standard, section 4.1). */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** Characters that are invisible, or that some programs read as line ends; samples contain them as escapes. */
export const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** Returns the code point of a character in at least four hexadecimal digits. */
export function hexadecimal(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
}

/** Returns `\\u` with at least four hexadecimal digits, the escape in most languages. */
function unicodeEscape(character: string): string {
  return `\\u${hexadecimal(character)}`;
}

/** Escapes invisible characters of a text without quotes: line ends and tabs by letters, all others by `code`. */
export function escapeInvisible(text: string, code: (character: string) => string = unicodeEscape): string {
  const short: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  return text.replace(INVISIBLE, (character) => short[character] ?? code(character));
}

/** Returns a literal in double quotes; `code` escapes the invisible characters that have no letter. */
export function quoted(text: string, code?: (character: string) => string): string {
  return `"${escapeInvisible(wellFormed(text).replace(/["\\]/g, '\\$&'), code)}"`;
}

/** Returns JSON on several lines without invisible characters, for literals that have no escapes. */
export function jsonText(value: unknown): string {
  return stringifyJson(value, 2).replace(INVISIBLE, (character) =>
    character === '\n' ? character : unicodeEscape(character),
  );
}

/** Splits a text after each line feed. */
export function linesOf(text: string): readonly string[] {
  return text === '' ? [''] : text.split(/(?<=\n)/);
}

/** Returns a text on one line, without invisible characters, for a comment. */
export function oneLine(text: string): string {
  return wellFormed(text).replace(INVISIBLE, ' ').replace(/ {2,}/g, ' ').trim();
}

/** Joins groups of lines, with an empty line between groups. */
export function sections(all: readonly (readonly string[])[]): readonly string[] {
  return all.filter(({ length }) => length > 0).flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]));
}

/** Indents lines by one step, except empty ones. */
export function indented(lines: readonly string[], step: string): readonly string[] {
  return lines.map((line) => (line === '' ? '' : step + line));
}
