/** The search entries, in one index of MiniSearch. */
import MiniSearch, { type SearchOptions } from 'minisearch';
import type { SearchEntry, SearchPlace, Synonyms } from '../../model/search.ts';
import { memoizeText } from '../text/memoize.ts';
import { nearest } from '../text/nearest.ts';
import { BOOSTS, FIELDS, KINDS, SURE, WEIGHTS } from './ranking.ts';
import { isShared, sharedTerms } from './synonyms.ts';
import { compact, compoundsOf, meaningful, stemOf, wordsOf } from './words.ts';

/** A search entry with its position in the index. */
export interface IndexedEntry extends SearchEntry {
  readonly id: number;
}

interface EntryIndex {
  readonly entries: readonly IndexedEntry[];
  /** Adds entries. Of entries that equally match a query, the one added first ranks first. */
  add(entries: readonly SearchEntry[]): void;
  /**
   * Returns the entries for a query, the best first. The `places` of each entry begin with the one that best fits the
   * query.
   */
  find(text: string): readonly IndexedEntry[];
}

/** Maximum number of results. */
const SHOWN = 60;
/** Maximum number of words of a query that are looked up. */
const WORDS = 16;

/** Creates an empty index. */
export function createEntryIndex(synonyms: readonly Synonyms[]): EntryIndex {
  const entries: IndexedEntry[] = [];
  const sharedBy = sharedTerms(synonyms);
  /**
   * For each name, the ids of the entries that have it. The key is the name as `compact` returns it: only letters and
   * digits.
   */
  const named = new Map<string, Set<number>>();
  /** For each entry id, the stems of the words in the entry's title, joined by `lineOf`. */
  const titles: string[] = [];
  const index = new MiniSearch<IndexedEntry>({
    fields: Object.keys(FIELDS),
    extractField: (entry, field) => (field === 'id' ? entry.id : textOf(entry, field as keyof typeof FIELDS)),
    tokenize: (text, field) =>
      text
        .split('\n')
        .flatMap((line) => (field === 'where' ? namesIn(line) : [...namesIn(line), ...sharedBy(meaningful(line))])),
    processTerm: (term, field) => (field === 'text' || field === 'where' ? termOf(term) : termsOf(term)),
  });
  const search = (terms: readonly string[], options: SearchOptions) =>
    index.search(terms.join(' '), { tokenize: () => [...terms], processTerm: termOf, ...options });

  /** Returns the word in titles and names that is nearest to an unknown word; the word itself if none is near. */
  const nearestTo = (word: string): string => {
    const asWritten = { processTerm: (term: string) => term, fields: ['title', 'names', 'leads'] };
    const near = search([word], { ...asWritten, fuzzy: 0.25, maxFuzzy: 2 }).flatMap(({ terms }) => terms);
    const words = near.filter((term) => !isShared(term));
    return nearest(word, new Set(words), 2) ?? word;
  };
  const corrected = (words: readonly string[], options: SearchOptions): readonly string[] => {
    const known = new Set(search(words, options).flatMap(({ queryTerms }) => queryTerms));
    const isKnown = (word: string): boolean => known.has(stemOf(word)) || sharedBy([word]).length > 0;
    return words.map((word) => (word.length < 4 || isKnown(word) ? word : nearestTo(word)));
  };

  return {
    entries,
    add(added) {
      const from = entries.length;
      for (const entry of added) {
        const id = entries.push({ ...entry, id: entries.length }) - 1;
        // The title of a schema has no effect here: a reader who looks for a schema types its exact name.
        titles.push(entry.kind === 'schema' ? '' : lineOf(meaningful(entry.title)));
        for (const name of namesOf(entry)) {
          const letters = compact(name);
          if (letters !== '') named.set(letters, (named.get(letters) ?? new Set()).add(id));
        }
      }
      index.addAll(entries.slice(from));
    },
    find(text) {
      const typed = meaningful(text).slice(0, WORDS);
      // The last word may be unfinished, so it also matches as a prefix.
      const last = /[\p{L}\p{N}]$/u.test(text) ? stemOf(typed.at(-1) ?? '') : '';
      const options: SearchOptions = { prefix: (term) => term === last && term.length > 1 };
      const words = corrected(typed, options);
      const query = words.every((word, at) => word === typed[at]) ? text.trim() : words.join(' ');
      const column = text.trim().split(/\s+/).length < WEIGHTS.question ? 0 : 1;
      const sure = named.get(compact(query));
      const line = lineOf(words);
      const forms = words.map((word) => [stemOf(word), ...sharedBy([word])]);
      const terms = [...words, ...compoundsOf(query), ...sharedBy(words)];
      const weighed = search(terms, { ...options, boost: BOOSTS[column] ?? {} }).map(({ id, score, queryTerms }) => {
        const entry = entries[id as number] as IndexedEntry;
        const title = titles[entry.id] ?? '';
        const weight =
          KINDS[entry.kind][column] *
          (entry.reference ? WEIGHTS.reference : 1) *
          (forms.every((each) => each.some((form) => queryTerms.includes(form))) ? WEIGHTS.all : 1) *
          (title.includes(line) ? WEIGHTS.titled : 1) *
          (title === line ? WEIGHTS.whole : 1);
        return { entry, sure: sure?.has(entry.id) === true ? certainty(entry, query) : 0, score: score * weight };
      });
      const order = weighed.sort(
        (a, b) =>
          b.sure - a.sure ||
          (a.sure > 0 ? Number(a.entry.reference) - Number(b.entry.reference) : b.score - a.score) ||
          a.entry.id - b.entry.id,
      );
      return spread(order.map(({ entry }) => entry))
        .slice(0, SHOWN)
        .map((entry) => ({ ...entry, places: bestPlaceFirst(entry, words, query) }));
    },
  };
}

/** Returns the words and compound names in a line. Cached, because the same lines recur in many entries. */
const namesIn = memoizeText(2000, (line) => [...wordsOf(line), ...compoundsOf(line)]);

/** Returns the text of one field of an entry for MiniSearch, with a line for each name, place or paragraph. */
function textOf(entry: SearchEntry, field: keyof typeof FIELDS): string {
  if (field === 'where') return entry.places.map(({ where }) => where).join('\n');
  return [entry[field] ?? []].flat().join('\n');
}

function termOf(term: string): string {
  return isShared(term) ? term : stemOf(term);
}

/**
 * Returns the stem of a term. If the term is much longer, also returns the term, so that an unfinished word finds it:
 * `notificat` is a prefix of `notification`, but not of its stem `notif`.
 */
function termsOf(term: string): string[] {
  const stem = termOf(term);
  return term.length > stem.length + 2 ? [term, stem] : [stem];
}

function namesOf({ title, names, leads = [] }: SearchEntry): readonly string[] {
  return [title, ...names, ...leads];
}

/**
 * Joins the stems of words, with a space before and after each stem. A search for one such line in another thus finds
 * only whole words.
 */
function lineOf(words: readonly string[]): string {
  return ` ${words.map(stemOf).join(' ')} `;
}

/**
 * Returns the rank, one of `SURE`, of an entry with a name that equals the query, apart from case and separators. The
 * name of a schema must equal the query exactly; otherwise, the rank is 0.
 */
function certainty({ kind, title, names, leads = [] }: SearchEntry, query: string): number {
  const letters = compact(query);
  if (leads.some((lead) => compact(lead) === letters)) return SURE.led;
  if (kind === 'schema') return title === query ? SURE.written : 0;
  return [title, ...names].includes(query) ? SURE.written : SURE.alike;
}

/** Keeps entries with one title from filling the results: moves all but the first two of them to the end. */
function spread(entries: readonly IndexedEntry[]): readonly IndexedEntry[] {
  const seen = new Map<string, number>();
  const [front, back]: [IndexedEntry[], IndexedEntry[]] = [[], []];
  for (const entry of entries) {
    const count = seen.get(entry.title) ?? 0;
    seen.set(entry.title, count + 1);
    (count < 2 ? front : back).push(entry);
  }
  return [...front, ...back];
}

/**
 * Moves the location that best fits the query to the front of an entry's `places`. A location has a point for each word
 * of the query, and one more if it begins with the whole query.
 */
function bestPlaceFirst(
  { title, places }: SearchEntry,
  words: readonly string[],
  query: string,
): readonly SearchPlace[] {
  if (places.length < 2 || words.length < 2 || compact(title) === compact(query)) return places;
  const stems = [...new Set(words.map(stemOf))];
  const fits = places.map(({ where }) => {
    const own = new Set(wordsOf(where).map(stemOf));
    return stems.filter((stem) => own.has(stem)).length + (compact(where).startsWith(compact(query)) ? 1 : 0);
  });
  const best = fits.indexOf(Math.max(...fits));
  return [places[best] as SearchPlace, ...places.filter((_, at) => at !== best)];
}
