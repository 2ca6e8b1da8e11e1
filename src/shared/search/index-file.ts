/** The search index as files: made at build, read by whoever searches. */
import type { SearchEntry, SearchKind, Synonyms } from '../../model/search.ts';
import { entryOf, FIELDS, posting, type Field } from './posting.ts';
import { compact, termsOf } from './words.ts';

/** One file of an index: entries and the terms that lead to them. The first file names the others. */
export interface IndexFile {
  /** Entries, numbered on from those of the files before. */
  readonly first: number;
  readonly entries: readonly Row[];
  /** Addresses of pages, and words for places, each once. */
  readonly pages: readonly string[];
  readonly wheres: readonly string[];
  /** By the alphabet, a space between each two. */
  readonly terms: string;
  /** The places of each term: see `posting.ts`. Entries count from the one before, from 0. */
  readonly postings: readonly (readonly number[])[];
  readonly synonyms?: readonly Synonyms[];
  /** Names of the files after the first, beside it. */
  readonly more?: readonly string[];
  /** Entries of all files. */
  readonly total?: number;
}

/** An entry, its places as page, anchor and words: page and words by their number. */
export type Row = readonly [
  kind: SearchKind,
  title: string,
  names: readonly string[],
  text: readonly string[],
  reference: 0 | 1,
  places: readonly (readonly [page: number, anchor: string, where: number])[],
  /** Places beyond those that are listed. */
  more: number,
];

/** Places of one name that a result lists: beyond them the reader narrows the search. */
export const LISTED_PLACES = 40;

/** Makes a file of some entries. */
export function indexFile(entries: readonly SearchEntry[], first = 0): IndexFile {
  const pages = new Numbered();
  const wheres = new Numbered();
  return {
    first,
    entries: entries.map(({ kind, title, names, text, reference, places, more = 0 }): Row => [
      kind,
      title,
      names,
      text,
      reference ? 1 : 0,
      places.slice(0, LISTED_PLACES).map(({ href, where }) => {
        const [page = '', anchor = ''] = href.split('#');
        return [pages.numberOf(page), anchor, wheres.numberOf(where)];
      }),
      more + Math.max(0, places.length - LISTED_PLACES),
    ]),
    pages: pages.all,
    wheres: wheres.all,
    ...invert(entries),
  };
}

/** Entries by the terms that stand in them. */
function invert(entries: readonly SearchEntry[]): Pick<IndexFile, 'terms' | 'postings'> {
  const found = new Map<string, number[]>();
  entries.forEach((entry, id) => {
    FIELDS.forEach((field, bit) => {
      for (const term of termsOf(fieldOf(entry, field))) {
        const postings = found.get(term) ?? [];
        const last = postings.at(-1);
        if (last !== undefined && entryOf(last) === id) postings[postings.length - 1] = last | (1 << bit);
        else postings.push(posting(id, 1 << bit));
        if (last === undefined) found.set(term, postings);
      }
    });
  });
  const terms = [...found.keys()].sort();
  return {
    terms: terms.join(' '),
    postings: terms.map((term) =>
      (found.get(term) ?? []).map((at, index, all) => at - posting(entryOf(all[index - 1] ?? 0), 0)),
    ),
  };
}

/** The text of an entry in a field. */
function fieldOf({ title, names, places, text }: SearchEntry, field: Field): string {
  switch (field) {
    case 'title':
      return `${title} ${compact(title)}`;
    case 'names':
      return names.join(' ');
    case 'where':
      // Whoever asks for a place that is not listed would not find it below the result.
      return places
        .slice(0, LISTED_PLACES)
        .map(({ where }) => where)
        .join(' ');
    case 'text':
      return text.join(' ');
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
