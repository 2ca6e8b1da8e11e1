/** The search: the same in the browser and in Node.js. */
import type { SearchEntry, SearchKind, Synonyms } from '../../model/search.ts';
import type { Pasted } from '../pasted/pasted.ts';
import { recognise } from '../pasted/recognise.ts';
import { createEntryIndex, type IndexedEntry } from './entry-index.ts';
import { entriesOfCall, wordsBeside } from './pasted-entries.ts';

export interface Search {
  /** Adds entries of the index, in its order. */
  add(entries: readonly SearchEntry[]): void;
  /** The results, the best first; for no text what to begin with. */
  find(text: string): Found;
}

export type SearchResult = IndexedEntry;

export interface Found {
  readonly results: readonly SearchResult[];
  /** The kind of the text: words that were typed, or something that was pasted. */
  readonly kind: Pasted['kind'];
  /** The first results that a pasted text names itself. */
  readonly named: number;
}

/** Characters of a text that are searched: a body of a megabyte has said what it is by then. */
const LONGEST = 20_000;
/** Pages to begin with: the first of the site. */
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
