import type { GuidePage } from '../../model/page.ts';
import { Link } from './Link.tsx';
import classes from './Pager.module.css';

/** Links to the previous and the next page in sidebar order. */
export function Pager({ page: { previous, next } }: { readonly page: Pick<GuidePage, 'previous' | 'next'> }) {
  if (previous === undefined && next === undefined) return null;
  return (
    <nav aria-label="Previous and next page" className={classes.pager}>
      {previous !== undefined && (
        <Link href={previous.href}>
          <span>Previous</span> {previous.label}
        </Link>
      )}
      {next !== undefined && (
        <Link href={next.href} className={classes.next}>
          <span>Next</span> {next.label}
        </Link>
      )}
    </nav>
  );
}
