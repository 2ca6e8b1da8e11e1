import type { Call } from '../pasted/pasted.ts';
import type { IndexedEntry } from './entries.ts';

/**
 * The operations that a call is one of, the likeliest first: those whose path template the address ends with, or which
 * end with it where an address is written without what all operations begin with. Ids in it match path parameters.
 */
export function operationsAt(
  { path, method }: Pick<Call, 'path' | 'method'>,
  operations: Iterable<IndexedEntry>,
): readonly IndexedEntry[] {
  if (path === undefined) return [];
  const wanted = segmentsOf(decoded(path));
  if (wanted.length === 0) return [];
  const found: { readonly entry: IndexedEntry; readonly fit: number }[] = [];
  for (const entry of operations) {
    const [own, template] = callOf(entry);
    if (template === undefined) continue;
    const fit = fitOf(segmentsOf(template), wanted);
    if (fit > 0) found.push({ entry, fit: fit + (own === method ? 0.5 : 0) - (entry.reference ? 0.1 : 0) });
  }
  const best = Math.max(...found.map(({ fit }) => fit));
  return found
    .filter(({ fit }) => fit > best - 1)
    .sort((a, b) => b.fit - a.fit)
    .map(({ entry }) => entry);
}

/** Method and path of an operation: the one of its names that is both. */
function callOf({ names }: IndexedEntry): readonly [method: string | undefined, path: string | undefined] {
  const call = names.find((name) => /^[A-Z]+ \//.test(name))?.split(' ');
  return call === undefined ? [undefined, names.find((name) => name.startsWith('/'))] : [call[0], call[1]];
}

/** How many segments agree, literal ones twice; 0 where one does not. */
function fitOf(template: readonly string[], wanted: readonly string[]): number {
  const length = Math.min(template.length, wanted.length);
  let fit = 0;
  let literal = 0;
  for (let back = 1; back <= length; back++) {
    const own = template[template.length - back] ?? '';
    const given = wanted[wanted.length - back] ?? '';
    if (own.toLowerCase() === given.toLowerCase()) {
      fit += 2;
      literal += 1;
    } else if (/^\{.*\}$/.test(own) || /^(\{.*\}|:\w+|<\w+>)$/.test(given)) fit += 1;
    else if (own.includes('{') && asPattern(own).test(given)) fit += 1.5;
    else return 0;
  }
  // Neither is the other without its beginning: the rest has to be what addresses begin with.
  const missing = template.length - wanted.length;
  return literal === 0 ? 0 : fit - Math.max(0, missing) * 0.01 - Math.max(0, -missing) * 0.02;
}

/** `report-{id}.csv` as a regular expression. */
function asPattern(segment: string): RegExp {
  const parts = segment.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`, 'i');
}

function segmentsOf(path: string): readonly string[] {
  return path.split(/[?#]/)[0]?.split('/').filter(Boolean) ?? [];
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
