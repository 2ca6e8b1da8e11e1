import classes from './FieldTable.module.css';

/** Where a page had no room for more. */
export function Cut() {
  return <p className={classes.aside}>Further fields are in the description.</p>;
}
