import type MiniSearch from 'minisearch';
import type { IndexedEntry, IndexField } from './index-file.ts';
import { formsOf, isStem } from './words.ts';

/** How well entries match a word of a query: by their number, from 0 to 1. */
export type Hits = Map<number, Hit>;

interface Hit {
  readonly quality: number;
  /** The word, or its stem, stands in the title. */
  readonly inTitle: boolean;
}

/** How much a match says by where it stands. */
const PLACE: Readonly<Record<IndexField, number>> = { title: 1, names: 0.75, where: 0.45, text: 0.4 };

/** How much a match says by how it came about. */
const STEM = 0.92;
const PREFIX = 0.7;
const TYPO = 0.5;

/** Entries that have a word: as it is, in another form, or as the beginning of a longer one; else with typing mistakes. */
export function lookUp(word: string, indexes: readonly MiniSearch<IndexedEntry>[]): Hits {
  const forms = formsOf(word);
  const hits: Hits = new Map();
  const prefix = isNumber(word) ? word.length > 2 : word.length > 1;
  for (const index of indexes) {
    // The beginning of one letter would be all entries.
    collect(index, forms, prefix ? word : undefined, hits);
  }
  if (hits.size > 0) return hits;
  const edits = editsOf(word);
  if (edits > 0) for (const index of indexes) collectTypos(index, word, edits, hits);
  return hits;
}

/** Entries that have a word as it is or in another form. */
export function lookUpWhole(word: string, indexes: readonly MiniSearch<IndexedEntry>[]): Hits {
  const hits: Hits = new Map();
  for (const index of indexes) collect(index, formsOf(word), undefined, hits);
  return hits;
}

/** Whether a word stands somewhere, in any form or as the beginning of another. */
export function isKnown(word: string, indexes: readonly MiniSearch<IndexedEntry>[]): boolean {
  return indexes.some((index) => search(index, formsOf(word), word).length > 0);
}

/** Typing mistakes allowed in a word: none in short ones and in numbers. */
function editsOf(word: string): number {
  if (word.length < 4 || isNumber(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

function isNumber(word: string): boolean {
  return /^\p{N}+$/u.test(word);
}

function collect(
  index: MiniSearch<IndexedEntry>,
  forms: readonly string[],
  prefix: string | undefined,
  hits: Hits,
): void {
  const [word = ''] = forms;
  for (const { id, match } of search(index, forms, prefix))
    for (const [term, fields] of Object.entries(match)) {
      const how =
        term === word
          ? 1
          : forms.includes(term)
            ? STEM
            : isStem(term)
              ? 0
              : PREFIX + 0.25 * (word.length / term.length);
      add(hits, id as number, how, fields);
    }
}

function search(index: MiniSearch<IndexedEntry>, forms: readonly string[], prefix: string | undefined) {
  return index.search({
    combineWith: 'OR',
    queries: [
      ...forms.map((form) => ({ queries: [form], tokenize: whole, processTerm: same })),
      ...(prefix === undefined ? [] : [{ queries: [prefix], prefix: true, tokenize: whole, processTerm: same }]),
    ],
  });
}

function collectTypos(index: MiniSearch<IndexedEntry>, word: string, edits: number, hits: Hits): void {
  const swapped = [...word].slice(1).map((_, at) => swap(word, at));
  const found = index.search({
    combineWith: 'OR',
    queries: [word, ...swapped].map((query, at) => ({
      queries: [query],
      fuzzy: at === 0 ? edits : false,
      tokenize: whole,
      processTerm: same,
    })),
  });
  for (const { id, match } of found)
    for (const [term, fields] of Object.entries(match))
      // The first letter is seldom wrong.
      if (!isStem(term)) add(hits, id as number, term[0] === word[0] ? TYPO : TYPO / 2, fields);
}

/** Two letters that changed places are one mistake. */
function swap(word: string, at: number): string {
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
}

function add(hits: Hits, id: number, how: number, fields: readonly string[]): void {
  if (how === 0) return;
  const quality = how * Math.max(...fields.map((field) => PLACE[field as IndexField]));
  const known = hits.get(id);
  const inTitle = fields.includes('title') || known?.inTitle === true;
  if (known === undefined || quality > known.quality || inTitle !== known.inTitle)
    hits.set(id, { quality: Math.max(quality, known?.quality ?? 0), inTitle });
}

const whole = (text: string): string[] => [text];
const same = (term: string): string => term;
