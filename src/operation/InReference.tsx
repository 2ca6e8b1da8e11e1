import { Link } from '../content/Link.tsx';
import type { Href } from '../model/nav.ts';
import classes from './InReference.module.css';

/** The way from what a guide embeds to its page of the reference. */
export function InReference({ href }: { readonly href: Href | undefined }) {
  return href === undefined ? null : (
    <small className={classes.link}>
      <Link href={href}>API reference</Link>
    </small>
  );
}
