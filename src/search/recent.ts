/** Recent searches: kept on this device only where its reader has said so. */

const KEY = 'recent-searches';
/** Searches that are kept, and characters of one. */
const KEPT = 8;
const LONGEST = 80;

/** The searches, the last first; undefined where none are to be kept. */
export function recentSearches(): readonly string[] | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : undefined;
  } catch {
    return undefined;
  }
}

/** Begins to keep searches, or ends it and forgets them all. */
export function keepRecent(keep: boolean): void {
  if (keep) store([]);
  else
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Nothing is stored where the browser refuses it.
    }
}

/** Keeps a search that led somewhere, where the reader wants that. */
export function addRecent(text: string): void {
  const before = recentSearches();
  const search = text.trim();
  if (before === undefined || search === '' || search.length > LONGEST) return;
  store([search, ...before.filter((each) => each !== search)].slice(0, KEPT));
}

/** Forgets the searches; further ones are kept. */
export function clearRecent(): void {
  store([]);
}

function store(searches: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // The browser refuses storage: nothing is kept.
  }
}
