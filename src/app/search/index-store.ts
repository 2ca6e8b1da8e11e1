/**
 * The search index in the browser. It is fetched when the search first opens, in several files; results appear after
 * the first file.
 */
import type { SearchFile } from '../../model/search.ts';
import { memoize } from '../../shared/text/memoize.ts';
import { createSearch, type Search } from '../../shared/search/search.ts';

/** The state of a search index. */
export interface IndexState {
  /** The search over the loaded files; absent until the first file has loaded. */
  readonly search?: Search;
  readonly failed: boolean;
  /** Number of loaded files. */
  readonly files: number;
}

/** A search index that is fetched on first use. */
export interface IndexStore {
  state(): IndexState;
  /** From now on, calls `listener` whenever the state changes. Returns a function that ends these calls. */
  onChange(listener: () => void): () => void;
  /** Fetches all files once. After a failure, the next call fetches the missing files. */
  load(): void;
}

/** Returns the search index whose first file is at `address`. Nothing is fetched before `load` is called. */
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

/** The search index of the version of the site that the reader has open. */
export const ownIndex = memoize(() => createIndexStore(settings().searchIndex ?? ''));

/** On pages of an earlier version: the name and the search index of the current version. Otherwise undefined. */
export const currentIndex = memoize(() => {
  const { currentSearchIndex, currentVersion } = settings();
  if (currentSearchIndex === undefined || currentVersion === undefined) return undefined;
  return { name: currentVersion, store: createIndexStore(currentSearchIndex) };
});

/** Number of entries that are indexed in one task, so that the page can handle events between tasks. */
const AT_ONCE = 100;

async function fetchFile(address: string): Promise<SearchFile> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with ${response.status}.`);
  return (await response.json()) as SearchFile;
}
