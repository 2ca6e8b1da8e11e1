/** The index in the browser: fetched and made when the search is first opened, its further files after the first results. */
import type { SearchFile } from '../model/search.ts';
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
  const search = state.search ?? createSearch(first.synonyms);
  const others = (first.more ?? []).map((name) => new URL(name, new URL(address, document.baseURI)).href);
  for (const [at, file] of [first, ...others].entries()) {
    if (at < state.files) continue;
    const { entries } = typeof file === 'string' ? await fetchFile(file) : file;
    for (let from = 0; from < entries.length; from += AT_ONCE) {
      search.add(entries.slice(from, from + AT_ONCE));
      await new Promise((next) => setTimeout(next));
    }
    set({ search, failed: false, files: at + 1 });
  }
}

/** Entries that are indexed before the page answers again. */
const AT_ONCE = 100;

async function fetchFile(address: string): Promise<SearchFile> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as SearchFile;
}

function set(next: IndexState): void {
  state = next;
  for (const listener of listeners) listener();
}
