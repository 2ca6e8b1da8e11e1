/** The search index: built here once, fetched by a reader's browser when the search is first opened. */
import MiniSearch from 'minisearch';
import type { SearchEntry } from '#src/model/search.ts';

/** Fields that are searched, and fields that a result shows. */
const fields = ['title', 'context', 'text'];
const storeFields = ['kind', 'title', 'href', 'context'];

/** The index as JSON, with the options to load it with. */
export function searchIndex(entries: readonly SearchEntry[]): string {
  const index = new MiniSearch<SearchEntry & { id: number }>({ fields, storeFields, tokenize: words });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return JSON.stringify({ options: { fields, storeFields }, index });
}

/**
 * Splits a text into words, and names into parts: `businessId` is found by `business` and by `id`.
 * The terms that MiniSearch makes of a query (split at spaces and punctuation) are always among them.
 */
function words(text: string): string[] {
  const whole = text.split(/[\n\r\p{Z}\p{P}]+/u).filter((word) => word !== '');
  const parts = whole.flatMap((word) => word.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu) ?? []);
  return [...whole, ...parts.filter((part) => part.length > 1 && !whole.includes(part))];
}
