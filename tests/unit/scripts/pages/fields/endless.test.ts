import { describe, expect, it } from 'vitest';
import { fieldTable } from '../../../../../scripts/pages/field-table.ts';
import { createExpansion, REFERENCE_EXPANSION } from '../../../../../scripts/pages/fields/expansion.ts';
import type { Schema } from '../../../../../src/model/schema.ts';
import { pageContext, ref } from '../../model-builders.ts';

/** Schemas that lead back to themselves, each by another keyword. */
const LOOPS: readonly { name: string; schemas: Readonly<Record<string, unknown>> }[] = [
  { name: 'a list with alternatives beside its items', schemas: { Loop: { type: 'array', items: { const: 'a' }, oneOf: [ref('Loop'), { type: 'boolean', properties: { a: ref('Loop') } }] } } },
  { name: 'the same by way of `allOf`', schemas: { Loop: { allOf: [ref('Other'), { type: 'array', items: { const: 'a' } }] }, Other: { oneOf: [ref('Loop'), { type: 'boolean', properties: { a: ref('Loop') } }] } } },
  { name: 'items of items', schemas: { Loop: { type: 'array', items: { type: 'array', items: ref('Loop') } } } },
  { name: 'names of names', schemas: { Loop: { type: 'object', propertyNames: ref('Loop') } } },
  { name: 'what is not', schemas: { Loop: { not: ref('Loop') } } },
  { name: 'what it contains', schemas: { Loop: { type: 'array', contains: { not: ref('Loop') } } } },
  { name: 'values of values', schemas: { Loop: { type: 'object', additionalProperties: { type: 'array', items: ref('Loop') } } } },
  { name: 'a condition', schemas: { Loop: { if: ref('Loop'), then: ref('Loop'), else: { anyOf: [ref('Loop'), ref('Loop')] } } } },
];

describe('a schema that leads back to itself comes to an end', () => {
  for (const { name, schemas } of LOOPS) {
    it(`by ${name}`, () => {
      const context = { ...pageContext({ schemas: schemas as Readonly<Record<string, Schema>> }), expansion: createExpansion(REFERENCE_EXPANSION) };
      expect(JSON.stringify(fieldTable(ref('Loop'), { context, anchor: 'a', path: '', direction: 'both', within: [] })).length).toBeLessThan(500_000);
    }, 5000);
  }
});
