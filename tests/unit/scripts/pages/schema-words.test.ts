import { describe, expect, it } from 'vitest';
import { constraintWords } from '../../../../scripts/pages/fields/constraint-words.ts';
import { resolveSchema, type Schemas } from '../../../../scripts/pages/fields/resolve-schema.ts';
import { typeWords } from '../../../../scripts/pages/fields/type-words.ts';
import type { Schema } from '../../../../src/model/schema.ts';
import { ref } from '../model-builders.ts';

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
  { name: 'an array of a type or null', given: { type: 'array', items: { type: ['string', 'null'] } }, want: 'array of strings or null' },
  { name: 'an array of anything', given: { type: 'array', items: {} }, want: 'array' },
  { name: 'an array that says nothing of its items', given: { type: 'array' }, want: 'array' },
  { name: 'an array or null', given: { type: ['array', 'null'], items: { type: 'string' } }, want: 'array of strings or null' },
  { name: 'an enum by its values', given: ref('Status'), want: 'number' },
  { name: 'a plain enum', given: { enum: ['a', 'b'] }, want: 'string' },
  { name: 'a constant', given: { const: true }, want: 'boolean' },
  { name: 'the constant null', given: { const: null }, want: 'null' },
  { name: 'a constant list', given: { const: [1] }, want: 'array' },
  { name: 'alternatives, each kind once', given: { oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'string' }, ref('Order')] }, want: 'string or number or object' },
  { name: 'alternatives of anyOf', given: { anyOf: [ref('Order'), { type: 'null' }] }, want: 'object or null' },
  { name: 'a function', given: { 'x-callback': {} }, want: 'function' },
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

const RESOLVED: readonly { name: string; given: Schema; want: { schema: Schema; names: readonly string[] } }[] = [
  { name: 'leaves a schema without reference', given: { type: 'string' }, want: { schema: { type: 'string' }, names: [] } },
  { name: 'follows references and tells the names on the way', given: ref('Alias'), want: { schema: { type: 'object', description: 'The alias.', properties: { id: { type: 'string' } }, required: ['id'] }, names: ['Alias', 'Order'] } },
  { name: 'lets keywords beside a reference win', given: { ...ref('Order'), description: 'Mine.', deprecated: true }, want: { schema: { type: 'object', description: 'Mine.', deprecated: true, properties: { id: { type: 'string' } }, required: ['id'] }, names: ['Order'] } },
  { name: 'keeps what stands beside a reference to nothing', given: { ...ref('Missing'), description: 'Mine.' }, want: { schema: { description: 'Mine.' }, names: [] } },
  { name: 'does not find inherited members', given: ref('constructor'), want: { schema: {}, names: [] } },
  { name: 'ends on references that lead to each other', given: ref('Loop'), want: { schema: {}, names: ['Loop', 'Round'] } },
  { name: 'ends on a schema that is part of itself', given: ref('Self'), want: { schema: { properties: { a: { type: 'string' } } }, names: ['Self'] } },
  {
    name: 'joins the parts of allOf, its own keywords last',
    given: { allOf: [ref('Order'), { properties: { total: { type: 'number' } }, required: ['total'], description: 'Part.' }], properties: { id: { type: 'integer' } }, description: 'Whole.' },
    want: { schema: { type: 'object', description: 'Whole.', properties: { id: { allOf: [{ type: 'string' }, { type: 'integer' }] }, total: { type: 'number' } }, required: ['id', 'total'] }, names: [] },
  },
  { name: 'joins allOf within allOf', given: { allOf: [{ allOf: [{ properties: { a: {} } }] }, { properties: { b: {} } }] }, want: { schema: { properties: { a: {}, b: {} } }, names: [] } },
];

describe('resolveSchema', () => {
  for (const { name, given, want } of RESOLVED) it(name, () => expect(resolveSchema(given, SCHEMAS)).toEqual(want));
});

const LIMITS: readonly { given: Schema; want: readonly string[] }[] = [
  { given: {}, want: [] },
  { given: { maxLength: 64 }, want: ['at most 64 characters'] },
  { given: { minLength: 1 }, want: ['at least 1 character'] },
  { given: { minLength: 0 }, want: [] },
  { given: { minLength: 2, maxLength: 5 }, want: ['2 to 5 characters'] },
  { given: { minLength: 0, maxLength: 1 }, want: ['at most 1 character'] },
  { given: { minLength: 11, maxLength: 11 }, want: ['exactly 11 characters'] },
  { given: { minItems: 1, maxItems: 1, uniqueItems: true }, want: ['exactly 1 item', 'no item twice'] },
  { given: { minProperties: 1, maxProperties: 3 }, want: ['1 to 3 properties'] },
  { given: { minProperties: 1 }, want: ['at least 1 property'] },
  { given: { minimum: 0, maximum: 100 }, want: ['at least 0', 'at most 100'] },
  { given: { exclusiveMinimum: 0, exclusiveMaximum: 1 }, want: ['more than 0', 'less than 1'] },
  { given: { multipleOf: 0.01 }, want: ['a multiple of 0.01'] },
  { given: { pattern: '^[A-Z]{3}$' }, want: ['matches ^[A-Z]{3}$'] },
  { given: { const: 'NGN' }, want: ['always "NGN"'] },
  { given: { const: null }, want: ['always null'] },
  { given: { uniqueItems: false }, want: [] },
];

describe('constraintWords', () => {
  for (const { given, want } of LIMITS) it(`of ${JSON.stringify(given)} are ${want.join(', ') || 'none'}`, () => expect(constraintWords(given)).toEqual(want));
});
