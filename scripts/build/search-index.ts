/** The search index: made here once, fetched by a reader's browser when the search is first opened. */
import type { SearchEntry, SearchKind, Synonyms } from '#src/model/search.ts';
import { indexFile, LISTED_PLACES, type IndexFile } from '#src/shared/search/index-file.ts';
import { hashedFile, type OutputFile } from './output-file.ts';

/**
 * Path of the index's first file below the site's root. Its URL stays, so that no page changes with what can be found;
 * browsers ask whether it has changed, and it names the files behind it by their hashes.
 */
export const SEARCH_INDEX = 'search.json';

/** Characters of a file of the index: an eighth of them after compression. */
const LARGEST = 1_500_000;

/** Kinds in the order of their search frequency: the first are in the first file of an index that has several. */
const ORDER: readonly SearchKind[] = ['tool', 'page', 'heading', 'operation', 'webhook', 'error', 'gap', 'schema'];

/** Returns the files of the index, the first at `SEARCH_INDEX`. */
export function searchFiles(
  entries: readonly SearchEntry[],
  synonyms: readonly Synonyms[],
  largest = LARGEST,
): readonly OutputFile[] {
  const [first, ...others] = shardsOf(inOrder(entries), largest);
  const more = others.map((shard) => hashedFile('search', 'json', JSON.stringify(shard)));
  const names = more.map(({ path }) => path);
  return [
    {
      path: SEARCH_INDEX,
      contents: JSON.stringify({ ...first, synonyms, total: entries.length, ...(names.length > 0 && { more: names }) }),
    },
    ...more,
  ];
}

function inOrder(entries: readonly SearchEntry[]): readonly SearchEntry[] {
  const rank = ({ kind }: SearchEntry): number => (ORDER.includes(kind) ? ORDER.indexOf(kind) : ORDER.length);
  return entries
    .map((entry) => ({ entry, by: rank(entry) }))
    .sort((a, b) => a.by - b.by)
    .map(({ entry }) => entry);
}

/** Divides entries into as few files as keep each below a size. */
function shardsOf(entries: readonly SearchEntry[], largest: number): readonly IndexFile[] {
  const shards: SearchEntry[][] = [[]];
  let size = 0;
  for (const entry of entries) {
    const own = sizeOf(entry);
    if (size > 0 && size + own > largest) {
      shards.push([]);
      size = 0;
    }
    shards.at(-1)?.push(entry);
    size += own;
  }
  let first = 0;
  return shards.map((shard) => {
    const file = indexFile(shard, first);
    first += shard.length;
    return file;
  });
}

/** Estimates the characters that an entry takes in a file: its words, again as terms, and its places. */
function sizeOf({ title, names, text, places }: SearchEntry): number {
  const words = title.length + names.join().length + text.join().length;
  return 60 + words * WITH_TERMS + Math.min(places.length, LISTED_PLACES) * PLACE;
}

const WITH_TERMS = 2;
const PLACE = 110;
