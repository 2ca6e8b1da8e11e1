import type { SearchResult } from '../shared/search/rank.ts';
import { counted } from '../shared/text/counted.ts';
import type { IndexState } from './index-store.ts';
import { KIND_LABEL } from './kinds.ts';
import { placeCount, type Row } from './rows.ts';

/** Says how much is found, and how to see the places of the active result, for a live region. */
export function status(
  { search }: IndexState,
  results: readonly SearchResult[],
  row: Row | undefined,
  unfolded: ReadonlySet<number>,
): string {
  if (search === undefined) return '';
  if (results.length === 0) return 'Nothing found';
  const found = counted(results.length, 'result');
  if (row === undefined || placeCount(row.result) < 2) return found;
  const { title, kind } = row.result;
  return unfolded.has(row.result.id)
    ? `${found}. ${KIND_LABEL[kind]} ${title}: ${placeCount(row.result)} places shown, left arrow hides them`
    : `${found}. Right arrow shows the ${placeCount(row.result)} places of ${title}`;
}

/** Returns the text shown in place of results. */
export function hint({ search, failed }: IndexState, text: string): string {
  if (failed && search === undefined)
    return 'The search index could not be loaded. Check your connection, then type again.';
  if (search === undefined) return 'Loading the search index …';
  return `Nothing found for “${text.trim().slice(0, 200)}”. Try a single keyword, a field name or a status code.`;
}

/** Milliseconds without a key after which a count is announced: those in between are of no use. */
export const QUIET = 400;
