/** Rates how well the paragraphs of an entry fit a query beyond its words. */
import type { IndexedEntry } from './entries.ts';
import type { UnitMatch } from './match-units.ts';
import type { Query } from './query.ts';
import { memoize } from '../text/memoize.ts';
import { meaningful, stemOf } from './words.ts';

/** Weights of words in sequence, and of a paragraph that has all words of the query. */
const PHRASE = 0.2;
const TOGETHER = 0.3;

/** Words of the query one after another, and for a question how much of it the best paragraph has. */
export function proseFit(entry: IndexedEntry, { words, isQuestion }: Query, matches: readonly UnitMatch[]): number {
  if (words.length < 2 || entry.text.length === 0) return 0;
  const paragraphs = paragraphsOf(entry);
  const wanted = ` ${words.map(stemOf).join(' ')} `;
  const phrase = paragraphs.some(({ stems }) => stems.includes(wanted)) ? PHRASE : 0;
  if (!isQuestion) return phrase;
  const all = matches.reduce((sum, { weight }) => sum + weight, 0);
  const shares = paragraphs.map(({ known }) => shareOf(known, matches) / all);
  return phrase + TOGETHER * Math.max(...shares) ** 2;
}

function shareOf(known: ReadonlySet<string>, matches: readonly UnitMatch[]): number {
  let sum = 0;
  for (const { unit, weight } of matches) {
    const has = (words: readonly string[]): boolean => words.every((word) => known.has(stemOf(word)));
    if (has(unit.words)) sum += weight;
    else if (unit.others.some(has)) sum += weight / 2;
  }
  return sum;
}

/** A paragraph as it is compared, the title read with each. */
interface Paragraph {
  /** Between spaces, in their order. */
  readonly stems: string;
  readonly known: ReadonlySet<string>;
}

const paragraphsOf = memoize((entry: IndexedEntry): readonly Paragraph[] => {
  const title = meaningful(entry.title).map(stemOf);
  return entry.text.map((text) => {
    const stems = meaningful(text).map(stemOf);
    return { stems: ` ${stems.join(' ')} `, known: new Set([...title, ...stems]) };
  });
});
