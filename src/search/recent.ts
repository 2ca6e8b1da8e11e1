import { useLocalStorage } from '@mantine/hooks';

/** Searches that are stored, and characters of one. */
const MOST = 8;
const LONGEST = 80;

/** Recent searches: stored on this device alone, and only once its reader wants that. */
export interface Recent {
  /** The last first; undefined where none are to be stored. */
  readonly searches: readonly string[] | undefined;
  /** Stores other searches in their place. */
  readonly store: (searches: readonly string[]) => void;
  /** Deletes them, and stores no more. */
  readonly end: () => void;
}

/** Returns them, with the ways to change them. */
export function useRecent(): Recent {
  const [stored, store, end] = useLocalStorage<readonly string[] | undefined>({
    key: 'recent-searches',
    getInitialValueInEffect: false,
  });
  return { searches: Array.isArray(stored) ? stored : undefined, store, end };
}

/** Returns the searches with one that led somewhere in front. */
export function withSearch(before: readonly string[], text: string): readonly string[] {
  const search = text.trim();
  if (search === '' || search.length > LONGEST) return before;
  return [search, ...before.filter((each) => each !== search)].slice(0, MOST);
}
