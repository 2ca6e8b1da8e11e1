/** The index in the browser: built when the search is first opened, its further files load after the first results. */
import type { SearchFile } from '../../model/search.ts';
import { memoize } from '../../shared/text/memoize.ts';
import { createSearch, type Search } from '../../shared/search/search.ts';

/** The state of an index. */
export interface IndexState {
  /** Absent until the first file has loaded. */
  readonly search?: Search;
  readonly failed: boolean;
  /** Number of loaded files. */
  readonly files: number;
}

/** An index that is fetched on first use. */
export interface IndexStore {
  state(): IndexState;
  /** Subscribes to changes of the index; returns the function that unsubscribes. */
  onChange(listener: () => void): () => void;
  /** Fetches the files that are not loaded yet: once, and again on the next call after a failure. */
  load(): void;
}

/** Creates the store of an index, whose first file is at `address`. */
function createIndexStore(address: string): IndexStore {
  let state: IndexState = { failed: false, files: 0 };
  let loading = false;
  const listeners = new Set<() => void>();
  const set = (next: IndexState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const fetchAll = async (): Promise<void> => {
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
  };
  return {
    state: () => state,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: () => {
      if (loading) return;
      loading = true;
      fetchAll().catch(() => {
        loading = false;
        set({ ...state, failed: true });
      });
    },
  };
}

const settings = (): DOMStringMap => document.querySelector<HTMLElement>('[data-search-index]')?.dataset ?? {};

/** The index of the version that is open. */
export const ownIndex = memoize(() => createIndexStore(settings().searchIndex ?? ''));

/** The index of the current version, and its name, where an earlier one is open. */
export const currentIndex = memoize(() => {
  const { currentSearchIndex, currentVersion } = settings();
  if (currentSearchIndex === undefined || currentVersion === undefined) return undefined;
  return { name: currentVersion, store: createIndexStore(currentSearchIndex) };
});

/** Entries indexed before the page handles events again. */
const AT_ONCE = 100;

async function fetchFile(address: string): Promise<SearchFile> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as SearchFile;
}
