import type { Entries } from './entries.ts';
import type { UnitMatch } from './match-units.ts';

/** An entry and how well it matches by its words, from 0 to 1. */
export interface Close {
  readonly id: number;
  readonly base: number;
}

/** Entries that are looked at closely. */
const CLOSE = 200;
/** Weight of the rest of a question being elsewhere on the page of an entry, and how far that reaches. */
const AROUND = 0.15;
const HAD = 0.3;

/** The entries that match best by their words, each weighed by what it is worth before anything is asked. */
export function closest(
  matches: readonly UnitMatch[],
  entries: Entries,
  asked: { readonly isQuestion: boolean; readonly worth: (id: number) => number; readonly always: Iterable<number> },
): readonly Close[] {
  const { isQuestion, worth } = asked;
  const always = new Set(asked.always);
  const all = matches.reduce((sum, { weight }) => sum + weight, 0);
  const sums = new Float64Array(entries.end);
  const matched = new Float64Array(entries.end);
  const ids: number[] = [];
  for (const { hits, weight } of matches)
    for (const id of hits.ids) {
      if (matched[id] === 0) ids.push(id);
      sums[id] = (sums[id] ?? 0) + weight * qualityOf(hits.quality(id), isQuestion);
      matched[id] = (matched[id] ?? 0) + weight;
    }
  for (const id of always) if (matched[id] === 0) ids.push(id);
  const around = isQuestion ? elsewhere(matches, entries, ids) : undefined;
  const bases = Float64Array.from(ids, (id) => {
    const near = (around?.[id] ?? 0) / all;
    const share = (matched[id] ?? 0) / all;
    return ((sums[id] ?? 0) / all) * (isQuestion ? Math.min(1, share + HAD * near) : Math.sqrt(share)) + near * AROUND;
  });
  const weighed = bases.map((base, at) => base * worth(ids[at] ?? 0));
  const least = ids.length > CLOSE ? (weighed.slice().sort()[ids.length - CLOSE] ?? 0) : 0;
  return ids.flatMap((id, at) => ((weighed[at] ?? 0) >= least || always.has(id) ? [{ id, base: bases[at] ?? 0 }] : []));
}

/** Returns the weight of a match: of a question, the prose that answers it has most words, not all. */
function qualityOf(quality: number, isQuestion: boolean): number {
  return isQuestion ? Math.sqrt(quality) : quality;
}

/** By entry, the weight of what it lacks and its page has: sections are read in their page. */
function elsewhere(matches: readonly UnitMatch[], entries: Entries, ids: readonly number[]): Float64Array {
  const found = new Float64Array(entries.end);
  for (const { hits, weight } of matches) {
    const onPage = new Map<string, number>();
    for (const id of hits.ids) {
      const page = entries.pageOf(id);
      onPage.set(page, Math.max(onPage.get(page) ?? 0, hits.quality(id)));
    }
    for (const id of ids) {
      const more = (onPage.get(entries.pageOf(id)) ?? 0) - hits.quality(id);
      if (more > 0) found[id] = (found[id] ?? 0) + weight * more;
    }
  }
  return found;
}
