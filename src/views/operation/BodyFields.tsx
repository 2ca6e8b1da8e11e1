import { Content } from '../content/Content.tsx';
import type { FieldTable as Table } from '../../model/field.ts';
import type { MediaNotes } from '../../model/operation-section.ts';
import { NamedExamples } from '../sample/NamedExamples.tsx';
import { FieldTable } from '../schema/FieldTable.tsx';
import { Extensions } from './Extensions.tsx';
import classes from './Section.module.css';

interface Body extends MediaNotes {
  readonly table?: Table;
}

/**
 * The fields of a body, after notes on its media type and before external examples and extensions. If the body is a
 * sequence of entries, such as JSON Lines, a line before the fields says so.
 */
export function BodyFields({ body }: { readonly body: Body }) {
  const { about = [], sequence, table, externalExamples, extensions } = body;
  return (
    <>
      <Content nodes={about} />
      {sequence === true && <p className={classes.media}>A sequence of entries, one after another. Each entry:</p>}
      {table !== undefined && <FieldTable table={table} />}
      {externalExamples !== undefined && <NamedExamples examples={externalExamples} />}
      {extensions !== undefined && <Extensions extensions={extensions} />}
    </>
  );
}
