import type { FieldTable } from '#src/model/field.ts';
import type { Schema } from '#src/model/schema.ts';
import { planTable } from './plan.ts';
import type { FieldScope } from './position.ts';
import { wholeTable } from './rows.ts';
import { withNotes } from './table-notes.ts';

/**
 * Creates the table of an object's fields, an array's items, or a union's alternatives, with facts about the whole
 * value. Tables stay finite and small: recursive parts become links, and so do parts for which the row budget
 * (`context.expansion`) has no room.
 */
export function fieldTable(schema: Schema, scope: FieldScope): FieldTable {
  const { table, plan } = planTable(schema, scope);
  return withNotes(wholeTable(table, plan), scope.context.notes);
}
