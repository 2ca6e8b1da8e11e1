import type { SampleText } from '../../src/model/sample.ts';
import { hexadecimal, UNSEEN, wellFormed } from './portable.ts';

/** A literal in double quotes with escapes by letters that all of C's heirs share; `code` writes what else cannot be seen. */
export function quoted(
  text: string,
  code: (character: string) => string = (character) => `\\u${hexadecimal(character)}`,
): string {
  const short: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  return `"${wellFormed(text)
    .replace(/["\\]/g, '\\$&')
    .replace(UNSEEN, (character) => short[character] ?? code(character))}"`;
}

/** JSON over several lines in which everything can be seen: fit for literals that know no escapes. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(UNSEEN, (character) =>
    character === '\n' ? character : `\\u${hexadecimal(character)}`,
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

/** The parts of an address; whether one stands in the query decides how a secret is encoded there. */
export function partsOf(
  text: SampleText,
): readonly { readonly part: Exclude<SampleText, string>[number]; readonly inQuery: boolean }[] {
  const parts = typeof text === 'string' ? [text] : text;
  return parts.map((part, index) => ({
    part,
    inQuery: parts.slice(0, index).some((before) => typeof before === 'string' && before.includes('?')),
  }));
}

/** Groups of lines with an empty one between them. */
export function sections(all: readonly (readonly string[])[]): readonly string[] {
  return all.filter(({ length }) => length > 0).flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]));
}
