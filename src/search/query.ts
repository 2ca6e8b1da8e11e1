import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { SearchKind } from '../model/search.ts';

/** The index file as the build writes it. */
export interface IndexFile {
  readonly options: Options;
  readonly index: AsPlainObject;
}

/** A search result. */
export interface Result {
  readonly id: number;
  readonly kind: SearchKind;
  readonly title: string;
  readonly href: string;
  readonly context: string;
}

export type Query = (text: string) => readonly Result[];

/** Relevance of a result by its kind: guides before the reference. */
const kindBoost: Readonly<Record<SearchKind, number>> = {
  page: 2.2,
  operation: 1.6,
  error: 1.3,
  heading: 1.2,
  enum: 1,
  field: 1,
  reference: 0.4,
};
const maxResults = 30;
const fieldBoost = { title: 4, context: 1.5, text: 1 };

/** A search over an index file: exact names first, then by relevance; longer words may have typing mistakes. */
export function createQuery({ options, index }: IndexFile): Query {
  const search = MiniSearch.loadJS<Result>(index, options);
  return (text) => {
    const wanted = text.trim().toLowerCase();
    if (wanted === '') return [];
    const found = (combineWith: 'AND' | 'OR') =>
      search.search(wanted, {
        combineWith,
        boost: fieldBoost,
        prefix: true,
        fuzzy: (term) => (term.length > 3 ? 0.2 : false),
        boostDocument: (_id, _term, stored) => boost(stored as unknown as Result | undefined, wanted),
      });
    const all = found('AND');
    return distinct((all.length > 0 ? all : found('OR')) as unknown as readonly Result[]).slice(0, maxResults);
  };
}

/** Drops results that read like an earlier one (an enum that several operations use). */
function distinct(results: readonly Result[]): readonly Result[] {
  const seen = new Set<string>();
  return results.filter(({ kind, title, context }) => {
    const words = [kind, title, context].join('\0');
    return !seen.has(words) && seen.add(words);
  });
}

function boost(result: Result | undefined, wanted: string): number {
  if (!result) return 1;
  return kindBoost[result.kind] * titleBoost(result, wanted);
}

function titleBoost({ kind, title }: Result, wanted: string): number {
  // Not for the reference: a guide that words the title differently comes first all the same.
  if (kind !== 'reference' && title.toLowerCase() === wanted) return 10;
  return title.toLowerCase().startsWith(wanted) ? 2 : 1;
}
