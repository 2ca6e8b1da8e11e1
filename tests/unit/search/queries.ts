import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { compile } from '#scripts/checks/compile.ts';
import { searchFiles } from '#scripts/outputs/search/search-index.ts';
import { searchEntries } from '#scripts/outputs/search/gather.ts';
import type { SearchFile } from '#src/model/search.ts';
import { createSearch, type Search } from '#src/shared/search/search.ts';

export interface Query {
  readonly query: string;
  readonly to: string;
  /** Places that are as good. */
  readonly or?: readonly string[];
}

/** How queries fared, and those that did not come first. */
export interface Figures {
  readonly queries: number;
  readonly first: number;
  readonly firstThree: number;
  readonly misses: readonly string[];
}

/** The queries of a file, of all its groups. */
export function queriesOf(file: string): readonly Query[] {
  return Object.values(parse(readFileSync(file, 'utf8')) as Readonly<Record<string, readonly Query[]>>).flat();
}

/** A search over the files that a build writes for these sources. */
export async function searchOf(openapi: string, guides?: string): Promise<Search> {
  const { site } = await compile({ openapi, ...(guides === undefined ? {} : { guides }) }, { runsChecks: false });
  if (site === undefined) throw new Error(`${openapi} does not compile.`);
  const { pages, reference, synonyms } = site;
  const entries = searchEntries(
    (function* () {
      yield* pages;
      for (const href of reference.hrefs) yield reference.page(href);
    })(),
  );
  const files = searchFiles(entries, synonyms).map(({ contents }) => JSON.parse(String(contents)) as SearchFile);
  const search = createSearch(files[0]?.synonyms);
  for (const file of files) search.add(file.entries);
  return search;
}

/** Tries queries: what comes first, and what among the first three. */
export function tryQueries(search: Search, queries: readonly Query[]): Figures {
  const misses: string[] = [];
  let first = 0;
  let firstThree = 0;
  for (const { query, to, or = [] } of queries) {
    const landed = search.find(query).results.map(({ places }) => places[0]?.href ?? '');
    const at = landed.findIndex((href) => href === to || or.includes(href));
    if (at === 0) first += 1;
    else
      misses.push(
        `${query} → ${to}: ${at < 0 ? 'not found' : `as ${at + 1}.`}, after ${landed.slice(0, 3).join(', ')}`,
      );
    if (at >= 0 && at < 3) firstThree += 1;
  }
  return { queries: queries.length, first, firstThree, misses };
}

/** The figures as lines. */
export function toldFigures(name: string, { queries, first, firstThree, misses }: Figures): string {
  return [
    `${name}: ${queries} queries, ${first} first (${((100 * first) / queries).toFixed(1)} %), ${firstThree} in the first three`,
    ...misses.map((miss) => `  ${miss}`),
  ].join('\n');
}

/** A description that is not part of this project, as an environment variable names it. */
export function largeDescription(): string | undefined {
  const file = process.env['LARGE_DESCRIPTION'];
  return file !== undefined && existsSync(file) ? file : undefined;
}
