import type MiniSearch from 'minisearch';
import type { IndexedEntry } from './index-file.ts';
import { lookUp, lookUpWhole, type Hits } from './lookup.ts';
import type { Query, Unit } from './query.ts';

/** What matches a unit of the query, and how much the unit counts: rare words more. */
export interface UnitMatch {
  readonly unit: Unit;
  readonly weight: number;
  readonly hits: Hits;
}

/** How much another word for something says. */
const SYNONYM = 0.6;

/** Looks every unit of a query up. `total` is the number of all entries. */
export function matchUnits(
  { units }: Query,
  indexes: readonly MiniSearch<IndexedEntry>[],
  total: number,
): readonly UnitMatch[] {
  const known = new Map<string, Hits>();
  const hitsOf = (word: string): Hits => {
    const hits = known.get(word) ?? lookUp(word, indexes);
    known.set(word, hits);
    return hits;
  };
  // Nobody has typed them: neither their beginnings nor their mistakes mean anything.
  const wholeHitsOf = (word: string): Hits => {
    const key = `${word} `;
    const hits = known.get(key) ?? lookUpWhole(word, indexes);
    known.set(key, hits);
    return hits;
  };
  return units.map((unit) => {
    const hits: Hits = new Map();
    const own = unit.words.map(hitsOf);
    merge(hits, own, 1);
    const others = unit.others.map((other) => other.map(wholeHitsOf));
    for (const other of others) merge(hits, other, SYNONYM);
    const rarest = Math.min(...[...own, ...others.flat()].map((each) => each.size || Infinity));
    return { unit, weight: Math.log(1 + total / (Number.isFinite(rarest) ? rarest : 1)) * unit.words.length, hits };
  });
}

/** Adds what the words of a phrase match; what only some of them match counts by their share. */
function merge(hits: Hits, words: readonly Hits[], factor: number): void {
  const ids = new Set(words.flatMap((each) => [...each.keys()]));
  for (const id of ids) {
    const found = words.flatMap((each) => each.get(id) ?? []);
    const share = found.length / words.length;
    const quality = (found.reduce((sum, hit) => sum + hit.quality, 0) / words.length) * share * factor;
    const before = hits.get(id);
    if (before === undefined || quality > before.quality)
      hits.set(id, { quality, inTitle: factor === 1 && share === 1 && found.every((hit) => hit.inTitle) });
  }
}
