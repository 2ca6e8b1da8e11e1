import type { Rows } from '#src/model/call-data.ts';
import type { Field, FieldTable } from '#src/model/field.ts';
import type { Href } from '#src/model/nav.ts';

/** Where a page shows the fields of a table. */
export function rowsOf(href: Href, anchor: string, table: FieldTable | undefined): Rows {
  const fields: Rows['fields'][number][] = [];
  const elsewhere: (readonly [string, Href])[] = [];
  const visitTable = ({ fields: rows, variants = [], schema }: FieldTable, path: string): void => {
    if (rows.length === 0 && schema?.href !== undefined) elsewhere.push([path, schema.href]);
    rows.forEach(visitField);
    for (const { variants: alternatives } of variants)
      for (const variant of alternatives) visitTable(variant.table, path);
  };
  const visitField = (field: Field): void => {
    fields.push(field.anchor === rowAnchor(anchor, field.path) ? field.path : [field.path, field.anchor]);
    const link = field.children === undefined ? (field.link ?? field.schema) : undefined;
    if (link !== undefined && !link.href.includes('#')) elsewhere.push([field.path, link.href]);
    if (field.children !== undefined) visitTable(field.children, field.path);
  };
  if (table !== undefined) visitTable(table, '');
  return { href, anchor, fields, elsewhere };
}

/** The anchor of a row as `src/shared/explain/row-link.ts` makes it of its path. */
function rowAnchor(anchor: string, path: string): string {
  return `${anchor}.${path.replaceAll('[]', '')}`;
}
