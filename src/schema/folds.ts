import type { FieldTable } from '../model/field.ts';

/** True where "Expand all" has work to do: at least two folds. */
export function hasFolds(table: FieldTable): boolean {
  return foldsIn(table) > 1;
}

/** Folds in a table, those inside others included. */
function foldsIn({ fields, variants = [] }: FieldTable): number {
  const inRows = fields.map(
    ({ children, enum: values }) =>
      Number(values !== undefined && values.values.length > 6) + (children === undefined ? 0 : 1 + foldsIn(children)),
  );
  const inVariants = variants.flatMap((group) => group.variants.map(({ table }) => foldsIn(table)));
  return [...inRows, ...inVariants].reduce((sum, folds) => sum + folds, 0);
}
