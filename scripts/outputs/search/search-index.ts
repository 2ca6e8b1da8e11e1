/** Writes the search index: entries that a reader's browser fetches and indexes when the search is first opened. */
import type { SearchEntry, SearchFile, Synonyms } from '#src/model/search.ts';
import { KINDS } from '#src/shared/search/ranking.ts';
import { hashedFile, type OutputFile } from '../output-file.ts';

/**
 * Path of the index's first file below the site's root. The path never changes, so that a new index does not change the
 * pages; browsers therefore revalidate the file. The file lists the other files, whose names contain hashes.
 */
export const SEARCH_INDEX = 'search.json';

/** Maximum length of the entries in an index file, in characters. The compressed file has a tenth as many bytes. */
const LARGEST = 1_000_000;

/** Returns the files of the index, the first at `SEARCH_INDEX`. */
export function searchFiles(
  entries: readonly SearchEntry[],
  synonyms: readonly Synonyms[],
  largest = LARGEST,
): readonly OutputFile[] {
  const [first = [], ...others] = shardsOf(withLeads(inOrder(entries), synonyms), largest);
  const more = others.map((shard) => hashedFile('search', 'json', JSON.stringify({ entries: shard })));
  const names = more.map(({ path }) => path);
  const file: SearchFile = { entries: first, synonyms, ...(names.length > 0 && { more: names }) };
  return [{ path: SEARCH_INDEX, contents: JSON.stringify(file) }, ...more];
}

function inOrder(entries: readonly SearchEntry[]): readonly SearchEntry[] {
  const kinds = Object.keys(KINDS);
  return [...entries].sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}

/** Adds the synonyms for a URL to the first entry at that URL. */
function withLeads(entries: readonly SearchEntry[], synonyms: readonly Synonyms[]): readonly SearchEntry[] {
  const leads = new Map<SearchEntry, string[]>();
  for (const { href, words } of synonyms) {
    const led = entries.find(({ places }) => places.some((place) => place.href === href));
    if (led !== undefined) leads.set(led, [...(leads.get(led) ?? []), ...words]);
  }
  return entries.map((entry) => (leads.has(entry) ? { ...entry, leads: leads.get(entry) ?? [] } : entry));
}

/**
 * Divides entries into lists, in order. The entries of a list have at most `largest` characters as JSON; an entry that
 * is longer is alone in its list.
 */
function shardsOf(entries: readonly SearchEntry[], largest: number): readonly (readonly SearchEntry[])[] {
  const shards: SearchEntry[][] = [[]];
  let size = 0;
  for (const entry of entries) {
    const own = JSON.stringify(entry).length;
    if (size > 0 && size + own > largest) {
      shards.push([]);
      size = 0;
    }
    shards.at(-1)?.push(entry);
    size += own;
  }
  return shards;
}
