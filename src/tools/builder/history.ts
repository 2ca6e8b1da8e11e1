import type { RequestState } from '../../shared/request/form.ts';
import { writeAddress, type ToolAddress, pushEntry } from '../panel/address.ts';

/** States by the number that their entry of the browser's history holds: in memory alone, with what links leave out. */
const states = new Map<number, RequestState>();
let last = 0;

/** Adds an entry to the browser's history: going back leads to what was entered before. */
export function pushState(address: ToolAddress, state: RequestState): void {
  pushEntry(writeAddress(address), numbered(state));
}

/** Keeps the state of the entry that is there, where its address says less than it. */
export function keepState(address: ToolAddress, state: RequestState): void {
  const entry = { ...(history.state as object | null), ...numbered(state) };
  history.replaceState(entry, '', location.pathname + location.search + writeAddress(address));
}

/** The state of the entry that the browser is at; undefined after a reload. */
export function currentState(): RequestState | undefined {
  const { build } = (history.state ?? {}) as { readonly build?: number };
  return build === undefined ? undefined : states.get(build);
}

function numbered(state: RequestState): { readonly build: number } {
  states.set((last += 1), state);
  return { build: last };
}
