import type { ExtensionText } from '../model/field.ts';
import classes from './Part.module.css';

/** Extensions that the compiler does not know, shown as they are. */
export function Extensions({ extensions }: { readonly extensions: readonly ExtensionText[] }) {
  return (
    <details className={classes.extensions}>
      <summary>Also stated in the description</summary>
      <ul>
        {extensions.map(({ name, value }) => (
          <li key={name}>
            <code>{name}</code> <code>{value}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
