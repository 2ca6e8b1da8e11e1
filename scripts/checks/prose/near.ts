import { memoize } from '#src/shared/text/memoize.ts';
import { nearest } from '#src/shared/text/nearest.ts';

/** Minimum length of a word that may have one wrong letter (`ONE_SLIP`) or two (`TWO_SLIPS`). */
const ONE_SLIP = 5;
const TWO_SLIPS = 8;

/**
 * Returns the name that a word resembles; undefined if there is none. The word may
 *
 * - differ from the name only in case or separators;
 * - have one wrong letter, or two if it has at least eight letters;
 * - add a word to a compound name, as `orderItemOld` does to `orderItem`.
 *
 * A word in capitals resembles only names in capitals.
 */
export function nearName(word: string, names: readonly string[]): string | undefined {
  const { found } = indexOf(names);
  if (!found.has(word)) found.set(word, find(word, names));
  return found.get(word);
}

function find(word: string, names: readonly string[]): string | undefined {
  const { all, shouted, bySquashed } = indexOf(names);
  if (word.length < 3) return undefined;
  if (isShouted(word)) return slip(word, shouted);
  const parts = partsOf(word);
  const beginning = parts.length > 2 ? bySquashed.get(parts.slice(0, -1).join('')) : undefined;
  return bySquashed.get(parts.join('')) ?? slip(word, all) ?? (beginning?.[0] === word[0] ? beginning : undefined);
}

function slip(word: string, names: readonly string[]): string | undefined {
  return word.length < ONE_SLIP ? undefined : nearest(word, names, word.length < TWO_SLIPS ? 1 : 2);
}

const indexOf = memoize((names: readonly string[]) => {
  const all = names.filter((name) => !isShouted(name));
  return {
    all,
    shouted: names.filter(isShouted),
    // The first of several names with the same letters is used.
    bySquashed: new Map([...names].reverse().map((name) => [partsOf(name).join(''), name])),
    found: new Map<string, string | undefined>(),
  };
});

/** Returns the words of a name: `order` and `line` for `OrderLine`, `orderLine` or `order-line`. */
function partsOf(name: string): readonly string[] {
  return name
    .split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/)
    .filter((part) => part !== '')
    .map((part) => part.toLowerCase());
}

function isShouted(word: string): boolean {
  return word === word.toUpperCase() && /[A-Z]/.test(word);
}
