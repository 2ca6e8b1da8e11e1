/**
 * Finds the search entries of the operation and the status code in a pasted text, and the words for a further search.
 */
import type { SearchKind } from '../../model/search.ts';
import type { Body, Call, Pasted } from '../pasted/pasted.ts';
import { fitPath } from '../pasted/path-template.ts';
import { decodePath } from '../text/percent-decoding.ts';
import type { IndexedEntry } from './entry-index.ts';

/**
 * Returns the search entries for a pasted request or response: first the operations that match the method and path,
 * then the status.
 */
export function entriesOfCall(
  { status, ...call }: Call,
  ofKind: (kind: SearchKind) => readonly IndexedEntry[],
): readonly IndexedEntry[] {
  return [
    ...operationsAt(call, ofKind('operation')),
    ...(status === undefined ? [] : errorsOf(status, ofKind('error'))),
  ];
}

/** Returns the search entries for a status: by code, else by class (`4XX`). */
function errorsOf(status: number, errors: readonly IndexedEntry[]): readonly IndexedEntry[] {
  const named = (name: string) => errors.filter(({ names }) => names.some((own) => own.toUpperCase() === name));
  const exact = named(String(status));
  return exact.length > 0 ? exact : named(`${String(status)[0]}XX`);
}

/**
 * Returns the words for a further search, after the operation and the status in a pasted text were looked up:
 * - for JSON, the error message or the names of the fields
 * - for a request that was not found, its path
 * - for a request that was found, or for a cURL command, an empty string
 * - for any other text, the text
 *
 * @param isKnown whether an operation or a status was found.
 */
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

/**
 * Returns the error message in a body, else the names of its fields. If there is only one field, its value is added.
 */
function messageIn({ value }: Body): string {
  if (typeof value !== 'object' || value === null) return '';
  const members = Object.entries(value);
  const message = members.find(([name, each]) => /message|error|detail|reason/i.test(name) && typeof each === 'string');
  if (message !== undefined) return String(message[1]);
  const [[name, only] = ['', undefined]] = members;
  // A reader who pastes `"type": "Manual"` looks for this value of the field.
  if (members.length === 1 && ['string', 'number', 'boolean'].includes(typeof only)) return `${name} ${String(only)}`;
  return members
    .map(([each]) => each)
    .slice(0, 6)
    .join(' ');
}

/**
 * Returns the operations whose path template matches the path of a URL, the likeliest first. Either the path or the
 * template may lack leading segments. IDs in the URL match path parameters.
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

/** Returns the method and path of an operation, which are among the names of its search entry. */
function callOf({ names }: IndexedEntry): readonly [method: string | undefined, path: string | undefined] {
  const call = names.find((name) => /^[A-Z]+ \//.test(name))?.split(' ');
  return call === undefined ? [undefined, names.find((name) => name.startsWith('/'))] : [call[0], call[1]];
}

/**
 * Returns a score for how well a path matches a template: a literal segment counts twice as much as a variable. The
 * score is 0 if a segment differs, or if no segment is literal.
 */
function fitOf(template: string, wanted: string): number {
  const fit = fitPath(wanted, template);
  if (fit === undefined || fit.fixed === 0) return 0;
  const { fixed, mixed, filled, onlyTemplate, onlyPath } = fit;
  return 2 * fixed + 1.5 * mixed + filled - onlyTemplate * 0.01 - onlyPath * 0.02;
}
