import { Fragment } from 'react';
import { BlockTable } from '../content/BlockTable.tsx';
import { Heading } from '../content/Heading.tsx';
import { Link } from '../content/Link.tsx';
import { useSite } from '../content/site-context.ts';
import { urlOf } from '../content/url.ts';
import type { IndexedName, IndexLetter, NameIndex as Index, NameMeaning, NamePlace } from '../model/names.ts';
import table from '../schema/FieldTable.module.css';
import article from './ReferenceArticle.module.css';

/** Places of a meaning up to which they are not folded. */
const OPEN = 6;
/** Values of an enum that are listed beside its name. */
const VALUES = 8;

/** Letters to jump by, then the names of the page with their meanings and places, laid out like fields. */
export function NameIndex({ index: { letters, sections } }: { readonly index: Index }) {
  return (
    <>
      <Letters letters={letters} counted={sections.length === 0} />
      {sections.map(({ anchor, label, names }) => (
        <section key={anchor} data-lazy="">
          {label !== undefined && (
            <Heading level={2} anchor={anchor}>
              {label}
            </Heading>
          )}
          <BlockTable className={table.fields} columns={['Name', 'Meanings and places']}>
            {names.map((name) => (
              <Name key={name.anchor} name={name} />
            ))}
          </BlockTable>
        </section>
      ))}
    </>
  );
}

function Letters({ letters, counted }: { readonly letters: readonly IndexLetter[]; readonly counted: boolean }) {
  const { base, page } = useSite();
  return (
    <nav aria-label="Letters" className={article.badges}>
      {letters.map(({ label, href, count }) => (
        <b key={href}>
          <a href={urlOf(base, href)} aria-current={href === page.href ? 'page' : undefined}>
            {label}
          </a>
          {counted && ` ${count}`}
        </b>
      ))}
    </nav>
  );
}

function Name({ name: { anchor, name, meanings } }: { readonly name: IndexedName }) {
  return (
    <tr role="row" id={anchor}>
      <th role="rowheader">
        <a href={`#${anchor}`}>{name}</a>
      </th>
      <td role="cell">
        {meanings.map((meaning, index) => (
          <Meaning key={index} meaning={meaning} />
        ))}
      </td>
    </tr>
  );
}

function Meaning({ meaning: { kind, type, values, about, groups } }: { readonly meaning: NameMeaning }) {
  const count = groups.flatMap(({ places }) => places).length;
  const list = groups.map(({ label, places }) => (
    <Fragment key={label}>
      {label !== '' && (
        <p>
          <b>{label}</b>
        </p>
      )}
      <ul>
        {places.map((place) => (
          <Place key={place.href} place={place} />
        ))}
      </ul>
    </Fragment>
  ));
  return (
    <>
      <p>
        <i>{kind === 'value' ? `value of ${type}` : [kind, type].filter((word) => word !== '').join(', ')}</i>
        {about !== '' && ` ${about.replace(/(?<![.!?…])$/, '.')}`}
        {values.length > 0 && <Values values={values} />}
      </p>
      {count > OPEN ? (
        <details>
          <summary>{count} places</summary>
          <div>{list}</div>
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
