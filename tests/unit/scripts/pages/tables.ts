/** Field tables for tests, and what tests ask of them. */
import { createExpansion, type ExpansionOptions } from '#scripts/pages/context/expansion.ts';
import type { PageContext } from '#scripts/pages/context/page-context.ts';
import { fieldTable } from '#scripts/pages/fields/field-table.ts';
import type { FieldScope } from '#scripts/pages/fields/position.ts';
import type { Api } from '#src/model/api.ts';
import type { Field, FieldTable } from '#src/model/field.ts';
import type { Schema } from '#src/model/schema.ts';
import { pageContext } from '../model-builders.ts';

/** A page of this API with this budget. */
export function page(api: Partial<Api>, options?: ExpansionOptions): PageContext {
  return { ...pageContext(api), ...(options === undefined ? {} : { expansion: createExpansion(options) }) };
}

export function table(schema: Schema, context: PageContext, more: Partial<FieldScope> = {}): FieldTable {
  return fieldTable(schema, { context, anchor: 'pay.body', direction: 'response', title: 'the body', ...more });
}

/** Every field of a table, nested ones too. */
export function allFields({ fields, variants = [] }: FieldTable): readonly Field[] {
  return [
    ...fields.flatMap((field) => [field, ...(field.children === undefined ? [] : allFields(field.children))]),
    ...variants.flatMap((group) => group.variants).flatMap((variant) => allFields(variant.table)),
  ];
}

/** An object of texts. */
export function texts(...names: readonly string[]): Schema {
  return { type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) };
}

/** `S0` holds `S1` and so on. */
export function chain(length: number, properties: Schema['properties'] = {}): Readonly<Record<string, Schema>> {
  return Object.fromEntries(
    Array.from({ length }, (_, index) => [
      `S${index}`,
      { type: 'object', properties: { ...properties, next: { $ref: `#/components/schemas/S${index + 1}` } } },
    ]),
  );
}
