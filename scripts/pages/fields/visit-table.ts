import type { EnumTable, Field, FieldTable, Variant } from '#src/model/field.ts';

/** Functions for the parts of a table, called in reading order. */
export interface TableVisitor {
  /** Called for a table: the whole, the fields inside a field, an alternative. Precedes its parts. */
  readonly table?: (table: FieldTable, around: Around) => void;
  readonly field?: (field: Field, around: Around) => void;
  readonly variant?: (variant: Variant) => void;
  /** Called for values of an enum: of a field, or of a value without fields. */
  readonly values?: (table: EnumTable, around: Around, field?: Field) => void;
}

/** The context of a part. */
export interface Around {
  /** Path of the field around the table; empty for the whole. */
  readonly path: string;
  /** Labels of the enclosing alternatives, from the outside in. */
  readonly variants: readonly string[];
}

const WHOLE: Around = { path: '', variants: [] };

/** Lists every field of a table, including those inside fields and of alternatives. */
export function allFields(table: FieldTable): readonly Field[] {
  const fields: Field[] = [];
  visitTable(table, { field: (field) => fields.push(field) });
  return fields;
}

/** Visits a table, the fields inside fields and of alternatives, and the values of their enums. */
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
