import type { CallEntry } from '../../model/call-data.ts';
import { fitPath } from '../pasted/path-template.ts';
import type { Call } from '../pasted/pasted.ts';

/**
 * How well a call fits what a text says of it: 2 for its whole path, 1 for the end of it (the text or the description
 * leaves the beginning out), 0 where the text says nothing, −1 where it says something else.
 */
export function fitsCall(entry: CallEntry, { method, path }: Call): number {
  if (path === undefined || path === '/') return 0;
  if (entry.path === undefined) return 0;
  if (method !== undefined && entry.method !== undefined && method !== entry.method.toUpperCase()) return -1;
  const fit = fitPath(path, entry.path);
  if (fit === undefined) return -1;
  const { fixed, mixed, filled, onlyTemplate, onlyPath } = fit;
  if (onlyTemplate + onlyPath === 0) return 2;
  const isWholeTemplate = onlyTemplate === 0 && mixed + filled === 0;
  return fixed > 0 && (fixed + mixed + filled > 1 || isWholeTemplate) ? 1 : -1;
}
