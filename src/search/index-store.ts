/** The index in the browser: fetched when the search is first opened, its further files after the first results. */
import type { IndexFile } from '../shared/search/index-file.ts';
import { createSearch, type Search } from '../shared/search/search.ts';

export interface IndexState {
  /** Absent until the first file is there. */
  readonly search?: Search;
  readonly failed: boolean;
  /** Files that are there. */
  readonly files: number;
}

let state: IndexState = { failed: false, files: 0 };
let loading = false;
const listeners = new Set<() => void>();

/** Returns the state of the index. */
export function indexState(): IndexState {
  return state;
}

/** Subscribes to changes of the index; returns the function that unsubscribes. */
export function onIndex(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Fetches the files that are not loaded yet: once, and again when asked after a failure. */
export function loadIndex(): void {
  if (loading) return;
  loading = true;
  load().catch(() => {
    loading = false;
    set({ ...state, failed: true });
  });
}

async function load(): Promise<void> {
  const address = document.querySelector<HTMLElement>('[data-search-index]')?.dataset.searchIndex ?? '';
  const first = await fetchFile(address);
  const search = state.search ?? createSearch();
  if (state.files === 0) search.add(first);
  set({ search, failed: false, files: Math.max(1, state.files) });
  for (const [index, name] of (first.more ?? []).entries()) {
    if (index + 1 < state.files) continue;
    search.add(await fetchFile(new URL(name, new URL(address, document.baseURI)).href));
    set({ search, failed: false, files: index + 2 });
  }
}

async function fetchFile(address: string): Promise<IndexFile> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as IndexFile;
}

function set(next: IndexState): void {
  state = next;
  for (const listener of listeners) listener();
}
