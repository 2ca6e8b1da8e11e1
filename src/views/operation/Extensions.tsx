import type { ExtensionText } from '../../model/field.ts';
import classes from './Section.module.css';

/** The specification extensions (`x-…`) that the site shows, with their labels. */
export function Extensions({ extensions }: { readonly extensions: readonly ExtensionText[] }) {
  return (
    <details className={classes.extensions}>
      <summary>Also stated in the description</summary>
      <ul>
        {extensions.map(({ name, value }) => (
          <li key={name}>
            {name} <code>{value}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
