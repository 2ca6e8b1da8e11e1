import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { typeInto } from './use-input-value.ts';
import { clearRecent, storeRecent, recentSearches } from './recent.ts';
import classes from './Results.module.css';

/** Lists recent searches, and asks whether to remember them. */
export function RecentSearches({ input }: { readonly input: HTMLInputElement }) {
  const [searches, setSearches] = useState(recentSearches);
  const refresh = (): void => setSearches(recentSearches());
  const again = (search: string): void => {
    typeInto(input, search);
    input.focus();
  };
  return (
    <div className={classes.recent}>
      {searches !== undefined && searches.length > 0 && (
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
          onChange={(event) => {
            storeRecent(event.currentTarget.checked);
            refresh();
          }}
        />
        Remember my searches on this device
      </label>
      {searches !== undefined && searches.length > 0 && (
        <UnstyledButton
          className={classes.filter}
          onClick={() => {
            clearRecent();
            refresh();
          }}
        >
          Clear
        </UnstyledButton>
      )}
    </div>
  );
}
