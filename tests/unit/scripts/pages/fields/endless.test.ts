import { describe, expect, it } from 'vitest';
import { REFERENCE_EXPANSION } from '#scripts/pages/context/expansion.ts';
import type { FieldTable } from '#src/model/field.ts';
import type { Schema } from '#src/model/schema.ts';
import { ref } from '../../model-builders.ts';
import { page, table } from '../tables.ts';

function tableOf(schema: Schema, schemas: Readonly<Record<string, unknown>> = {}): FieldTable {
  return table(schema, page({ schemas: schemas as Readonly<Record<string, Schema>> }, REFERENCE_EXPANSION));
}

/** Schemas that lead back to themselves, each by another keyword. */
const LOOPS: readonly (readonly [name: string, schemas: Readonly<Record<string, unknown>>])[] = [
  [
    'a list with alternatives beside its items',
    {
      Loop: {
        type: 'array',
        items: { const: 'a' },
        oneOf: [ref('Loop'), { type: 'boolean', properties: { a: ref('Loop') } }],
      },
    },
  ],
  [
    'the same by way of `allOf`',
    {
      Loop: { allOf: [ref('Other'), { type: 'array', items: { const: 'a' } }] },
      Other: { oneOf: [ref('Loop'), { type: 'boolean', properties: { a: ref('Loop') } }] },
    },
  ],
  ['items of items', { Loop: { type: 'array', items: { type: 'array', items: ref('Loop') } } }],
  ['names of names', { Loop: { type: 'object', propertyNames: ref('Loop') } }],
  ['what is not', { Loop: { not: ref('Loop') } }],
  ['what it contains', { Loop: { type: 'array', contains: { not: ref('Loop') } } }],
  ['values of values', { Loop: { type: 'object', additionalProperties: { type: 'array', items: ref('Loop') } } }],
  ['a condition', { Loop: { if: ref('Loop'), then: ref('Loop'), else: { anyOf: [ref('Loop'), ref('Loop')] } } }],
];

describe('a schema that leads back to itself comes to an end', () => {
  for (const [name, schemas] of LOOPS)
    it(`by ${name}`, () => expect(JSON.stringify(tableOf(ref('Loop'), schemas)).length).toBeLessThan(500_000), 5000);
});

it('tables without a name stand inside one another no deeper than what draws them can bear, then side by side', () => {
  const nested = Array.from({ length: 60 }).reduce<Schema>(
    (inner) => ({
      type: 'object',
      additionalProperties: { oneOf: [inner, { type: 'object', properties: { a: inner } }] },
    }),
    { type: 'object', properties: { leaf: { type: 'string' } } },
  );
  const depthOf = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? Math.max(
          0,
          ...Object.entries(value).map(
            ([key, child]) => depthOf(child) + (key === 'children' || key === 'table' ? 1 : 0),
          ),
        )
      : 0;
  const made = tableOf(nested);
  expect([depthOf(made), JSON.stringify(made).includes('"leaf"')]).toEqual([13, true]);
});

it('a name or value that never ends stands shortened in a table, however often it stands there', () => {
  const long = 'x'.repeat(50_000);
  const inner = { type: 'object', properties: { a: { enum: [long, 'b'] }, b: { type: 'string' } } };
  const text = JSON.stringify(tableOf(ref('Loop'), { Loop: { type: 'object', properties: { [long]: inner } } }));
  expect([text.length < 10_000, text.includes(`"${'x'.repeat(199)}…"`)]).toEqual([true, true]);
});
