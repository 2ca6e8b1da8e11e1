import { Inline } from '../content/Content.tsx';
import { Link } from '../content/Link.tsx';
import type { ResponseLink } from '../../model/operation-section.ts';
import { Extensions } from './Extensions.tsx';
import classes from './Responses.module.css';

/** The links of a response: operations that can follow, and the values from the response that each of them uses. */
export function Links({ links }: { readonly links: readonly ResponseLink[] }) {
  return (
    <>
      <p className={classes.label}>What next</p>
      <ul className={classes.links}>
        {links.map((link) => (
          <Next key={link.name} {...link} />
        ))}
      </ul>
    </>
  );
}

function Next({ name, target, leadsTo, description, values, body, server, extensions }: ResponseLink) {
  return (
    <li>
      <b>{name}</b>
      {target !== undefined && (
        <>
          : <Link href={target.href}>{target.label}</Link>
        </>
      )}
      {leadsTo !== undefined && (
        <>
          : <code>{leadsTo}</code>
        </>
      )}
      {server !== undefined && (
        <>
          {' '}
          at <code>{server}</code>
        </>
      )}
      <Inline nodes={description} />
      {(values.length > 0 || body !== undefined) && (
        <ul>
          {values.map((value) => (
            <li key={value.name}>
              <code>{value.name}</code> is <Inline nodes={value.value} />
            </li>
          ))}
          {body !== undefined && (
            <li>
              the body is <Inline nodes={body} />
            </li>
          )}
        </ul>
      )}
      {extensions !== undefined && <Extensions extensions={extensions} />}
    </li>
  );
}
