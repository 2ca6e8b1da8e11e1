import { readNumber } from '../schema/number-text.ts';
import { JSON_NUMBER } from '../text/json-number.ts';

const NUMBER_LIKE = /^[+-]?\.?\d/;
const WORDS: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };
/** Literals of other programming languages, with their JSON values: Python's `None` is null. */
const FOREIGN: Readonly<Record<string, unknown>> = {
  True: true,
  False: false,
  None: null,
  nil: null,
  undefined: null,
  NaN: null,
  Infinity: null,
  '-Infinity': null,
};

/** An unquoted value. If JSON does not allow the value as written, `kind` and `message` describe the mistake. */
type Word = { readonly value: unknown } & (
  | { readonly kind: 'number' | 'word'; readonly message: string }
  | { readonly kind?: undefined; readonly message?: undefined }
);

/**
 * Reads an unquoted value: a JSON number or literal, or a literal of another language. Any other word becomes a string.
 */
export function readWord(word: string): Word {
  if (JSON_NUMBER.test(word)) return { value: readNumber(word) };
  if (Object.hasOwn(WORDS, word)) return { value: WORDS[word] };
  const kind = NUMBER_LIKE.test(word) ? 'number' : 'word';
  if (Object.hasOwn(FOREIGN, word))
    return { value: FOREIGN[word], kind, message: `JSON writes \`${String(FOREIGN[word])}\` for \`${word}\`.` };
  if (kind === 'number' && Number.isFinite(Number(word)))
    return { value: Number(word), kind, message: `JSON writes the number \`${cut(word)}\` as \`${Number(word)}\`.` };
  return { value: word, kind, message: `\`${cut(word)}\` needs double quotes.` };
}

/** Shortens a name to 40 characters, for use in a message. */
export function cut(name: string): string {
  return name.length > 40 ? `${name.slice(0, 39)}…` : name;
}
