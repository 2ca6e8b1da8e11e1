import type { SearchKind, SearchPlace } from '../../model/search.ts';
import { closest } from './closest.ts';
import type { Entries, IndexedEntry } from './entries.ts';
import { exactness, titleFit } from './name-fit.ts';
import type { Query } from './query.ts';
import type { UnitMatch } from './match-units.ts';
import { compact, stemOf, wordsOf, meaningful } from './words.ts';
import { memoizeText, memoize } from '../text/memoize.ts';

/** Weights of words in sequence, and of a paragraph that has all words of the query. */
const PHRASE = 0.2;
const TOGETHER = 0.3;

const paragraphsOf = memoize((entry: IndexedEntry): readonly Paragraph[] => {
  const title = meaningful(entry.title).map(stemOf);
  return entry.text.map((text) => {
    const stems = meaningful(text).map(stemOf);
    return { stems: ` ${stems.join(' ')} `, known: new Set([...title, ...stems]) };
  });
});

/** A result: an entry, its places with the one that the query speaks of first. */
export interface SearchResult extends IndexedEntry {
  readonly score: number;
}

/** A page before its parts, an operation before a schema. */
const KIND: Readonly<Record<SearchKind, number>> = {
  page: 1.22,
  tool: 1.15,
  operation: 1.15,
  webhook: 1.1,
  error: 1.1,
  heading: 1.06,
  field: 1,
  parameter: 1,
  header: 0.97,
  value: 0.95,
  gap: 0.85,
  schema: 0.85,
  message: 0.8,
};

/** Weight of an entry of the reference where a guide fits too. */
const REFERENCE = 0.92;
const REFERENCE_ASKED = 0.86;
/** Results that are shown. */
const SHOWN = 60;

/** Weights of kinds for a question: pages and sections answer it, names of fields only happen to have its words. */
const ANSWERS: Partial<Readonly<Record<SearchKind, number>>> = {
  field: 0.85,
  parameter: 0.85,
  header: 0.85,
  value: 0.92,
  schema: 0.85,
  message: 0.85,
};

/** Orders what matches: exact names first, then names, then prose. */
export function rank(query: Query, matches: readonly UnitMatch[], entries: Entries): readonly SearchResult[] {
  const { isQuestion } = query;
  const leads = leadsOf(query, entries);
  const worth = (id: number): number => worthOf(entries, id, isQuestion);
  const scored = closest(matches, entries, { isQuestion, worth, always: leads.keys() })
    .map(({ id, base }) => {
      const entry = entries.get(id);
      return { entry, score: (base + bonus(entry, query, matches, leads.get(id) ?? 0)) * worth(id) };
    })
    .sort((a, b) => b.score - a.score || a.entry.id - b.entry.id);
  const best = scored[0]?.score ?? 0;
  return varied(scored.filter(({ score }) => score > best * 0.22))
    .slice(0, SHOWN)
    .map(({ entry, score }) => ({ ...entry, score, places: bestPlaceFirst(entry.places, query) }));
}

/** Entries that the site names for what is asked, and how much of the query names them. */
function leadsOf({ leads }: Query, entries: Entries): ReadonlyMap<number, number> {
  const named = new Map<number, number>();
  for (const [href, share] of leads)
    for (const id of entries.at(href)) named.set(id, Math.max(named.get(id) ?? 0, share));
  return named;
}

/** Weight of an entry before any query. */
function worthOf(entries: Entries, id: number, isQuestion: boolean): number {
  const kind = entries.kindOf(id);
  const worth = KIND[kind] * (isQuestion ? (ANSWERS[kind] ?? 1) : 1);
  return entries.isReference(id)
    ? (isQuestion ? REFERENCE_ASKED : REFERENCE) * Math.min(worth, kind === 'page' ? 1 : 1.15)
    : worth;
}

/** Weight of a name beyond its words. */
function bonus(entry: IndexedEntry, query: Query, matches: readonly UnitMatch[], lead: number): number {
  const { kind, title } = entry;
  // Whoever means a schema writes its name as it is: other words mean what it is about.
  const isMeant = kind !== 'schema' || query.text.trim() === title;
  return (
    lead ** 2 * LEAD +
    (isMeant ? exactness(entry, query) : 0) +
    titleFit(entry, matches) * (isMeant ? 1 : 0.3) +
    proseFit(entry, query, matches)
  );
}

/** Weight of entries that the site itself names for a query: they come before all names. */
const LEAD = 2.4;

interface Scored {
  readonly entry: IndexedEntry;
  readonly score: number;
}

/** Moves entries with the same name down after the second. */
function varied(results: readonly Scored[]): readonly Scored[] {
  const seen = new Map<string, number>();
  return results
    .map(({ entry, score }) => {
      const name = compact(entry.title);
      const count = seen.get(name) ?? 0;
      seen.set(name, count + 1);
      return { entry, score: count < 2 ? score : score * 0.7 ** (count - 1) };
    })
    .sort((a, b) => b.score - a.score || a.entry.id - b.entry.id);
}

/** Sorts the places of an entry: the one whose words the query has comes first. */
function bestPlaceFirst(places: readonly SearchPlace[], { words, compact: wanted }: Query): readonly SearchPlace[] {
  if (places.length < 2 || words.length < 2) return places;
  const stems = new Set(words.map(stemOf));
  const fits = places.map(({ where }) => {
    const found = [...stemsOf(where)].filter((word) => stems.has(word));
    return found.length + (wanted.length > 3 && compact(where).startsWith(wanted) ? 1 : 0);
  });
  const best = fits.indexOf(Math.max(...fits));
  const first = places[best];
  return best === 0 || first === undefined ? places : [first, ...places.slice(0, best), ...places.slice(best + 1)];
}

/** Places are few words in many combinations. */
const stemsOf = memoizeText(1000, (where): ReadonlySet<string> => new Set(wordsOf(where).map(stemOf)));

/** Words of the query one after another, and for a question how much of it the best paragraph has. */
function proseFit(entry: IndexedEntry, { words, isQuestion }: Query, matches: readonly UnitMatch[]): number {
  if (words.length < 2 || entry.text.length === 0) return 0;
  const paragraphs = paragraphsOf(entry);
  const wanted = ` ${words.map(stemOf).join(' ')} `;
  const phrase = paragraphs.some(({ stems }) => stems.includes(wanted)) ? PHRASE : 0;
  if (!isQuestion) return phrase;
  const all = matches.reduce((sum, { weight }) => sum + weight, 0);
  const shares = paragraphs.map(({ known }) => shareOf(known, matches) / all);
  return phrase + TOGETHER * Math.max(...shares) ** 2;
}

function shareOf(known: ReadonlySet<string>, matches: readonly UnitMatch[]): number {
  let sum = 0;
  for (const { unit, weight } of matches) {
    const has = (words: readonly string[]): boolean => words.every((word) => known.has(stemOf(word)));
    if (has(unit.words)) sum += weight;
    else if (unit.others.some(has)) sum += weight / 2;
  }
  return sum;
}

/** A paragraph as it is compared, the title read with each. */
interface Paragraph {
  /** Between spaces, in their order. */
  readonly stems: string;
  readonly known: ReadonlySet<string>;
}
