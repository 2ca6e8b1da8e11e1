import { describe, expect, it } from 'vitest';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import type { Schemas } from '#src/shared/schema/schema-ref.ts';
import { typeWords } from '#src/shared/schema/type-words.ts';
import type { Schema } from '#src/model/schema.ts';
import { ref } from '../../../scripts/model-builders.ts';

const SCHEMAS: Schemas = {
  Order: { type: 'object', description: 'An order.', properties: { id: { type: 'string' } }, required: ['id'] },
  Alias: { ...ref('Order'), description: 'The alias.' },
  Status: { oneOf: [{ const: 1, title: 'Ordered' }, { const: 2 }] },
  List: { type: 'array', items: ref('Order') },
  Loop: { ...ref('Round') },
  Round: { ...ref('Loop') },
  Self: { allOf: [ref('Self'), { properties: { a: { type: 'string' } } }] },
  Tree: { type: 'array', items: ref('Tree') },
  Json: { oneOf: [{ type: 'string' }, { type: 'array', items: ref('Json') }, ref('Json')] },
};

const TYPES: readonly { name: string; given: Schema; want: string }[] = [
  { name: 'a plain type', given: { type: 'string' }, want: 'string' },
  { name: 'a type or null', given: { type: ['string', 'null'] }, want: 'string or null' },
  { name: 'an object by its properties', given: { properties: {} }, want: 'object' },
  { name: 'an array of a plain type', given: { type: 'array', items: { type: 'integer' } }, want: 'array of integers' },
  { name: 'an array of a named object', given: { type: 'array', items: ref('Order') }, want: 'array of objects' },
  { name: 'an array of arrays', given: { type: 'array', items: ref('List') }, want: 'array of array of objects' },
  {
    name: 'an array of a type or null',
    given: { type: 'array', items: { type: ['string', 'null'] } },
    want: 'array of strings or null',
  },
  { name: 'an array of anything', given: { type: 'array', items: {} }, want: 'array' },
  { name: 'an array that says nothing of its items', given: { type: 'array' }, want: 'array' },
  {
    name: 'an array or null',
    given: { type: ['array', 'null'], items: { type: 'string' } },
    want: 'array of strings or null',
  },
  { name: 'an enum by its values', given: ref('Status'), want: 'number' },
  { name: 'a plain enum', given: { enum: ['a', 'b'] }, want: 'string' },
  { name: 'a constant', given: { const: true }, want: 'boolean' },
  { name: 'the constant null', given: { const: null }, want: 'null' },
  { name: 'a constant list', given: { const: [1] }, want: 'array' },
  {
    name: 'alternatives, each kind once',
    given: { oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'string' }, ref('Order')] },
    want: 'string or number or object',
  },
  { name: 'alternatives of anyOf', given: { anyOf: [ref('Order'), { type: 'null' }] }, want: 'object or null' },
  { name: 'a function', given: { 'x-callback': {} }, want: 'function' },
  {
    name: 'an array of a type or null, or null',
    given: { type: ['array', 'null'], items: { type: ['string', 'null'] } },
    want: 'array of strings or null, or null',
  },
  { name: 'a map', given: { type: 'object', additionalProperties: { type: 'integer' } }, want: 'map of integers' },
  {
    name: 'an object with fields and further ones',
    given: { properties: { a: {} }, additionalProperties: { type: 'integer' } },
    want: 'object',
  },
  { name: 'a tuple', given: { prefixItems: [{ type: 'number' }] }, want: 'tuple' },
  { name: 'a mixed enum', given: { enum: [1, 'a', null] }, want: 'number or string or null' },
  {
    name: 'the number of many kinds',
    given: {
      oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }, ref('Order'), ref('List'), ref('Tree')],
    },
    want: 'one of 6 types',
  },
  { name: 'what is never allowed', given: { not: {} }, want: 'nothing' },
  { name: 'nothing at all', given: {}, want: 'any' },
  { name: 'an array of itself, which ends', given: ref('Tree'), want: 'array' },
  { name: 'any JSON value, which ends', given: ref('Json'), want: 'string or array' },
];

describe('typeWords', () => {
  for (const { name, given, want } of TYPES) {
    it(`say ${name}`, () => {
      const { schema, names } = resolveSchema(given, SCHEMAS);
      expect(typeWords(schema, SCHEMAS, names)).toBe(want);
    });
  }
});
