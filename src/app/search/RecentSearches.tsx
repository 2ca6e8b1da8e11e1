import { UnstyledButton } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { typeInto } from './use-combobox.ts';
import classes from './Results.module.css';

/** Maximum number of stored searches. */
const MOST = 8;
/** Maximum length of a stored search in characters. */
const LONGEST = 80;

/** Recent searches: stored only on this device, and only with the reader's consent. */
export interface Recent {
  /** The latest first; undefined if the reader has not consented. */
  readonly searches: readonly string[] | undefined;
  /** Replaces the stored searches. */
  readonly store: (searches: readonly string[]) => void;
  /** Deletes the stored searches and withdraws the consent. */
  readonly end: () => void;
}

/** Returns the recent searches, and functions that change them. */
export function useRecent(): Recent {
  const [stored, store, end] = useLocalStorage<readonly string[] | undefined>({
    key: 'recent-searches',
    getInitialValueInEffect: false,
  });
  return { searches: Array.isArray(stored) ? stored : undefined, store, end };
}

/** Returns the searches with a new one in front. A text that is empty or too long is not added. */
export function withSearch(before: readonly string[], text: string): readonly string[] {
  const search = text.trim();
  if (search === '' || search.length > LONGEST) return before;
  return [search, ...before.filter((each) => each !== search)].slice(0, MOST);
}

interface RecentSearchesProps {
  readonly input: HTMLInputElement;
  readonly recent: Recent;
}

/** Lists recent searches, and asks for consent to store them. */
export function RecentSearches({ input, recent: { searches, store, end } }: RecentSearchesProps) {
  const again = (search: string): void => {
    typeInto(input, search);
    input.focus();
  };
  const hasSome = searches !== undefined && searches.length > 0;
  return (
    <div className={classes.recent}>
      {hasSome && (
        <ul aria-label="Recent searches" className={classes.recentList}>
          {searches.map((search) => (
            <li key={search}>
              <UnstyledButton className={classes.filter} onClick={() => again(search)}>
                {search}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      <label className={classes.remember}>
        <input
          type="checkbox"
          checked={searches !== undefined}
          onChange={({ currentTarget: { checked } }) => (checked ? store([]) : end())}
        />
        Remember my searches on this device
      </label>
      {hasSome && (
        <UnstyledButton className={classes.filter} onClick={() => store([])}>
          Clear
        </UnstyledButton>
      )}
    </div>
  );
}
