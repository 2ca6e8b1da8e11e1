import type { FieldTable as Table } from '../../model/field.ts';
import { DetailsTools } from './DetailsTools.tsx';
import { FieldTable } from './FieldTable.tsx';
import { hasFolds } from './folds.ts';
import classes from './SchemaTable.module.css';

/** The fields of a schema in a guide, under a caption. */
export function SchemaTable({
  anchor,
  table,
  caption,
}: {
  readonly anchor: string;
  readonly table: Table;
  readonly caption: string;
}) {
  return (
    <section id={anchor} className={classes.schema} data-lazy="" data-details-scope="">
      <div className={classes.caption}>
        <p>{caption}</p>
        {hasFolds(table) && <DetailsTools />}
      </div>
      <FieldTable table={table} />
    </section>
  );
}
