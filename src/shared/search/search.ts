/** The search: the same in the browser and in Node.js. */
import type { SearchEntry, SearchKind, Synonyms } from '../../model/search.ts';
import type { Pasted } from '../pasted/pasted.ts';
import { recognise } from '../pasted/recognise.ts';
import { createEntryIndex, type IndexedEntry } from './entry-index.ts';
import { entriesOfCall, wordsBeside } from './pasted-entries.ts';

/** A search over the entries of a site. */
export interface Search {
  /** Adds entries of the index, in its order. */
  add(entries: readonly SearchEntry[]): void;
  /** Returns the results, the best first; for an empty text the initial ones. */
  find(text: string): Found;
}

export type SearchResult = IndexedEntry;

/** The results for a text. */
export interface Found {
  readonly results: readonly SearchResult[];
  /** The kind of the text: typed words, or a kind of pasted text. */
  readonly kind: Pasted['kind'];
  /** The number of leading results that a pasted text names itself. */
  readonly named: number;
}

/** Maximum number of characters that are searched: a large body reveals its kind by then. */
const LONGEST = 20_000;
/** Number of initial pages: the first of the site. */
const PAGES = 5;

/** A search over entries, which may arrive in several parts. */
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
