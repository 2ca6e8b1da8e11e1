import type { Stated } from '../model/field.ts';
import classes from './Part.module.css';

/** What the description states in words of its own: shown as it is. */
export function Extensions({ stated }: { readonly stated: readonly Stated[] }) {
  return (
    <p className={classes.stated}>
      Also stated:{' '}
      {stated.map(({ name, value }, index) => <span key={name}>{index > 0 && ', '}<code>{name}</code> <code>{value}</code></span>)}
    </p>
  );
}
