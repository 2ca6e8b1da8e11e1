import type { EnumTable, FieldTable } from '../../model/field.ts';

/** Counts the rows of a table, including nested ones. */
export function rowsIn(table: FieldTable): number {
  return nestedIn(table).reduce((sum, nested) => sum + rowsIn(nested), table.fields.length);
}

/**
 * Whether the button "Expand all" is useful: the table has at least two folds, that is, hidden nested fields or long
 * lists of enum values.
 */
export function hasFolds(table: FieldTable): boolean {
  return foldsIn(table) > 1;
}

/** Whether the values of an enum are folded in the row of their field. */
export function isFolded({ values }: EnumTable): boolean {
  return values.length > 6;
}

/** Counts the folds in a table, including nested ones. */
function foldsIn(table: FieldTable): number {
  const objects = table.fields.filter(({ children }) => children !== undefined);
  const enums = table.fields.filter((field) => field.enum !== undefined && isFolded(field.enum));
  return nestedIn(table).reduce((sum, nested) => sum + foldsIn(nested), objects.length + enums.length);
}

/** Returns the tables directly inside a table: those of its fields and of its variants. */
function nestedIn({ fields, variants = [] }: FieldTable): readonly FieldTable[] {
  return [
    ...fields.flatMap(({ children }) => children ?? []),
    ...variants.flatMap((group) => group.variants.map(({ table }) => table)),
  ];
}
