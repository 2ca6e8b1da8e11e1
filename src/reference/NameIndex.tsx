import { Fragment } from 'react';
import { Heading } from '../content/Heading.tsx';
import { Link } from '../content/Link.tsx';
import { useSite } from '../content/site-context.ts';
import { address } from '../content/address.ts';
import type { IndexedName, IndexLetter, NameIndex as Index, NameMeaning, NamePlace } from '../model/names.ts';
import classes from './NameIndex.module.css';

/** Places of a meaning that stand open. */
const OPEN = 6;
/** Values of an enum that stand beside its name. */
const VALUES = 8;

/** Letters to jump by, then the names of the page with what they mean and where they stand. */
export function NameIndex({ index: { letters, sections } }: { readonly index: Index }) {
  return (
    <div className={classes.index}>
      <Letters letters={letters} counted={sections.length === 0} />
      {sections.map(({ anchor, label, names }) => (
        <section key={anchor} data-lazy="">
          {label !== undefined && (
            <Heading level={2} anchor={anchor}>
              {label}
            </Heading>
          )}
          <dl>
            {names.map((name) => (
              <Name key={name.anchor} name={name} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function Letters({ letters, counted }: { readonly letters: readonly IndexLetter[]; readonly counted: boolean }) {
  const { base, page } = useSite();
  return (
    <nav aria-label="Letters" className={classes.letters}>
      <ul role="list">
        {letters.map(({ label, href, count }) => (
          <li key={href}>
            <a href={address(base, href)} aria-current={href === page.href ? 'page' : undefined}>
              {label}
              {counted && <small> {count}</small>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Name({ name: { anchor, name, meanings } }: { readonly name: IndexedName }) {
  return (
    <div id={anchor}>
      <dt>
        <a href={`#${anchor}`}>{name}</a>
      </dt>
      {meanings.map((meaning, index) => (
        <dd key={index}>
          <Meaning meaning={meaning} />
        </dd>
      ))}
    </div>
  );
}

function Meaning({ meaning: { kind, type, values, about, places } }: { readonly meaning: NameMeaning }) {
  const list = (
    <ul role="list">
      {places.map((place) => (
        <Place key={place.href} place={place} />
      ))}
    </ul>
  );
  return (
    <>
      <p>
        <i>{kind === 'value' ? `value of ${type}` : [kind, type].filter((word) => word !== '').join(', ')}</i>
        {about !== '' && ` ${about}`}
        {values.length > 0 && <Values values={values} />}
      </p>
      {places.length > OPEN ? (
        <details>
          <summary>{places.length} places</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </>
  );
}

function Values({ values }: { readonly values: readonly string[] }) {
  return (
    <>
      {' '}
      One of{' '}
      {values.slice(0, VALUES).map((value, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          <code>{value}</code>
        </Fragment>
      ))}
      {values.length > VALUES && ` and ${values.length - VALUES} more`}
    </>
  );
}

function Place({ place: { href, label, part, path } }: { readonly place: NamePlace }) {
  return (
    <li>
      <Link href={href}>{label}</Link>
      {part !== '' && `, ${part}`}
      {path !== '' && (
        <>
          {' '}
          <code>{path}</code>
        </>
      )}
    </li>
  );
}
