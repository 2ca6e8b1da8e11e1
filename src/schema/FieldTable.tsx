import { Link } from '../guide/Link.tsx';
import { Notices } from '../guide/Notice.tsx';
import { TabGroup } from '../guide/TabGroup.tsx';
import type { FieldTable as Table, VariantGroup } from '../model/field.ts';
import { FieldRow } from './FieldRow.tsx';
import classes from './FieldTable.module.css';

/** The fields of one object. Rows are laid out as blocks, so the roles are spelled out. */
export function FieldTable({ table }: { readonly table: Table }) {
  const { fields, variants, notices, schema } = table;
  return (
    <>
      <Notices texts={notices} />
      {fields.length > 0 && (
        <table role="table" className={classes.fields}>
          <thead role="rowgroup">
            <tr role="row"><th role="columnheader">Field</th><th role="columnheader">Description</th></tr>
          </thead>
          <tbody role="rowgroup">
            {fields.map((field) => <FieldRow key={field.anchor} field={field} />)}
          </tbody>
        </table>
      )}
      {variants !== undefined && <Variants group={variants} />}
      {schema?.href !== undefined && <p className={classes.schema}>Schema <Link href={schema.href}>{schema.name}</Link></p>}
    </>
  );
}

/** True where "Expand all" has work to do: at least two folds. */
export function hasFolds({ fields, variants }: Table): boolean {
  const folds = fields.filter(({ children }) => children !== undefined);
  return folds.length > 1 || folds.some(({ children }) => children?.fields.some((field) => field.children !== undefined))
    || (variants?.variants.some(({ table }) => hasFolds(table)) ?? false);
}

/** Alternatives of an object. */
function Variants({ group }: { readonly group: VariantGroup }) {
  const { keyword, discriminator, variants } = group;
  const rule = keyword === 'oneOf' ? 'One of these' : 'Any of these';
  return (
    <div className={classes.variants}>
      <p>{rule}{discriminator !== undefined && <span>, told apart by <code>{discriminator}</code></span>}</p>
      <TabGroup
        kind="tabs"
        label={rule}
        items={variants.map(({ anchor, label, table }) => ({
          id: anchor,
          value: anchor,
          label,
          panel: <FieldTable table={table} />,
        }))}
      />
    </div>
  );
}
