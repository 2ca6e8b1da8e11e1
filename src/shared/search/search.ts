/** The search, which runs both in the browser and in Node.js. */
import type { SearchEntry, SearchKind, Synonyms } from '../../model/search.ts';
import type { Pasted } from '../pasted/pasted.ts';
import { recognise } from '../pasted/recognise.ts';
import { createEntryIndex, type IndexedEntry } from './entry-index.ts';
import { entriesOfCall, wordsBeside } from './pasted-entries.ts';

/** A search over the entries of a site. */
export interface Search {
  /** Adds entries, in one or several calls. Entries must be added in the order of the search index. */
  add(entries: readonly SearchEntry[]): void;
  /**
   * Returns the results for a text, the best first. For an empty text, these are the tools and the first pages of the
   * site.
   */
  find(text: string): Found;
}

export type SearchResult = IndexedEntry;

/** The results of a search. */
export interface Found {
  readonly results: readonly SearchResult[];
  /** The kind of the text: `words` for a typed query, else a kind of pasted text. */
  readonly kind: Pasted['kind'];
  /** Number of results for the URL or status code in a pasted text. These results are first in the list. */
  readonly named: number;
}

/** Maximum number of characters that are read: enough to recognise the kind of a large body. */
const LONGEST = 20_000;
/** Number of pages among the results for an empty text. */
const PAGES = 5;

/** Creates a search without entries, to which entries can be added in several parts. */
export function createSearch(synonyms: readonly Synonyms[] = []): Search {
  const { entries, add, find } = createEntryIndex(synonyms);
  const ofKind = (kind: SearchKind) => entries.filter((entry) => entry.kind === kind);
  return {
    add,
    find(text) {
      if (text.trim() === '')
        return { kind: 'words', named: 0, results: [...ofKind('tool'), ...ofKind('page').slice(0, PAGES)] };
      const pasted = recognise(text.slice(0, LONGEST));
      if (pasted.kind === 'words') return { kind: 'words', named: 0, results: find(pasted.text) };
      const named = entriesOfCall(pasted.call, ofKind);
      const known = new Set(named.map(({ id }) => id));
      const others = find(wordsBeside(pasted, text, named.length > 0)).filter(({ id }) => !known.has(id));
      return { kind: pasted.kind, named: named.length, results: [...named, ...others] };
    },
  };
}
