import type { RequestState } from '../shared/request/form.ts';
import { writeAddress, type BuilderAddress } from './address.ts';

/** States by the number that their entry of the browser's history holds: in memory alone, with what links leave out. */
const states = new Map<number, RequestState>();
let last = 0;

/** Adds an entry to the browser's history: going back leads to what was entered before. */
export function pushState(address: BuilderAddress, state: RequestState): void {
  history.pushState({ ...numbered(state), key: `build-${last}` }, '', addressOf(address));
}

/** Keeps the state of the entry that is there, where its address says less than it. */
export function keepState(address: BuilderAddress, state: RequestState): void {
  history.replaceState(numbered(state), '', addressOf(address));
}

/** The state of the entry that the browser is at; undefined after a reload. */
export function currentState(): RequestState | undefined {
  const { build } = (history.state ?? {}) as { readonly build?: number };
  return build === undefined ? undefined : states.get(build);
}

/** Leaves the builder by an entry of its own: going back opens it again. */
export function pushPage(): void {
  const { build: _, ...state } = (history.state ?? {}) as Record<string, unknown>;
  history.pushState({ ...state, key: `build-${(last += 1)}` }, '', location.pathname + location.search);
}

function numbered(state: RequestState): Record<string, unknown> {
  states.set((last += 1), state);
  return { ...(history.state as Record<string, unknown> | null), build: last };
}

function addressOf(address: BuilderAddress): string {
  return location.pathname + location.search + writeAddress(address);
}
