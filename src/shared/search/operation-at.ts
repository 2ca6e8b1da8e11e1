import { fitPath } from '../pasted/path-template.ts';
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
  const wanted = decoded(path);
  const found: { readonly entry: IndexedEntry; readonly fit: number }[] = [];
  for (const entry of operations) {
    const [own, template] = callOf(entry);
    if (template === undefined) continue;
    const fit = fitOf(template, wanted);
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

/** Counts the segments that agree, literal ones twice; 0 if one does not, or none is literal. */
function fitOf(template: string, wanted: string): number {
  const fit = fitPath(wanted, template);
  if (fit === undefined || fit.fixed === 0) return 0;
  const { fixed, mixed, filled, onlyTemplate, onlyPath } = fit;
  return 2 * fixed + 1.5 * mixed + filled - onlyTemplate * 0.01 - onlyPath * 0.02;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
