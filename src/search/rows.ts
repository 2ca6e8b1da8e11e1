import type { SearchPlace } from '../model/search.ts';
import type { SearchResult } from '../shared/search/rank.ts';

/** A line of the list: a result, or one of the places of the result above. */
export interface Row {
  readonly result: SearchResult;
  readonly place: SearchPlace;
  /** Number of the place below an unfolded result, from 1; absent on the result itself. */
  readonly nth?: number;
}

/** Returns the lines of the list: of unfolded results all places. */
export function rowsOf(results: readonly SearchResult[], unfolded: ReadonlySet<number>): readonly Row[] {
  return results.flatMap((result) => {
    const [place] = result.places;
    if (place === undefined) return [];
    const places = unfolded.has(result.id) ? result.places : [];
    return [{ result, place }, ...places.map((each, index) => ({ result, place: each, nth: index + 1 }))];
  });
}

/** Counts the places of a result. */
export function placeCount({ places, more }: SearchResult): number {
  return places.length + more;
}
