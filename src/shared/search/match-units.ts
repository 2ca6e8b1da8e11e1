import { Hits } from './hits.ts';
import type { Lookup } from './lookup.ts';
import type { Query, Unit } from './query.ts';

/** The entries that match a unit of the query, and its weight: rare words weigh more. */
export interface UnitMatch {
  readonly unit: Unit;
  readonly weight: number;
  readonly hits: Hits;
}

/** Weight of a synonym. */
const SYNONYM = 0.6;
/** Weight of a word that occurs nowhere as it is written. */
const GUESS = 0.6;

/** Looks every unit of a query up. `entries` has their `count`; their numbers are below `end`. */
export function matchUnits(
  { units, words, isOpen }: Query,
  lookup: Lookup,
  entries: { readonly count: number; readonly end: number },
): readonly UnitMatch[] {
  const end = isOpen ? words.length - 1 : words.length;
  let at = 0;
  return units.map((unit) => {
    const own = unit.words.map((word) => lookup.word(word, at++ < end));
    // Nobody has typed them: neither their beginnings nor their mistakes mean anything.
    const others = unit.others.map((other) => other.map((word) => lookup.wholeWord(word)));
    const hits = new Hits(entries.end);
    merge(hits, own, 1);
    for (const other of others) merge(hits, other, SYNONYM);
    const rarest = Math.min(...[...own, ...others.flat()].map((each) => each.ids.length || Infinity));
    const isGuess = own.every((each) => each.isGuess) && others.length === 0;
    const rarity = Math.log(1 + entries.count / (Number.isFinite(rarest) ? rarest : 1)) * (isGuess ? GUESS : 1);
    return { unit, weight: rarity * unit.words.length, hits };
  });
}

/** Adds what the words of a phrase match; what only some of them match counts by their share. */
function merge(hits: Hits, words: readonly Hits[], factor: number): void {
  const ids = words.length === 1 ? (words[0]?.ids ?? []) : new Set(words.flatMap((each) => each.ids));
  for (const id of ids) {
    let sum = 0;
    let matched = 0;
    let titled = 0;
    for (const each of words) {
      const quality = each.quality(id);
      if (quality === 0) continue;
      sum += quality;
      matched += 1;
      if (each.inTitle(id)) titled += 1;
    }
    const quality = (sum / words.length) * (matched / words.length) * factor;
    hits.replace(id, quality, factor === 1 && titled === words.length);
  }
}
