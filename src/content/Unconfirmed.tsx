import classes from './Unconfirmed.module.css';

/** The quiet mark of what is not confirmed, explained in the page's box (see `GapBox`). */
export function Unconfirmed({ what }: { readonly what: readonly string[] | undefined }) {
  if (what === undefined || what.length === 0) return null;
  return (
    <>
      {' '}
      <i className={classes.ring} role="img" title={`Unconfirmed: ${what.join(', ')}`} />
    </>
  );
}

/** The same in place of what is missing: `fields undocumented`. */
export function Undocumented({ what }: { readonly what: string }) {
  return (
    <p className={classes.undocumented}>
      <i className={classes.ring} /> {what}
    </p>
  );
}
