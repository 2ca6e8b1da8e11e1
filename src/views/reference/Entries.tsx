import { Link } from '../content/Link.tsx';
import type { ReferenceEntry } from '../../model/reference.ts';
import classes from './Entries.module.css';
import { Method } from './Method.tsx';

/** A list of reference pages; for operations, the method is in a column before the name. */
export function Entries({ entries, more }: { readonly entries: readonly ReferenceEntry[]; readonly more: number }) {
  return (
    <ul role="list" className={classes.entries}>
      {entries.map(({ label, href, method, deprecated, path, about }) => (
        <li key={href}>
          <Link href={href}>
            {method !== undefined && (
              <>
                <Method method={method} />{' '}
              </>
            )}
            <span className={deprecated === true ? classes.deprecated : undefined}>{label}</span>
            {deprecated === true && <small> deprecated</small>}
          </Link>
          {path !== undefined && <code>{path}</code>}
          {about !== undefined && <p>{about}</p>}
        </li>
      ))}
      {more > 0 && <li className={classes.more}>and {more} more</li>}
    </ul>
  );
}
