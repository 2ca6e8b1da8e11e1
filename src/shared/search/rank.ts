import type { SearchKind, SearchPlace } from '../../model/search.ts';
import type { Entries, IndexedEntry } from './entries.ts';
import type { Query } from './query.ts';
import type { UnitMatch } from './match-units.ts';
import { compact, meaningful, stemOf, wordsOf } from './words.ts';

/** A result: an entry, its places with the one that the query speaks of first. */
export interface SearchResult extends IndexedEntry {
  readonly score: number;
}

/** A page before its parts, an operation before a schema. */
const KIND: Readonly<Record<SearchKind, number>> = {
  page: 1.22,
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

/** What only the reference has, where a guide fits too. */
const REFERENCE = 0.92;
/** Results that are looked at closely, and shown. */
const CLOSE = 200;
const SHOWN = 60;

/** Orders what matches: exact names first, then names, then prose. */
export function rank(query: Query, matches: readonly UnitMatch[], entries: Entries): readonly SearchResult[] {
  const leads = leadsOf(query, entries);
  const scored = closest(matches, entries, leads)
    .map(({ id, base }) => {
      const entry = entries.get(id);
      return { ...entry, score: (base + bonus(entry, query, matches, leads.get(id) ?? 0)) * priorOf(entries, id) };
    })
    .sort((a, b) => b.score - a.score || a.id - b.id);
  const best = scored[0]?.score ?? 0;
  return varied(scored.filter(({ score }) => score > best * 0.22))
    .slice(0, SHOWN)
    .map((result) => ({ ...result, places: bestPlaceFirst(result.places, query) }));
}

/** Entries that the site names for what is asked, and how much of the query names them. */
function leadsOf({ leads }: Query, entries: Entries): ReadonlyMap<number, number> {
  const named = new Map<number, number>();
  for (const [href, share] of leads)
    for (const id of entries.at(href)) named.set(id, Math.max(named.get(id) ?? 0, share));
  return named;
}

/** The entries that match best by their words, and those that the site names. */
function closest(
  matches: readonly UnitMatch[],
  entries: Entries,
  leads: ReadonlyMap<number, number>,
): readonly { readonly id: number; readonly base: number }[] {
  const sums = new Float64Array(entries.end);
  const matched = new Float64Array(entries.end);
  const ids: number[] = [];
  let all = 0;
  for (const { hits, weight } of matches) {
    all += weight;
    for (const id of hits.ids) {
      if (matched[id] === 0) ids.push(id);
      sums[id] = (sums[id] ?? 0) + weight * hits.quality(id);
      matched[id] = (matched[id] ?? 0) + weight;
    }
  }
  for (const id of leads.keys()) if (matched[id] === 0) ids.push(id);
  const bases = ids.map((id) => ((sums[id] ?? 0) / all) * ((matched[id] ?? 0) / all) ** 0.5);
  const weighed = Float64Array.from(ids, (id, at) => (bases[at] ?? 0) * priorOf(entries, id));
  const least = weighed.length > CLOSE ? (weighed.slice().sort()[weighed.length - CLOSE] ?? 0) : 0;
  return ids.flatMap((id, at) => ((weighed[at] ?? 0) >= least || leads.has(id) ? [{ id, base: bases[at] ?? 0 }] : []));
}

/** What an entry is worth before anything is asked. */
function priorOf(entries: Entries, id: number): number {
  const kind = KIND[entries.kindOf(id)];
  return entries.isReference(id) ? REFERENCE * Math.min(kind, 1.15) : kind;
}

/** What a name says beyond its words. */
function bonus(entry: IndexedEntry, query: Query, matches: readonly UnitMatch[], lead: number): number {
  const { kind, title } = entry;
  // Whoever means a schema writes its name as it is: other words mean what it is about.
  const isMeant = kind !== 'schema' || query.text.trim() === title;
  return (
    lead ** 2 * LEAD +
    (isMeant ? exactness(entry, query) : 0) +
    titleFit(entry, matches) * (isMeant ? 1 : 0.3) +
    inText(entry, query)
  );
}

/** Where the site itself says what somebody means, that comes before all names. */
const LEAD = 2.4;

/** An identifier as it is written, whatever its case and separators; or the end of a path. */
function exactness(entry: IndexedEntry, query: Query): number {
  const { kind, title, names } = entry;
  const { compact: wanted, text } = query;
  let best = 0;
  compactNames(entry).forEach((own, at) => {
    const name = at === 0 ? title : (names[at - 1] ?? '');
    if (own === wanted && own !== '')
      // The address of a guide names it as a title does.
      best = Math.max(best, wholeName(name, at === 0, text.trim()) + (kind === 'page' && at > 0 ? 0.5 : 0));
    else if (kind === 'operation' && at > 0 && name.includes('/') && segmentsOf(name).has(wanted))
      best = Math.max(best, 0.8);
    else if (wanted.length > 3 && /[./]/.test(text) && own.endsWith(wanted)) best = Math.max(best, 0.8);
    else if (at === 0 && wanted.length > 2 && own.startsWith(wanted))
      best = Math.max(best, 0.4 * (wanted.length / own.length));
  });
  return best;
}

/** A whole name: more for a title, for the very letters, and where words stand for words. */
function wholeName(name: string, isTitle: boolean, text: string): number {
  // What is written as only an identifier is means that one.
  const exact = name !== text ? 0 : /\p{Ll}\p{Lu}|_|-/u.test(text) ? 0.7 : 0.1;
  return (isTitle ? 1 : 0.95) + exact - (text.includes(' ') && !/[\s/-]/.test(name) ? 0.3 : 0);
}

const named = new WeakMap<IndexedEntry, readonly string[]>();

/** The title and the names, letters and digits alone. */
function compactNames(entry: IndexedEntry): readonly string[] {
  const known = named.get(entry);
  if (known !== undefined) return known;
  const names = [entry.title, ...entry.names].map(compact);
  named.set(entry, names);
  return names;
}

function segmentsOf(path: string): ReadonlySet<string> {
  return new Set(path.split('/').map(compact));
}

const titled = new WeakMap<IndexedEntry, number>();

/** How much of the title the query speaks of, and of the query the title. */
function titleFit(entry: IndexedEntry, matches: readonly UnitMatch[]): number {
  const units = matches.filter(({ hits }) => hits.inTitle(entry.id));
  if (units.length === 0) return 0;
  const words = titled.get(entry) ?? new Set(meaningful(entry.title)).size;
  titled.set(entry, words);
  const matched = units.reduce((sum, { unit }) => sum + unit.words.length, 0);
  const fit = Math.min(1, matched / Math.max(1, words));
  return fit * 0.25 + (fit === 1 && units.length === matches.length ? 0.45 : 0);
}

/** The words of the query one after another in a sentence. */
function inText({ text }: IndexedEntry, { words }: Query): number {
  if (words.length < 2) return 0;
  const stems = words.map(stemOf);
  const begins = words.map((word) => word.slice(0, 3));
  const wanted = stems.join(' ');
  return text.some((each) => {
    const lower = each.toLowerCase();
    return (
      begins.every((begin) => lower.includes(begin)) &&
      ` ${meaningful(each).map(stemOf).join(' ')} `.includes(` ${wanted} `)
    );
  })
    ? 0.2
    : 0;
}

/** The same word again and again is one answer: after two, the others stand further down. */
function varied(results: readonly SearchResult[]): readonly SearchResult[] {
  const seen = new Map<string, number>();
  return results
    .map((result) => {
      const name = compact(result.title);
      const count = seen.get(name) ?? 0;
      seen.set(name, count + 1);
      return count < 2 ? result : { ...result, score: result.score * 0.7 ** (count - 1) };
    })
    .sort((a, b) => b.score - a.score || a.id - b.id);
}

/** Of several places, the one whose words the query has comes first. */
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
const placed = new Map<string, ReadonlySet<string>>();

function stemsOf(where: string): ReadonlySet<string> {
  const known = placed.get(where);
  if (known !== undefined) return known;
  const stems = new Set(wordsOf(where).map(stemOf));
  placed.set(where, stems);
  return stems;
}
