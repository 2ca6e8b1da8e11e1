import type { FieldTable } from '#src/model/field.ts';
import type { Schema } from '#src/model/schema.ts';
import { planTable } from './plan.ts';
import type { FieldScope } from './position.ts';
import { wholeTable } from './rows.ts';
import { withNotes } from './table-notes.ts';

/**
 * Table of an object's fields, of an array's items, or of the alternatives of a union, with what holds for the whole.
 * Finite and small: recursion becomes a link, and so does what the page has no room for (`context.expansion`).
 */
export function fieldTable(schema: Schema, scope: FieldScope): FieldTable {
  const { table, plan } = planTable(schema, scope);
  return withNotes(wholeTable(table, plan), scope.context.said);
}
