import type { BodyUse, CallEntry, DataIndex } from '../../model/call-data.ts';
import { fitPath } from '../pasted/path-template.ts';
import type { Call } from '../pasted/pasted.ts';
import { coversStatus, isError, type Outcome } from './status.ts';

/** Facts that a text states about the call it belongs to. */
export interface Known {
  readonly index: DataIndex;
  readonly call: Call;
  /** The status code, written or found. */
  readonly code: string | undefined;
  /** As the status code or the body itself says it. */
  readonly outcome: Outcome | undefined;
}

/**
 * Returns how well a call fits what a text says of it: 2 for its whole path, 1 for the end of it (the text or the
 * description leaves the beginning out), 0 where the text says nothing, −1 where it says something else.
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

/** Returns how well the call of a use fits what a text says of it, as `fitsCall` has it. */
export function placeFit([place]: BodyUse, { index, call }: Pick<Known, 'index' | 'call'>): number {
  const entry = index.calls[place];
  return entry === undefined ? 0 : fitsCall(entry, call);
}

/** Scores a use of a body by what a text says for or against it: its path, its status code, that it failed. */
export function useScore([place, , status]: BodyUse, { index, call, code, outcome }: Known): number {
  const fit = placeFit([place, 0], { index, call });
  if (status === undefined) return fit - (outcome === 'failure' ? OUTCOME : 0);
  const other = outcome !== undefined && isError(status) !== (outcome === 'failure') ? OUTCOME : 0;
  const isOfAny = code === undefined || status.toLowerCase() === 'default';
  return fit - other + (isOfAny ? 0 : coversStatus(status, code) ? STATUS : -STATUS);
}

/** Scores for a response of the status that the text has, and against one of the other outcome. */
const [STATUS, OUTCOME] = [0.3, 0.6];
