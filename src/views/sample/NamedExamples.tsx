import { Inline } from '../content/Content.tsx';
import { Link } from '../content/Link.tsx';
import type { NamedExample } from '../../model/field.ts';
import classes from './NamedExamples.module.css';

/** Example values with their descriptions, one per line. */
export function NamedExamples({ examples }: { readonly examples: readonly NamedExample[] }) {
  if (examples.length === 0) return null;
  return (
    <div className={classes.examples}>
      <p>{examples.length === 1 ? 'Example' : 'Examples'}</p>
      <ul>
        {examples.map(({ title, value, href, sent, description }, index) => (
          <li key={index}>
            {title}
            {value !== undefined && (
              <>: {href === undefined ? <code>{value}</code> : <Link href={href}>{value}</Link>}</>
            )}
            {sent !== undefined && (
              <>
                , sent as <code>{sent}</code>
              </>
            )}
            {description.length > 0 && (
              <>
                {' '}
                <Inline nodes={description} />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
