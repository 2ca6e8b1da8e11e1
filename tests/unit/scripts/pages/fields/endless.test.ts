import { describe, expect, it } from 'vitest';
import { fieldTable } from '../../../../../scripts/pages/field-table.ts';
import { createExpansion, REFERENCE_EXPANSION } from '../../../../../scripts/pages/fields/expansion.ts';
import type { Schema } from '../../../../../src/model/schema.ts';
import { pageContext, ref } from '../../model-builders.ts';

/** Schemas that lead back to themselves, each by another keyword. */
const LOOPS: readonly { name: string; schemas: Readonly<Record<string, unknown>> }[] = [
  {
    name: 'a list with alternatives beside its items',
    schemas: {
      Loop: {
        type: 'array',
        items: { const: 'a' },
        oneOf: [ref('Loop'), { type: 'boolean', properties: { a: ref('Loop') } }],
      },
    },
  },
  {
    name: 'the same by way of `allOf`',
    schemas: {
      Loop: { allOf: [ref('Other'), { type: 'array', items: { const: 'a' } }] },
      Other: { oneOf: [ref('Loop'), { type: 'boolean', properties: { a: ref('Loop') } }] },
    },
  },
  { name: 'items of items', schemas: { Loop: { type: 'array', items: { type: 'array', items: ref('Loop') } } } },
  { name: 'names of names', schemas: { Loop: { type: 'object', propertyNames: ref('Loop') } } },
  { name: 'what is not', schemas: { Loop: { not: ref('Loop') } } },
  { name: 'what it contains', schemas: { Loop: { type: 'array', contains: { not: ref('Loop') } } } },
  {
    name: 'values of values',
    schemas: { Loop: { type: 'object', additionalProperties: { type: 'array', items: ref('Loop') } } },
  },
  {
    name: 'a condition',
    schemas: { Loop: { if: ref('Loop'), then: ref('Loop'), else: { anyOf: [ref('Loop'), ref('Loop')] } } },
  },
];

describe('a schema that leads back to itself comes to an end', () => {
  for (const { name, schemas } of LOOPS) {
    it(`by ${name}`, () => {
      const context = {
        ...pageContext({ schemas: schemas as Readonly<Record<string, Schema>> }),
        expansion: createExpansion(REFERENCE_EXPANSION),
      };
      expect(
        JSON.stringify(fieldTable(ref('Loop'), { context, anchor: 'a', path: '', direction: 'both', within: [] }))
          .length,
      ).toBeLessThan(500_000);
    }, 5000);
  }
});

describe('tables without a name', () => {
  it('stand inside one another no deeper than what draws them can bear', () => {
    const chain = Array.from({ length: 60 }).reduce<Schema>(
      (inner) => ({
        type: 'object',
        additionalProperties: { oneOf: [inner, { type: 'object', properties: { a: inner } }] },
      }),
      { type: 'string' },
    );
    const context = { ...pageContext({}), expansion: createExpansion(REFERENCE_EXPANSION) };
    const depthOf = (value: unknown): number =>
      typeof value === 'object' && value !== null
        ? Math.max(
            0,
            ...Object.entries(value).map(
              ([key, child]) => depthOf(child) + (key === 'children' || key === 'table' ? 1 : 0),
            ),
          )
        : 0;
    expect(depthOf(fieldTable(chain, { context, anchor: 'a', path: '', direction: 'both', within: [] }))).toBe(13);
  });
});

describe('a name or value that never ends', () => {
  it('stands shortened in a table, however often it stands there', () => {
    const long = 'x'.repeat(50_000);
    const schemas = {
      Loop: {
        type: 'object',
        properties: { [long]: { type: 'object', properties: { a: { enum: [long, 'b'] }, b: { type: 'string' } } } },
      },
    } as const;
    const context = {
      ...pageContext({ schemas: schemas as unknown as Readonly<Record<string, Schema>> }),
      expansion: createExpansion(REFERENCE_EXPANSION),
    };
    const text = JSON.stringify(
      fieldTable(ref('Loop'), { context, anchor: 'a', path: '', direction: 'both', within: [] }),
    );
    expect([text.length < 10_000, text.includes(`"${'x'.repeat(199)}…"`)]).toEqual([true, true]);
  });
});
