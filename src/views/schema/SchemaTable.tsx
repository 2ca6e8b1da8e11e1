import type { ContentNode } from '../../model/content.ts';
import { DetailsTools } from './DetailsTools.tsx';
import { FieldTable } from './FieldTable.tsx';
import { hasFolds } from './folds.ts';
import classes from './SchemaTable.module.css';

type SchemaTableProps = Omit<ContentNode & { readonly kind: 'schemaTable' }, 'kind'>;

/** The fields of a schema in a guide, under a caption. */
export function SchemaTable({ anchor, table, caption }: SchemaTableProps) {
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
