/** The search index as files: made at build, read by whoever searches. */
import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { SearchEntry, SearchKind, SearchPlace, Synonyms } from '../../model/search.ts';
import { compact, termsOf } from './words.ts';

/** One file of an index: entries and the terms that lead to them. The first file names the others. */
export interface IndexFile {
  /** Entries, numbered on from those of the files before. */
  readonly first: number;
  readonly entries: readonly Row[];
  /** Addresses of pages, and words for places, each once. */
  readonly pages: readonly string[];
  readonly wheres: readonly string[];
  readonly terms: AsPlainObject;
  readonly synonyms?: readonly Synonyms[];
  /** Names of the files after the first, beside it. */
  readonly more?: readonly string[];
  /** Entries of all files. */
  readonly total?: number;
}

/** An entry, its places as page, anchor and words: page and words by their number. */
type Row = readonly [
  kind: SearchKind,
  title: string,
  names: readonly string[],
  text: readonly string[],
  reference: 0 | 1,
  places: readonly (readonly [page: number, anchor: string, where: number])[],
  /** Places beyond those that are listed. */
  more: number,
];

/** An entry as it is found. */
export interface IndexedEntry extends SearchEntry {
  readonly id: number;
  /** Places beyond those that are listed. */
  readonly more: number;
}

/** Places of one name that a result lists: beyond them the reader narrows the search. */
const PLACES = 40;

/** Fields of an entry that are searched, the most telling first. */
const FIELDS = ['title', 'names', 'where', 'text'] as const;
export type IndexField = (typeof FIELDS)[number];

const OPTIONS: Options<IndexedEntry> = {
  fields: [...FIELDS],
  extractField: (entry, field) => fieldOf(entry, field) as string,
  tokenize: (text) => [...termsOf(text)],
  processTerm: (term) => term,
};

/** Makes a file of some entries. */
export function indexFile(entries: readonly SearchEntry[], first = 0): IndexFile {
  const pages = new Numbered();
  const wheres = new Numbered();
  const index = new MiniSearch<IndexedEntry>(OPTIONS);
  index.addAll(entries.map((entry, at) => ({ ...entry, id: first + at, more: 0 })));
  return {
    first,
    entries: entries.map(({ kind, title, names, text, reference, places }): Row => [
      kind,
      title,
      names,
      text,
      reference ? 1 : 0,
      places.slice(0, PLACES).map(({ href, where }) => {
        const [page = '', anchor = ''] = href.split('#');
        return [pages.numberOf(page), anchor, wheres.numberOf(where)];
      }),
      Math.max(0, places.length - PLACES),
    ]),
    pages: pages.all,
    wheres: wheres.all,
    terms: index.toJSON(),
  };
}

/** Reads a file: its entries by number, and their terms. */
export function readIndexFile({ first, entries, pages, wheres, terms }: IndexFile): {
  readonly entries: readonly IndexedEntry[];
  readonly terms: MiniSearch<IndexedEntry>;
} {
  return {
    entries: entries.map(([kind, title, names, text, reference, places, more], at) => ({
      id: first + at,
      kind,
      title,
      names,
      text,
      reference: reference === 1,
      places: places.map(([page, anchor, where]) => ({
        href: `${pages[page] ?? ''}${anchor === '' ? '' : `#${anchor}`}` as SearchPlace['href'],
        where: wheres[where] ?? '',
      })),
      more,
    })),
    terms: MiniSearch.loadJS(terms, OPTIONS),
  };
}

/** The text of an entry in a field. */
function fieldOf({ title, names, places, text, id }: IndexedEntry, field: string): string | number {
  switch (field) {
    case 'title':
      return `${title} ${compact(title)}`;
    case 'names':
      return names.join(' ');
    case 'where':
      return places.map(({ where }) => where).join(' ');
    case 'text':
      return text.join(' ');
    default:
      return id;
  }
}

/** Texts by number, each once. */
class Numbered {
  readonly all: string[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.all.length);
    return this.all.push(text) - 1;
  }
}
