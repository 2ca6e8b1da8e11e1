/** This module gives the tools access to a built site: its Markdown, its JSON data and its search index. */
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

/** An operation, webhook or callback of the site. `id` is its file name in `data/` without `.json`. */
export interface NamedCall extends CallEntry {
  readonly id: string;
}

export interface BuiltSite {
  /** Titles of all pages, by URL such as `/card-payments`. */
  readonly pages: ReadonlyMap<string, string>;
  /** URLs of current pages, by the former URL that redirects to the page. */
  readonly moved: ReadonlyMap<string, string>;
  readonly calls: readonly NamedCall[];
  /** URLs of schema pages, by schema name. */
  readonly schemas: ReadonlyMap<string, string>;
  /** The text of `llms.txt` above its first section. */
  readonly instructions: string;
  /** Returns the search of the site. The index files are read on the first call. */
  readonly search: () => Search;
  /** Functions that open the site of an earlier version, by version label. */
  readonly versions: ReadonlyMap<string, () => BuiltSite>;
  /** Returns the versions of the API with their changes, the newest first; an empty list if the site has no history. */
  readonly releases: () => readonly Release[];
  /** Data with which the tool `explain_response` explains a text. */
  readonly explainSources: ExplainSources;
  /**
   * Returns the Markdown of the page at a URL in `pages`.
   *
   * @throws {RangeError} for any other URL.
   */
  read(href: string): string;
  /** Returns the JSON text of the file in `data/` for an operation, webhook or callback. */
  data(call: NamedCall): string;
  /**
   * Returns the JSON Schema of this name, with the schemas that it refers to; undefined if the site does not have it.
   */
  schemaData(name: string): unknown;
}

const CHANGES = 'data/changes.json';
const SCHEMAS = '/reference/schemas/';

/**
 * Opens the folder of a built site.
 *
 * @throws {UsageError} when the folder contains no built site.
 */
export function openSite(folder: string): BuiltSite {
  const file = (name: string): string => path.join(folder, name);
  const text = (name: string): string => readFileSync(file(name), 'utf8');
  if (!existsSync(file('llms.txt')) || !existsSync(file('data/index.json')))
    throw new UsageError(
      `There is no built site in \`${folder}\`.`,
      `Run \`${commandLine('build')}\` first, or name the folder of a built site with --out DIR.`,
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
    search: memoize(() => readSearch(text)),
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

/** Whether a file in the folder of a site belongs to an earlier version. `name` is its path below the folder. */
function isVersioned(name: string): boolean {
  const [folder, ...below] = name.split(path.sep);
  return `${folder}/` === VERSIONS_FOLDER && below.length > 1;
}

function foldersIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

/** Returns the text of the first heading of a Markdown page, without the backslashes that escape characters. */
function titleOf(markdown: string): string {
  return (/^# (.*)$/m.exec(markdown)?.[1] ?? '').replace(/\\(?=[!-/:-@[-`{-~])/g, '');
}

/** Reads the search index of the site. Results of the search are the same as in the browser. */
function readSearch(read: (name: string) => string): Search {
  const start = JSON.parse(read(SEARCH_INDEX)) as SearchFile;
  const search = createSearch(start.synonyms);
  search.add(start.entries);
  for (const name of start.more ?? []) search.add((JSON.parse(read(name)) as SearchFile).entries);
  return search;
}
