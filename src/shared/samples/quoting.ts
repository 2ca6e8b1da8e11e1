import { stringifyJson } from '../schema/number-text.ts';

/**
 * A text that has a form in UTF-8: halves of surrogate pairs become replacement characters (Encoding Standard, section
 * 4.1).
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** Characters that a reader would not see, or that end a line for some: printed as escapes. */
export const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** Four hexadecimal digits or more. */
export function hexadecimal(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
}

/** Four hexadecimal digits behind `\\u`, as most languages escape a character. */
function unicodeEscape(character: string): string {
  return `\\u${hexadecimal(character)}`;
}

/** Escapes characters of an unquoted text that cannot be seen: by letters that C's heirs share, else by `code`. */
export function escapeUnseen(text: string, code: (character: string) => string = unicodeEscape): string {
  const short: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  return text.replace(UNSEEN, (character) => short[character] ?? code(character));
}

/** A literal in double quotes; `code` writes what cannot be seen and has no letter. */
export function quoted(text: string, code?: (character: string) => string): string {
  return `"${escapeUnseen(wellFormed(text).replace(/["\\]/g, '\\$&'), code)}"`;
}

/** JSON over several lines in which everything can be seen: fit for literals that know no escapes. */
export function jsonText(value: unknown): string {
  return stringifyJson(value, 2).replace(UNSEEN, (character) =>
    character === '\n' ? character : unicodeEscape(character),
  );
}

/** A text cut behind each of its line feeds. */
export function linesOf(text: string): readonly string[] {
  return text === '' ? [''] : text.split(/(?<=\n)/);
}

/** A comment's text on one line, without what a reader does not see. */
export function oneLine(text: string): string {
  return wellFormed(text).replace(UNSEEN, ' ').replace(/ {2,}/g, ' ').trim();
}

/** Groups of lines with an empty one between them. */
export function sections(all: readonly (readonly string[])[]): readonly string[] {
  return all.filter(({ length }) => length > 0).flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]));
}

/** Lines moved in by one step; empty ones stay empty. */
export function indented(lines: readonly string[], step: string): readonly string[] {
  return lines.map((line) => (line === '' ? '' : step + line));
}
