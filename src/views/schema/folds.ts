import type { FieldTable } from '../../model/field.ts';

/** Counts the rows of a table, including nested ones. */
export function rowsIn({ fields, variants = [] }: FieldTable): number {
  const nested = [
    ...fields.map(({ children }) => children),
    ...variants.flatMap((group) => group.variants.map(({ table }) => table)),
  ];
  return nested.reduce((sum, table) => sum + (table === undefined ? 0 : rowsIn(table)), fields.length);
}

/**
 * Whether the button "Expand all" is useful: the table has at least two folds, that is, hidden nested fields or long
 * lists of enum values.
 */
export function hasFolds(table: FieldTable): boolean {
  return foldsIn(table) > 1;
}

/** Counts the folds in a table, including nested ones. */
function foldsIn({ fields, variants = [] }: FieldTable): number {
  const inRows = fields.map(
    ({ children, enum: values }) =>
      Number(values !== undefined && values.values.length > 6) + (children === undefined ? 0 : 1 + foldsIn(children)),
  );
  const inVariants = variants.flatMap((group) => group.variants.map(({ table }) => foldsIn(table)));
  return [...inRows, ...inVariants].reduce((sum, folds) => sum + folds, 0);
}
