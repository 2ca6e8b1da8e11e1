/** The search index: made here once, fetched by a reader's browser when the search is first opened. */
import type { SearchEntry, SearchKind, Synonyms } from '#src/model/search.ts';
import { indexFile, type IndexFile } from '#src/shared/search/index-file.ts';
import { hashedFile } from './hashed-file.ts';
import type { OutputFile } from './output-file.ts';

/**
 * Where the index begins, below the site's root. Its address stays, so that no page changes with what can be found;
 * browsers ask whether it has changed, and it names the files behind it by their hashes.
 */
export const SEARCH_INDEX = 'search.json';

/** Characters of a file of the index: an eighth of them after compression. */
const LARGEST = 2_000_000;

/** What is looked for most is in the first file of an index that has several. */
const ORDER: readonly SearchKind[] = ['page', 'heading', 'operation', 'webhook', 'error', 'gap', 'schema'];

/** The files of the index, the first at `SEARCH_INDEX`. */
export function searchFiles(
  entries: readonly SearchEntry[],
  synonyms: readonly Synonyms[],
  largest = LARGEST,
): readonly OutputFile[] {
  const [first, ...others] = shardsOf(inOrder(entries), 0, largest);
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

/** One file, or as many as it takes to keep each below a size. */
function shardsOf(entries: readonly SearchEntry[], first: number, largest: number): readonly IndexFile[] {
  const file = indexFile(entries, first);
  if (entries.length < 2 || JSON.stringify(file).length <= largest) return [file];
  const half = Math.ceil(entries.length / 2);
  return [...shardsOf(entries.slice(0, half), first, largest), ...shardsOf(entries.slice(half), first + half, largest)];
}
