import { UnstyledButton } from '@mantine/core';
import type { Recent } from './recent.ts';
import { typeInto } from './use-input-value.ts';
import classes from './Results.module.css';

interface RecentSearchesProps {
  readonly input: HTMLInputElement;
  readonly recent: Recent;
}

/** Lists recent searches, and asks whether to remember them. */
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
