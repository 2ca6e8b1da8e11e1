import { UnstyledButton } from '@mantine/core';
import { Icon } from '../../views/content/Icon.tsx';
import classes from './SearchDialog.module.css';

/** Content of the search dialog. Its native input accepts text before the application has loaded. */
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
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        <UnstyledButton className={classes.close} aria-label="Close search with Esc" data-close="">
          <kbd>Esc</kbd>
        </UnstyledButton>
      </div>
      <div id="search-results" className={classes.results} tabIndex={0} role="group" aria-label="Search results" />
      <p className={classes.hint}>Find pages, headings, operations, fields, enum values and error codes.</p>
    </div>
  );
}
