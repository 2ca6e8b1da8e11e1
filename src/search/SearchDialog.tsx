import { Kbd, Text, UnstyledButton } from '@mantine/core';
import { Icon } from '../shell/Icon.tsx';
import classes from './SearchDialog.module.css';

/** Inside of the search dialog: a native input that holds what is typed before the application is there to answer. */
export function SearchDialog() {
  return (
    <div className={classes.panel}>
      <div className={classes.line} role="search">
        <Icon name="search" className={classes.icon} />
        <input
          className={classes.input}
          type="search"
          aria-label="Search the documentation"
          placeholder="Pages, operations, fields, values, error codes"
          role="combobox"
          aria-expanded="false"
          aria-controls="search-results"
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        <UnstyledButton className={classes.close} aria-label="Close search" data-close="">
          <Kbd>Esc</Kbd>
        </UnstyledButton>
      </div>
      <div id="search-results" className={classes.results} tabIndex={0} role="group" aria-label="Search results" />
      <Text className={classes.hint}>Find pages, headings, operations, fields, enum values and error codes.</Text>
    </div>
  );
}
