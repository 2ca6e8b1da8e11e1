import { Inline } from '../guide/Content.tsx';
import { Link } from '../guide/Link.tsx';
import type { ResponseLink } from '../model/operation-section.ts';
import classes from './Part.module.css';

/** What an answer makes possible: the next operation, with the values that it takes from here. */
export function Links({ links }: { readonly links: readonly ResponseLink[] }) {
  return (
    <>
      <p className={classes.media}>What next</p>
      <ul>
        {links.map(({ name, target, description, values }) => (
          <li key={name}>
            {target === undefined ? <b>{name}</b> : <Link href={target.href}>{target.label}</Link>}
            {values.map((value) => <span key={value.name}>{' '}<code>{value.name}</code> from <code>{value.value}</code></span>)}
            {description.length > 0 && <Inline nodes={description} />}
          </li>
        ))}
      </ul>
    </>
  );
}
