import type { Stated } from '../model/field.ts';
import classes from './Part.module.css';

/** What the description states in words of its own: shown as it is. */
export function Extensions({ stated }: { readonly stated: readonly Stated[] }) {
  return (
    <details className={classes.stated}>
      <summary>Also stated in the description</summary>
      <ul>
        {stated.map(({ name, value }) => (
          <li key={name}>
            <code>{name}</code> <code>{value}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
