import type { SearchKind, SearchPlace } from '../../model/search.ts';
import type { IndexedEntry } from './index-file.ts';
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
const CLOSE = 400;
const SHOWN = 60;

/** Orders what matches: exact names first, then names, then prose. */
export function rank(
  query: Query,
  matches: readonly UnitMatch[],
  entries: ReadonlyMap<number, IndexedEntry>,
): readonly SearchResult[] {
  const all = matches.reduce((sum, { weight }) => sum + weight, 0);
  const rough = new Map<number, { sum: number; matched: number }>();
  for (const { hits, weight } of matches)
    for (const [id, { quality }] of hits) {
      const before = rough.get(id) ?? { sum: 0, matched: 0 };
      rough.set(id, { sum: before.sum + weight * quality, matched: before.matched + weight });
    }
  const leading = [...entries.values()].filter(({ places }) => places.some(({ href }) => query.leads.has(href)));
  for (const { id } of leading) if (!rough.has(id)) rough.set(id, { sum: 0, matched: 0 });
  const kindOf = (id: number): number => {
    const entry = entries.get(id);
    return entry === undefined ? 0 : KIND[entry.kind] * (entry.reference ? REFERENCE : 1);
  };
  const close = [...rough]
    .map(([id, { sum, matched }]) => ({ id, base: (sum / all) * (matched / all) ** 0.5, share: matched / all }))
    .sort((a, b) => b.base * kindOf(b.id) - a.base * kindOf(a.id) || a.id - b.id);
  const kept = new Set(leading.map(({ id }) => id));
  const scored = close
    .filter(({ id }, at) => at < CLOSE || kept.has(id))
    .flatMap(({ id, base }) => {
      const entry = entries.get(id);
      return entry === undefined ? [] : [{ ...entry, score: (base + bonus(entry, query, matches)) * kindOf(id) }];
    })
    .sort((a, b) => b.score - a.score || a.id - b.id);
  const best = scored[0]?.score ?? 0;
  return varied(scored.filter(({ score }) => score > best * 0.22))
    .slice(0, SHOWN)
    .map((result) => ({ ...result, places: bestPlaceFirst(result.places, query) }));
}

/** What a name says beyond its words. */
function bonus(entry: IndexedEntry, query: Query, matches: readonly UnitMatch[]): number {
  const { kind, title, places } = entry;
  const lead = Math.max(0, ...places.map(({ href }) => query.leads.get(href) ?? 0));
  // Whoever means a schema writes its name as it is: other words mean what it is about.
  const isMeant = kind !== 'schema' || query.text.trim() === title;
  return (
    lead ** 2 * 1.5 +
    (isMeant ? exactness(entry, query) : 0) +
    titleFit(title, entry.id, matches) * (isMeant ? 1 : 0.3) +
    inText(entry, query)
  );
}

/** An identifier as it is written, whatever its case and separators; or the end of a path. */
function exactness({ kind, title, names: others }: IndexedEntry, query: Query): number {
  let best = 0;
  [title, ...others].forEach((name, at) => {
    const own = compact(name);
    if (own === query.compact && own !== '') best = Math.max(best, at === 0 ? 1 : 0.95);
    else if (kind === 'operation' && name.split('/').some((segment) => compact(segment) === query.compact))
      best = Math.max(best, 0.8);
    else if (/[./]/.test(query.text) && own.endsWith(query.compact) && query.compact.length > 3)
      best = Math.max(best, 0.8);
    else if (at === 0 && own.startsWith(query.compact) && query.compact.length > 2)
      best = Math.max(best, 0.4 * (query.compact.length / own.length));
  });
  return best;
}

/** How much of the title the query speaks of, and of the query the title. */
function titleFit(title: string, id: number, matches: readonly UnitMatch[]): number {
  const words = new Set(meaningful(title).map(stemOf));
  const units = matches.filter(({ hits }) => hits.get(id)?.inTitle === true);
  const matched = units.reduce((sum, { unit }) => sum + unit.words.length, 0);
  const fit = Math.min(1, matched / Math.max(1, words.size));
  return fit * 0.25 + (fit === 1 && units.length === matches.length ? 0.45 : 0);
}

/** The words of the query one after another in a sentence. */
function inText({ text }: IndexedEntry, { words }: Query): number {
  if (words.length < 2) return 0;
  const wanted = words.map(stemOf).join(' ');
  return text.some((each) => ` ${wordsOf(each).map(stemOf).join(' ')} `.includes(` ${wanted} `)) ? 0.2 : 0;
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
    const found = new Set(
      wordsOf(where)
        .map(stemOf)
        .filter((word) => stems.has(word)),
    );
    return found.size + (compact(where).startsWith(wanted) ? 1 : 0);
  });
  const best = fits.indexOf(Math.max(...fits));
  const first = places[best];
  return best === 0 || first === undefined ? places : [first, ...places.slice(0, best), ...places.slice(best + 1)];
}
