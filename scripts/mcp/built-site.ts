/** Gives the tools access to a built site: its Markdown, its data for programs and its search index. */
import { parseJson } from '#src/shared/schema/number-text.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CallEntry, DataIndex } from '#src/model/call-data.ts';
import type { History, Release } from '#src/model/history.ts';
import { commandLine } from '../cli/command-line.ts';
import { UsageError } from '../cli/problem.ts';
import type { ExplainSources } from '#src/shared/explain/compare.ts';
import { type Search, createSearch } from '#src/shared/search/search.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import type { SearchFile } from '#src/model/search.ts';
import { VERSIONS_FOLDER } from '../outputs/headers.ts';
import { SEARCH_INDEX } from '../outputs/search/search-index.ts';

/** A call with its file, and its name in the description. */
export interface NamedCall extends CallEntry {
  readonly id: string;
}

export interface BuiltSite {
  /** Titles of all pages, by URL such as `/card-payments`. */
  readonly pages: ReadonlyMap<string, string>;
  /** The pages to which old paths redirect, by old path. */
  readonly moved: ReadonlyMap<string, string>;
  readonly calls: readonly NamedCall[];
  /** URLs of schema pages, by schema name. */
  readonly schemas: ReadonlyMap<string, string>;
  /** The text of `llms.txt` before its links. */
  readonly instructions: string;
  readonly search: () => Search;
  /** Functions that open earlier versions, by label. */
  readonly versions: ReadonlyMap<string, () => BuiltSite>;
  /** Returns the versions with their changes, the newest first; empty if no versions are listed. */
  readonly releases: () => readonly Release[];
  /** Data for explaining a pasted text. */
  readonly explainSources: ExplainSources;
  /** Returns the Markdown of a page. Only URLs in `pages` are read. */
  read(href: string): string;
  /** Returns the text of a call's file in `data/`. */
  data(call: NamedCall): string;
  /** Returns the named JSON Schema, with the schemas that it refers to; undefined if the site does not have it. */
  schemaData(name: string): unknown;
}

const CHANGES = 'data/changes.json';
const SCHEMAS = '/reference/schemas/';

/**
 * Opens the folder of a built site.
 *
 * @throws {UsageError} when the folder contains none.
 */
export function openSite(folder: string): BuiltSite {
  const file = (name: string): string => path.join(folder, name);
  const text = (name: string): string => readFileSync(file(name), 'utf8');
  if (!existsSync(file('llms.txt')) || !existsSync(file('data/index.json')))
    throw new UsageError(
      `There is no built site in \`${folder}\`.`,
      `Run \`${commandLine('build')}\` first, or name one with --out DIR.`,
    );
  const index = parseJson(text('data/index.json')) as DataIndex;
  const moved = new Map(Object.entries(index.moved ?? {}).map(([from, to]) => [from, to.replace(/#.*/, '')]));
  const pages = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md') && name !== 'index.md' && !name.startsWith('.') && !isVersioned(name))
      .map((name) => `/${name.split(path.sep).join('/').slice(0, -'.md'.length)}`)
      .filter((href) => !moved.has(href))
      .sort()
      .map((href) => [href, titleOf(text(`${href.slice(1)}.md`))]),
  );
  return {
    pages,
    moved,
    calls: index.calls.map((call) => ({ ...call, id: path.basename(call.file, '.json') })),
    schemas: new Map([...pages].flatMap(([href, title]) => (href.startsWith(SCHEMAS) ? [[title, href]] : []))),
    instructions: text('llms.txt').split('\n## ')[0] ?? '',
    search: openSearch(SEARCH_INDEX, text),
    versions: new Map(
      foldersIn(file(VERSIONS_FOLDER)).map((label) => [label, memoize(() => openSite(file(VERSIONS_FOLDER + label)))]),
    ),
    releases: memoize(() => (existsSync(file(CHANGES)) ? (JSON.parse(text(CHANGES)) as History).releases : [])),
    explainSources: { index, load: async (name) => parseJson(text(`data/${name}`)) },
    read: (href) => {
      if (!pages.has(href)) throw new RangeError(href);
      return text(`${href.slice(1)}.md`);
    },
    data: (call) => text(`data/${call.file}`),
    schemaData: (name) => {
      const at = index.schemas[name];
      const schemas = at === undefined ? {} : (parseJson(text(`data/${at}`)) as Record<string, unknown>);
      return schemas[name];
    },
  };
}

/** Whether a file belongs to an earlier version. */
function isVersioned(name: string): boolean {
  const [folder, ...below] = name.split(path.sep);
  return `${folder}/` === VERSIONS_FOLDER && below.length > 1;
}

function foldersIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

/** Returns the first heading of a Markdown page, without escaping backslashes. */
function titleOf(markdown: string): string {
  return (/^# (.*)$/m.exec(markdown)?.[1] ?? '').replace(/\\(?=[!-/:-@[-`{-~])/g, '');
}

/** Creates the browser's search over the site's index, whose files are read on the first query. */
function openSearch(first: string, read: (name: string) => string): () => Search {
  return memoize(() => {
    const start = JSON.parse(read(first)) as SearchFile;
    const search = createSearch(start.synonyms);
    search.add(start.entries);
    for (const name of start.more ?? []) search.add((JSON.parse(read(name)) as SearchFile).entries);
    return search;
  });
}
