/** The search index: made here once, fetched by a reader's browser when the search is first opened. */
import type { SearchEntry, SearchKind, Synonyms } from '#src/model/search.ts';
import { indexFile, LISTED_PLACES, type IndexFile } from '#src/shared/search/index-file.ts';
import { hashedFile } from './hashed-file.ts';
import type { OutputFile } from './output-file.ts';

/**
 * Where the index begins, below the site's root. Its address stays, so that no page changes with what can be found;
 * browsers ask whether it has changed, and it names the files behind it by their hashes.
 */
export const SEARCH_INDEX = 'search.json';

/** Characters of a file of the index: an eighth of them after compression. */
const LARGEST = 1_500_000;

/** What is looked for most is in the first file of an index that has several. */
const ORDER: readonly SearchKind[] = ['page', 'heading', 'operation', 'webhook', 'error', 'gap', 'schema'];

/** The files of the index, the first at `SEARCH_INDEX`. */
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

/** One file, or as many as it takes to keep each below a size: each entry is indexed once. */
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

/** Characters that an entry takes in a file, nearly: its own words, again as terms, and its places. */
function sizeOf({ title, names, text, places }: SearchEntry): number {
  const words = title.length + names.join().length + text.join().length;
  return 60 + words * WITH_TERMS + Math.min(places.length, LISTED_PLACES) * PLACE;
}

const WITH_TERMS = 2;
const PLACE = 110;
