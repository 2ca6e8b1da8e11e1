import { Fragment, type ReactNode } from 'react';
import { Inline } from '../content/Content.tsx';
import { Link } from '../content/Link.tsx';
import type { ExtensionText, Value } from '../../model/field.ts';
import { NamedExamples } from '../sample/NamedExamples.tsx';
import { EnumTable } from './EnumTable.tsx';
import classes from './FieldDetails.module.css';

/** The type and format of a value. The name of its schema follows as a link, if the schema has a page. */
export function TypeWords({ value: { type, format, schema } }: { readonly value: Value }) {
  return (
    <>
      {type !== '' && (
        <>
          {' '}
          <span>{format === undefined ? type : `${type}, ${format}`}</span>
        </>
      )}
      {schema !== undefined && (
        <>
          {' '}
          <Link href={schema.href}>{schema.name}</Link>
        </>
      )}
    </>
  );
}

/** Labels beside the type, such as `deprecated` or `read only`. */
export function Marks({ marks }: { readonly marks: readonly string[] }) {
  return marks.map((mark) => (
    <Fragment key={mark}>
      {' '}
      <i>{mark}</i>
    </Fragment>
  ));
}

/** The documentation of a value below its type, without nested fields. */
export function FieldDetails({ value }: { readonly value: Value }) {
  return (
    <>
      {value.title !== undefined && <p className={classes.title}>{value.title}</p>}
      <Inline nodes={value.description} />
      <Facts value={value} />
      {value.namedExamples !== undefined && <NamedExamples examples={value.namedExamples} />}
      {value.enum !== undefined && <EnumTable table={value.enum} inline />}
      {value.link !== undefined && (
        <p className={classes.more}>
          <Link href={value.link.href}>{value.link.label}</Link>
        </p>
      )}
      {value.docs !== undefined && (
        <p className={classes.more}>
          <Inline nodes={value.docs} />
        </p>
      )}
      {value.extensions !== undefined && <ExtensionList extensions={value.extensions} />}
    </>
  );
}

/** Constraints, default and example values on one line. */
function Facts({ value: { constraints, default: initial, examples = [] } }: { readonly value: Value }) {
  const facts: ReactNode[] = [...constraints];
  if (initial !== undefined)
    facts.push(
      <>
        default <code>{initial}</code>
      </>,
    );
  if (examples.length > 0)
    facts.push(
      <>
        {examples.length === 1 ? 'example' : 'examples'}
        {examples.map((text) => (
          <Fragment key={text}>
            {' '}
            <code>{text}</code>
          </Fragment>
        ))}
      </>,
    );
  return <Line facts={facts} />;
}

/** A line of facts; renders nothing if there are none. */
function Line({ facts }: { readonly facts: readonly ReactNode[] }) {
  if (facts.length === 0) return null;
  return (
    <p className={classes.facts}>
      {facts.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span>{fact}</span>
        </Fragment>
      ))}
    </p>
  );
}

/** Maximum length in characters of a value that is shown beside the keyword. A longer value is folded. */
const SHORT = 40;

/** Schema keywords that the compiler does not know, shown like constraints. Long values are folded. */
function ExtensionList({ extensions }: { readonly extensions: readonly ExtensionText[] }) {
  const short = extensions.filter(({ value }) => value.length <= SHORT);
  return (
    <>
      <Line
        facts={short.map(({ name, value }) => (
          <>
            {name} <code>{value}</code>
          </>
        ))}
      />
      {extensions
        .filter(({ value }) => value.length > SHORT)
        .map(({ name, value }) => (
          <details key={name}>
            <summary>{name}</summary>
            <p className={classes.facts}>
              <code>{value}</code>
            </p>
          </details>
        ))}
    </>
  );
}
