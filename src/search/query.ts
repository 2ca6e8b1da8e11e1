import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { SearchKind } from '../model/search.ts';

/** The index file as the build writes it. */
export interface IndexFile {
  readonly options: Options;
  readonly index: AsPlainObject;
}

/** One thing found. */
export interface Result {
  readonly id: number;
  readonly kind: SearchKind;
  readonly title: string;
  readonly href: string;
  readonly context: string;
}

export type Query = (text: string) => readonly Result[];

/** How much a find of each kind is worth beside another with the same words: a guide explains before the reference states. */
const weight: Readonly<Record<SearchKind, number>> = {
  page: 2.2,
  operation: 1.6,
  error: 1.3,
  heading: 1.2,
  enum: 1,
  field: 1,
  reference: 0.4,
};
const most = 30;
const field = { title: 4, context: 1.5, text: 1 };

/** A search over an index file: names written exactly first, then by what is nearest; typing mistakes are forgiven in longer words. */
export function createQuery({ options, index }: IndexFile): Query {
  const search = MiniSearch.loadJS<Result>(index, options);
  return (text) => {
    const wanted = text.trim().toLowerCase();
    if (wanted === '') return [];
    const found = (combineWith: 'AND' | 'OR') =>
      search.search(wanted, {
        combineWith,
        boost: field,
        prefix: true,
        fuzzy: (term) => (term.length > 3 ? 0.2 : false),
        boostDocument: (_id, _term, stored) => boost(stored as unknown as Result | undefined, wanted),
      });
    const all = found('AND');
    return distinct((all.length > 0 ? all : found('OR')) as unknown as readonly Result[]).slice(0, most);
  };
}

/** Of results that read the same (an enum that several operations use) the best placed. */
function distinct(results: readonly Result[]): readonly Result[] {
  const seen = new Set<string>();
  return results.filter(({ kind, title, context }) => {
    const words = [kind, title, context].join('\0');
    return !seen.has(words) && seen.add(words);
  });
}

function boost(result: Result | undefined, wanted: string): number {
  if (!result) return 1;
  const title = result.title.toLowerCase();
  // A guide may call it a little otherwise, and comes first all the same.
  const written = title === wanted && result.kind !== 'reference' ? 10 : title.startsWith(wanted) ? 2 : 1;
  return weight[result.kind] * written;
}
