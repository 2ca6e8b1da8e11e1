import { stringifyJson } from '../schema/number-text.ts';

/** Returns a text with replacement characters for halves of surrogate pairs (Encoding Standard, section 4.1). */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** Characters that are invisible, or that end a line for some programs: printed as escapes. */
export const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** Returns four or more hexadecimal digits. */
export function hexadecimal(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
}

/** Returns four hexadecimal digits after `\\u`, the escape of most languages. */
function unicodeEscape(character: string): string {
  return `\\u${hexadecimal(character)}`;
}

/** Escapes invisible characters of an unquoted text: by the letters common to descendants of C, else by `code`. */
export function escapeInvisible(text: string, code: (character: string) => string = unicodeEscape): string {
  const short: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  return text.replace(INVISIBLE, (character) => short[character] ?? code(character));
}

/** Returns a literal in double quotes; `code` writes invisible characters without a letter. */
export function quoted(text: string, code?: (character: string) => string): string {
  return `"${escapeInvisible(wellFormed(text).replace(/["\\]/g, '\\$&'), code)}"`;
}

/** Returns JSON over several lines without invisible characters: fit for literals without escapes. */
export function jsonText(value: unknown): string {
  return stringifyJson(value, 2).replace(INVISIBLE, (character) =>
    character === '\n' ? character : unicodeEscape(character),
  );
}

/** Splits a text after each of its line feeds. */
export function linesOf(text: string): readonly string[] {
  return text === '' ? [''] : text.split(/(?<=\n)/);
}

/** Returns a comment's text on one line, without invisible characters. */
export function oneLine(text: string): string {
  return wellFormed(text).replace(INVISIBLE, ' ').replace(/ {2,}/g, ' ').trim();
}

/** Joins groups of lines with an empty line between them. */
export function sections(all: readonly (readonly string[])[]): readonly string[] {
  return all.filter(({ length }) => length > 0).flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]));
}

/** Indents lines by one step, except empty ones. */
export function indented(lines: readonly string[], step: string): readonly string[] {
  return lines.map((line) => (line === '' ? '' : step + line));
}
