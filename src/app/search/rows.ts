import type { SearchPlace } from '../../model/search.ts';
import type { Pasted } from '../../shared/pasted/pasted.ts';
import type { Found, SearchResult } from '../../shared/search/search.ts';

/** A row of the list: a result, or one of the places where an unfolded result occurs on the site. */
export interface Row {
  readonly result: SearchResult;
  readonly place: SearchPlace;
  /** Number of the place within an unfolded result, from 1; absent for the result itself. */
  readonly nth?: number;
}

/** Kinds of text in the search field that readers paste rather than type. */
const PASTED: ReadonlySet<Pasted['kind']> = new Set(['json', 'log', 'broken', 'curl']);

/** The link to the page that explains a pasted text. */
const EXPLAIN: SearchResult = {
  id: -1,
  kind: 'tool',
  title: 'Explain what you pasted',
  names: [],
  text: [],
  reference: true,
  places: [{ href: '/explain', where: 'Status, cause, fields. It stays in your browser.' }],
};

/**
 * Returns the results of a search. For a pasted text, adds a link to the page that explains the text. The first `named`
 * results, which are for a URL or status code in the text, stay before the link.
 */
export function withExplanation({ results, kind, named }: Found): readonly SearchResult[] {
  return PASTED.has(kind) ? [...results.slice(0, named), EXPLAIN, ...results.slice(named)] : results;
}

/** Whether a result is the link to the explanation of a pasted text. */
export function isExplanation({ id }: SearchResult): boolean {
  return id === EXPLAIN.id;
}

/** Returns the rows of the list: each result, followed by its places if it is unfolded. */
export function rowsOf(results: readonly SearchResult[], unfolded: ReadonlySet<number>): readonly Row[] {
  return results.flatMap((result) => {
    const [place] = result.places;
    if (place === undefined) return [];
    const places = unfolded.has(result.id) ? result.places : [];
    return [{ result, place }, ...places.map((each, index) => ({ result, place: each, nth: index + 1 }))];
  });
}

/** Counts the places of a result. */
export function placeCount({ places, more = 0 }: SearchResult): number {
  return places.length + more;
}
