import type { RequestState } from '../../shared/request/form.ts';
import { writeAddress, type ToolAddress, pushEntry } from '../panel/address.ts';

/**
 * The request state for each history entry. The key is a number that the entry contains. The states are kept only in
 * memory, because they include values that links omit.
 */
const states = new Map<number, RequestState>();
let last = 0;

/** Adds an entry with a state to the browser's history. */
export function pushState(address: ToolAddress, state: RequestState): void {
  pushEntry(writeAddress(address), numbered(state));
}

/** Stores a state for the current history entry, and updates the URL of the entry. */
export function storeState(address: ToolAddress, state: RequestState): void {
  const entry = { ...(history.state as object | null), ...numbered(state) };
  history.replaceState(entry, '', location.pathname + location.search + writeAddress(address));
}

/** Returns the state of the current history entry; undefined after a reload. */
export function currentState(): RequestState | undefined {
  const { build } = (history.state ?? {}) as { readonly build?: number };
  return build === undefined ? undefined : states.get(build);
}

function numbered(state: RequestState): { readonly build: number } {
  states.set((last += 1), state);
  return { build: last };
}
