import { Link } from '../guide/Link.tsx';
import { Notices } from '../guide/Notice.tsx';
import type { FieldTable as Table } from '../model/field.ts';
import { Cut } from './Cut.tsx';
import { FieldRow } from './FieldRow.tsx';
import { Marks, Said, TypeWords } from './Said.tsx';
import { Variants } from './Variants.tsx';
import classes from './FieldTable.module.css';

/** The fields of one object. Rows are laid out as blocks, so the roles are spelled out. */
export function FieldTable({ table }: { readonly table: Table }) {
  const { value, fields, closed = false, variants = [], notices, schema, cut = false } = table;
  return (
    <>
      <Notices texts={notices} />
      {schema?.href !== undefined && (
        <p className={classes.aside}>
          Schema <Link href={schema.href}>{schema.name}</Link>
        </p>
      )}
      {value !== undefined && (
        <div className={classes.whole}>
          {((value.type !== '' && !(value.type === 'object' && fields.length > 0)) || value.marks.length > 0) && (
            <p>
              <TypeWords value={value} />
              <Marks marks={value.marks} />
            </p>
          )}
          <Said value={value} />
        </div>
      )}
      {fields.length > 0 && (
        <table role="table" className={classes.fields}>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader">Field</th>
              <th role="columnheader">Description</th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {fields.map((field) => (
              <FieldRow key={field.anchor} field={field} />
            ))}
          </tbody>
        </table>
      )}
      {closed && <p className={classes.aside}>No other fields.</p>}
      {variants.map((group) => (
        <Variants key={group.variants[0]?.anchor} group={group} />
      ))}
      {cut && <Cut />}
    </>
  );
}

/** True where "Expand all" has work to do: at least two folds. */
export function hasFolds(table: Table): boolean {
  return folds(table) > 1;
}

/** Folds in a table, those inside others included. */
export function folds({ fields, variants = [] }: Table): number {
  const rows = fields.reduce(
    (sum, { children, enum: values }) =>
      sum +
      (values !== undefined && values.values.length > 6 ? 1 : 0) +
      (children === undefined ? 0 : 1 + folds(children)),
    0,
  );
  return (
    rows +
    variants.reduce((sum, group) => sum + group.variants.reduce((inner, { table }) => inner + folds(table), 0), 0)
  );
}
