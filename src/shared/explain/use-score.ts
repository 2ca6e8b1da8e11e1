import type { BodyUse, DataIndex } from '../../model/call-data.ts';
import type { Call } from '../pasted/pasted.ts';
import { fitsCall } from './match-path.ts';
import { coversStatus } from './status.ts';

/** What a text says of the call it belongs to. */
export interface Known {
  readonly index: DataIndex;
  readonly call: Call;
  /** The status code, written or found. */
  readonly code: string | undefined;
}

/** What a text says for or against a use of a body: its address, its status code. */
export function useScore([place, , status]: BodyUse, { index, call, code }: Known): number {
  const entry = index.calls[place];
  const fit = entry === undefined ? 0 : fitsCall(entry, call);
  if (code === undefined || status === undefined) return fit;
  return fit + (coversStatus(status, code) ? 0.3 : status.toLowerCase() === 'default' ? 0 : -0.3);
}
