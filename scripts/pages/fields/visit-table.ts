import type { EnumTable, Field, FieldTable, Variant } from '#src/model/field.ts';

/** Functions that `visitTable` calls with the parts of a table, in reading order. */
export interface TableVisitor {
  /**
   * Called for a table, before its parts. Each field with nested fields and each alternative contains a table of its
   * own.
   */
  readonly table?: (table: FieldTable, around: Around) => void;
  readonly field?: (field: Field, around: Around) => void;
  readonly variant?: (variant: Variant) => void;
  /** Called for the values of an enum. `field` is the field with the enum; absent if the whole value is the enum. */
  readonly values?: (table: EnumTable, around: Around, field?: Field) => void;
}

/** The position of a table or value within the outermost table. */
export interface Around {
  /** Path of the field that contains the table; empty for the outermost table. */
  readonly path: string;
  /** Labels of the enclosing alternatives, from the outside in. */
  readonly variants: readonly string[];
}

const WHOLE: Around = { path: '', variants: [] };

/** Lists all fields of a table, including nested fields and fields of alternatives. */
export function allFields(table: FieldTable): readonly Field[] {
  const fields: Field[] = [];
  visitTable(table, { field: (field) => fields.push(field) });
  return fields;
}

/** Visits a table with its nested fields, its alternatives, and the values of enums. */
export function visitTable(table: FieldTable | undefined, visitor: TableVisitor, around = WHOLE): void {
  if (table === undefined) return;
  const { value, fields, variants = [] } = table;
  visitor.table?.(table, around);
  if (value?.enum !== undefined) visitor.values?.(value.enum, around);
  for (const field of fields) {
    visitor.field?.(field, around);
    if (field.enum !== undefined) visitor.values?.(field.enum, around, field);
    visitTable(field.children, visitor, { ...around, path: field.path });
  }
  for (const variant of variants.flatMap((group) => group.variants)) {
    visitor.variant?.(variant);
    visitTable(variant.table, visitor, { ...around, variants: [...around.variants, variant.label] });
  }
}
