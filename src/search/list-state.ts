import { useState } from 'react';
import type { Filter } from './kinds.ts';

/** What a reader has made of a list of results. */
export interface ListState {
  /** What was looked for: another text begins another list. */
  readonly text: string;
  readonly filter?: Filter | undefined;
  /** Index of the row that Enter follows. */
  readonly active: number;
  /** Results whose places are shown, by their number. */
  readonly unfolded: ReadonlySet<number>;
}

/** A list as it was left, and the entry of the browser's history it was left on. */
interface LeftList extends ListState {
  readonly entry: string;
  /** Pixels. */
  readonly scroll: number;
}

// Lasts as long as the document: nothing of what readers look for is stored, or in an address.
let left: LeftList | undefined;
let returning: LeftList | undefined;

/** Remembers a list when one of its results is followed. */
export function leaveList(list: ListState, scroll: number): void {
  left = { ...list, entry: historyEntry(), scroll };
}

/** Forgets the list: the reader has closed it. */
export function forgetList(): void {
  left = undefined;
}

/** The list to show again, on the history entry it was left on. */
export function listToReturnTo(): LeftList | undefined {
  returning = left?.entry === historyEntry() ? left : undefined;
  return returning;
}

/** The router writes a key of its own into each entry it makes. */
function historyEntry(): string {
  const state = history.state as { readonly key?: string; readonly idx?: number } | null;
  return `${state?.key ?? 'default'} ${state?.idx ?? 0}`;
}

/** State of the list for a text: from the start for a new one, as it was left after coming back. */
export function useListState(text: string): [ListState, (change: Partial<ListState>) => void] {
  const [state, setState] = useState<ListState>(() => startOf(text));
  const current = state.text === text ? state : startOf(text);
  return [current, (change) => setState({ ...current, ...change })];
}

function startOf(text: string): ListState {
  if (returning?.text === text) return returning;
  return { text, active: 0, unfolded: new Set() };
}
