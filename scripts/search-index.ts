/** The search index: built here once, fetched by a reader's browser when the search is first opened. */
import MiniSearch from 'minisearch';
import type { SearchEntry } from '../src/model/search.ts';

/** Fields of an entry that are searched, and those that a result shows. */
const fields = ['title', 'context', 'text'];
const storeFields = ['kind', 'title', 'href', 'context'];

/** JSON text of the index with the options it must be read with. */
export function searchIndex(entries: readonly SearchEntry[]): string {
  const index = new MiniSearch<SearchEntry & { id: number }>({ fields, storeFields, tokenize: words });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return JSON.stringify({ options: { fields, storeFields }, index });
}

/**
 * Words of a text, and the parts of names: `businessId` is found by `business` and by `id`.
 * Written so that what MiniSearch makes of a query (split at spaces and punctuation) is always among them.
 */
export function words(text: string): string[] {
  const whole = text.split(/[\n\r\p{Z}\p{P}]+/u).filter((word) => word !== '');
  const parts = whole.flatMap((word) => word.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu) ?? []);
  return [...whole, ...parts.filter((part) => part.length > 1 && !whole.includes(part))];
}
