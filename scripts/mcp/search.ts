import { createQuery, type IndexFile, type Query, type Result } from '#src/search/query.ts';

/** What the search of the site finds, best first. */
export type Search = (text: string) => readonly Result[];

/** The search of the browser over the same index, which is loaded when it is first asked. */
export function createSearch(load: () => unknown): Search {
  let query: Query | undefined;
  return (text) => {
    query ??= createQuery(load() as IndexFile);
    return query(text);
  };
}
