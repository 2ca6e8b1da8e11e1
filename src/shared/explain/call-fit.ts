import type { BodyUse, CallEntry, DataIndex } from '../../model/call-data.ts';
import { fitPath } from '../pasted/path-template.ts';
import type { Call } from '../pasted/pasted.ts';
import { coversStatus, isError } from './status.ts';

/** Facts that a text states about the call it belongs to. */
export interface Known {
  readonly index: DataIndex;
  readonly call: Call;
  /** The status code, written or found. */
  readonly code: string | undefined;
  /** Whether the status code or the body says that the request failed. */
  readonly isFailure: boolean;
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

/** Scores a use of a body by what a text says for or against it: its path, its status code, that it failed. */
export function useScore([place, , status]: BodyUse, { index, call, code, isFailure }: Known): number {
  const entry = index.calls[place];
  const fit = entry === undefined ? 0 : fitsCall(entry, call);
  if (status === undefined) return fit - (isFailure ? FAILED : 0);
  const failed = !isFailure ? 0 : isError(status) ? FAILED : -FAILED;
  // A body may say that it failed beside the status code of a success.
  if (code === undefined || isFailure !== isError(code)) return fit + failed;
  return fit + failed + (coversStatus(status, code) ? STATUS : status.toLowerCase() === 'default' ? 0 : -STATUS);
}

/** Scores for a response of the status that the text has, and for one that is an error where the text is one. */
const [STATUS, FAILED] = [0.3, 0.4];
