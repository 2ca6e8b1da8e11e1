import { useState } from 'react';
import type { Filter } from './kinds.ts';

/** What the reader has done in a list of search results. */
export interface ListState {
  /** The search query that gave the list. A list for another query begins with a new state. */
  readonly text: string;
  readonly filter?: Filter | undefined;
  /** Index of the row that Enter opens. A row is a result, or one of its places on the site. */
  readonly active: number;
  /** Ids of the results that show all their places on the site. */
  readonly unfolded: ReadonlySet<number>;
}

/** A list that the reader left by following a result. `entry` identifies the history entry at that time. */
interface LeftList extends ListState {
  readonly entry: string;
  /** Scroll position in pixels. */
  readonly scroll: number;
}

// Only in memory: a query is never stored by the browser or put into a URL.
let left: LeftList | undefined;
let returning: LeftList | undefined;

/** Saves the list when one of its results is followed. */
export function leaveList(list: ListState, scroll: number): void {
  left = { ...list, entry: historyEntry(), scroll };
}

/** Discards the saved list, because the reader has closed the search. */
export function forgetList(): void {
  left = undefined;
}

/** Returns the list saved for the current history entry; undefined if there is none. */
export function listToReturnTo(): LeftList | undefined {
  returning = left?.entry === historyEntry() ? left : undefined;
  return returning;
}

/** Identifies the current history entry, by the key and index that the router stores in it. */
function historyEntry(): string {
  const state = history.state as { readonly key?: string; readonly idx?: number } | null;
  return `${state?.key ?? 'default'} ${state?.idx ?? 0}`;
}

/**
 * Returns the state of the list for a query, and a function that changes the state. After Back, the list begins with
 * the saved state, otherwise with a new one.
 */
export function useListState(text: string): [ListState, (change: Partial<ListState>) => void] {
  const [state, setState] = useState<ListState>(() => startOf(text));
  const current = state.text === text ? state : startOf(text);
  return [current, (change) => setState({ ...current, ...change })];
}

function startOf(text: string): ListState {
  if (returning?.text === text) return returning;
  return { text, active: 0, unfolded: new Set() };
}
