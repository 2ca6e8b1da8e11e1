import { meaningful, stemOf } from '../shared/search/words.ts';
import { memoizeText } from '../shared/text/memoize.ts';

/** Part of a text, and whether it matches a word of the query. */
export interface Segment {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a text at the words of the query that tell something, ignoring case. They are letters and digits alone. */
export function matchSegments(text: string, query: string): Segment[] {
  const pattern = patternOf(query);
  if (pattern === undefined) return [{ text, isMatch: false }];
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((segment) => segment.text !== '');
}

/** All texts of a list are held against one query. */
const patternOf = memoizeText(1, (query) => {
  const words = [...new Set(meaningful(query))].sort((a, b) => b.length - a.length);
  return words.length === 0 ? undefined : new RegExp(`(${words.flatMap(alternatives).join('|')})`, 'gu');
});

/** Letters that a word has at least to be marked inside another. */
const INSIDE = 4;

/** Returns expressions for a word and words of its stem; a short one matches only where a word or part begins. */
function alternatives(word: string): readonly string[] {
  const typed = inAnyCase(word);
  if (word.length < INSIDE) {
    const capital = `${word.slice(0, 1).toUpperCase()}${inAnyCase(word.slice(1))}`;
    return [`(?<![\\p{L}\\p{N}])${typed}`, `(?<=[\\p{Ll}\\p{N}])${capital}`];
  }
  const stem = stemOf(word);
  return stem.length < INSIDE || stem === word || !word.startsWith(stem)
    ? [typed]
    : [typed, `${inAnyCase(stem)}\\p{L}*`];
}

/** Writes an expression for a word in any case, without the flag `i`, as capitals matter elsewhere in it. */
function inAnyCase(word: string): string {
  return [...word]
    .map((letter) => {
      const capital = letter.toUpperCase();
      return capital === letter || [...capital].length > 1 ? letter : `[${letter}${capital}]`;
    })
    .join('');
}
