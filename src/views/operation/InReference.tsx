import { Link } from '../content/Link.tsx';
import type { Href } from '../../model/nav.ts';
import classes from './Section.module.css';

/** The link from an operation or webhook in a guide to its page of the reference. */
export function InReference({ href }: { readonly href: Href | undefined }) {
  return href === undefined ? null : (
    <small className={classes.reference}>
      <Link href={href}>API reference</Link>
    </small>
  );
}
