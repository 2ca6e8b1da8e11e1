/** The subject of a pasted text: the operations and status codes that it names, and its further words. */
import type { SearchKind } from '../../model/search.ts';
import type { Body, Call, Pasted } from '../pasted/pasted.ts';
import { fitPath } from '../pasted/path-template.ts';
import { decodePath } from '../text/percent-decoding.ts';
import type { IndexedEntry } from './entry-index.ts';

/** Returns the entries of a call: its operations, then its status. */
export function entriesOfCall(
  { status, ...call }: Call,
  ofKind: (kind: SearchKind) => readonly IndexedEntry[],
): readonly IndexedEntry[] {
  return [
    ...operationsAt(call, ofKind('operation')),
    ...(status === undefined ? [] : errorsOf(status, ofKind('error'))),
  ];
}

/** Returns the entries of a status: by its code, else by its range. */
function errorsOf(status: number, errors: readonly IndexedEntry[]): readonly IndexedEntry[] {
  const named = (name: string) => errors.filter(({ names }) => names.some((own) => own.toUpperCase() === name));
  const exact = named(String(status));
  return exact.length > 0 ? exact : named(`${String(status)[0]}XX`);
}

/** Returns further words to search for: the message in a body, or else the text itself. */
export function wordsBeside(pasted: Pasted, text: string, isKnown: boolean): string {
  switch (pasted.kind) {
    case 'json':
    case 'log':
    case 'broken':
      return messageIn(pasted.bodies[0]);
    case 'curl':
      return '';
    case 'request':
      return isKnown ? '' : (pasted.call.path ?? '');
    case 'status':
      // The version of the protocol is not a number to look for.
      return text.replace(/\bHTTP\/\d(\.\d)?\b/g, ' ');
    default:
      return text;
  }
}

/** Returns the message of a body, or its names if it has none; a single field with its value. */
function messageIn({ value }: Body): string {
  if (typeof value !== 'object' || value === null) return '';
  const members = Object.entries(value);
  const message = members.find(([name, each]) => /message|error|detail|reason/i.test(name) && typeof each === 'string');
  if (message !== undefined) return String(message[1]);
  const [[name, only] = ['', undefined]] = members;
  // `"type": "Manual"`: a value of that field.
  if (members.length === 1 && ['string', 'number', 'boolean'].includes(typeof only)) return `${name} ${String(only)}`;
  return members
    .map(([each]) => each)
    .slice(0, 6)
    .join(' ');
}

/**
 * Returns the operations that match a call, the likeliest first: those whose path template the URL ends with, or which
 * end with the path of a URL without the common prefix of all operations. IDs in it match path parameters.
 */
function operationsAt(
  { path, method }: Pick<Call, 'path' | 'method'>,
  operations: Iterable<IndexedEntry>,
): readonly IndexedEntry[] {
  if (path === undefined) return [];
  const wanted = decodePath(path);
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

/** Returns method and path of an operation, from the name that contains both. */
function callOf({ names }: IndexedEntry): readonly [method: string | undefined, path: string | undefined] {
  const call = names.find((name) => /^[A-Z]+ \//.test(name))?.split(' ');
  return call === undefined ? [undefined, names.find((name) => name.startsWith('/'))] : [call[0], call[1]];
}

/** Counts the matching segments, literal ones twice; 0 if one does not match, or none is literal. */
function fitOf(template: string, wanted: string): number {
  const fit = fitPath(wanted, template);
  if (fit === undefined || fit.fixed === 0) return 0;
  const { fixed, mixed, filled, onlyTemplate, onlyPath } = fit;
  return 2 * fixed + 1.5 * mixed + filled - onlyTemplate * 0.01 - onlyPath * 0.02;
}
