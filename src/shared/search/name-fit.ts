/** Rates how well the names of an entry fit a query beyond its words. */
import type { IndexedEntry } from './entries.ts';
import type { UnitMatch } from './match-units.ts';
import type { Query } from './query.ts';
import { memoize } from '../text/memoize.ts';
import { compact, meaningful } from './words.ts';

/** Names of an entry as they are compared: made once. */
interface Names {
  /** The title and the names, letters and digits alone. */
  readonly compact: readonly string[];
  /** Segments of each that is a path. */
  readonly segments: readonly (ReadonlySet<string> | undefined)[];
  /** Different words of the title. */
  readonly words: number;
}

const namesOf = memoize(({ kind, title, names }: IndexedEntry): Names => {
  return {
    compact: [title, ...names].map(compact),
    segments: ['', ...names].map((name) =>
      kind === 'operation' && name.includes('/') ? new Set(name.split('/').map(compact)) : undefined,
    ),
    words: new Set(meaningful(title)).size,
  };
});

/** An identifier as it is written, whatever its case and separators; or the end of a path. */
export function exactness(entry: IndexedEntry, { compact: wanted, text }: Query): number {
  const { kind, title, names } = entry;
  const known = namesOf(entry);
  const isPath = /[./]/.test(text);
  let best = 0;
  known.compact.forEach((own, at) => {
    if (own === wanted && own !== '')
      best = Math.max(
        best,
        wholeName(at === 0 ? title : (names[at - 1] ?? ''), at === 0, text.trim()) +
          // The address of a guide names it as a title does.
          (kind === 'page' && at > 0 ? 0.5 : 0),
      );
    else if (known.segments[at]?.has(wanted) === true) best = Math.max(best, 0.8);
    else if (wanted.length > 3 && isPath && own.endsWith(wanted)) best = Math.max(best, 0.8);
    else if (at === 0 && wanted.length > 2 && own.startsWith(wanted))
      best = Math.max(best, 0.4 * (wanted.length / own.length));
  });
  return best;
}

/** A whole name: more for a title, for the very letters, and where words stand for words. */
function wholeName(name: string, isTitle: boolean, text: string): number {
  // What is written as only an identifier is means that one.
  const exact = name !== text ? 0 : /\p{Ll}\p{Lu}|_|-/u.test(text) ? 0.7 : 0.1;
  return (isTitle ? 1 : 0.95) + exact - (text.includes(' ') && !/[\s/-]/.test(name) ? 0.3 : 0);
}

/** Returns how much of the title the query covers, and of the query the title. */
export function titleFit(entry: IndexedEntry, matches: readonly UnitMatch[]): number {
  let words = 0;
  let weight = 0;
  let all = 0;
  let isWhole = true;
  for (const { hits, unit, weight: own } of matches) {
    all += own;
    if (hits.inTitle(entry.id)) {
      words += unit.words.length;
      weight += own;
    } else isWhole = false;
  }
  if (words === 0) return 0;
  const fit = Math.min(1, words / Math.max(1, namesOf(entry).words));
  return fit * 0.25 * (weight / all) + (fit === 1 && isWhole ? 0.45 : 0);
}
