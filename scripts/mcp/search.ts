import type { IndexFile } from '#src/shared/search/index-file.ts';
import { createSearch, type Search } from '#src/shared/search/search.ts';

/** The search of the browser over the same index; its files are read by their names when the search is first asked. */
export function openSearch(first: string, read: (name: string) => string): () => Search {
  let search: Search | undefined;
  return () => (search ??= loaded());

  function loaded(): Search {
    const made = createSearch();
    const start = JSON.parse(read(first)) as IndexFile;
    made.add(start);
    for (const name of start.more ?? []) made.add(JSON.parse(read(name)) as IndexFile);
    return made;
  }
}
