/** Recent searches, stored on this device only with its reader's consent. */

const KEY = 'recent-searches';
/** Searches that are stored, and characters of one. */
const MOST = 8;
const LONGEST = 80;

/** Returns the searches, the last first; undefined where none are to be stored. */
export function recentSearches(): readonly string[] | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : undefined;
  } catch {
    return undefined;
  }
}

/** Begins to store searches, or ends it and deletes them all. */
export function storeRecent(isWanted: boolean): void {
  if (isWanted) store([]);
  else
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Nothing is stored where the browser refuses it.
    }
}

/** Stores a search that led somewhere, where the reader wants that. */
export function addRecent(text: string): void {
  const before = recentSearches();
  const search = text.trim();
  if (before === undefined || search === '' || search.length > LONGEST) return;
  store([search, ...before.filter((each) => each !== search)].slice(0, MOST));
}

/** Deletes the searches; further ones are stored. */
export function clearRecent(): void {
  store([]);
}

function store(searches: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // The browser refuses storage: nothing is stored.
  }
}
