import type { Rows } from '#src/model/call-data.ts';
import type { FieldTable } from '#src/model/field.ts';
import type { Href } from '#src/model/nav.ts';
import { rowAnchor } from '#src/shared/explain/row-link.ts';
import { visitTable } from '../fields/visit-table.ts';

/** The page that contains a table: its URL, and which of its field rows have further rows for nested fields. */
export interface Surroundings {
  readonly href: Href;
  /** Whether the page has rows for the fields inside a field. `anchor` is the anchor of the outer field's row. */
  opens(anchor: string): boolean;
}

/** Finds out which field rows of a page have further rows for nested fields. `content` is the content of the page. */
export function surroundings(href: Href, content: unknown): Surroundings {
  const parents = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('anchor' in node && typeof node.anchor === 'string' && 'path' in node)
      parents.add(node.anchor.slice(0, Math.max(0, node.anchor.lastIndexOf('.'))));
    Object.values(node).forEach(visit);
  };
  visit(content);
  return { href, opens: (anchor) => parents.has(anchor) };
}

/** Returns the anchors of the field rows in a table, and links for the fields that are documented elsewhere. */
export function rowsOf({ href, opens }: Surroundings, anchor: string, table: FieldTable | undefined): Rows {
  const fields: Rows['fields'][number][] = [];
  const elsewhere: (readonly [string, Href])[] = [];
  const leadsOn = (target: Href): boolean => {
    const [page, row] = target.split('#');
    return row === undefined || (page === href && opens(row));
  };
  visitTable(table, {
    table: ({ fields: rows, schema }, { path }) => {
      if (rows.length === 0 && schema?.href !== undefined) elsewhere.push([path, schema.href]);
    },
    field: (field) => {
      fields.push(field.anchor === rowAnchor(anchor, field.path) ? field.path : [field.path, field.anchor]);
      const link = field.children === undefined ? (field.link ?? field.schema) : undefined;
      if (link !== undefined && leadsOn(link.href)) elsewhere.push([field.path, link.href]);
    },
  });
  return { href, anchor, fields, elsewhere };
}
