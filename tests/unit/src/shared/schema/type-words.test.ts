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
  Any: { anyOf: [{ type: ['string', 'null'] }, { type: 'object' }] },
  Tree: { type: 'array', items: ref('Tree') },
  Json: { oneOf: [{ type: 'string' }, { type: 'array', items: ref('Json') }, ref('Json')] },
};

const TYPES: readonly (readonly [name: string, given: Schema, want: string])[] = [
  ['a plain type', { type: 'string' }, 'string'],
  ['a type or null', { type: ['string', 'null'] }, 'string or null'],
  ['an object by its properties', { properties: {} }, 'object'],
  ['an array of a plain type', { type: 'array', items: { type: 'integer' } }, 'array of integers'],
  ['an array of a named object', { type: 'array', items: ref('Order') }, 'array of objects'],
  ['an array of arrays', { type: 'array', items: ref('List') }, 'array of array of objects'],
  ['an array of a type or null', { type: 'array', items: { type: ['string', 'null'] } }, 'array of (strings or null)'],
  ['an array of anything', { type: 'array', items: {} }, 'array'],
  ['an array that says nothing of its items', { type: 'array' }, 'array'],
  ['an array or null', { type: ['array', 'null'], items: { type: 'string' } }, 'array of strings, or null'],
  ['an enum by its values', ref('Status'), 'number'],
  ['a plain enum', { enum: ['a', 'b'] }, 'string'],
  ['a constant', { const: true }, 'boolean'],
  ['the constant null', { const: null }, 'null'],
  ['a constant list', { const: [1] }, 'array'],
  [
    'alternatives, each kind once',
    { oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'string' }, ref('Order')] },
    'string or number or object',
  ],
  ['alternatives of anyOf', { anyOf: [ref('Order'), { type: 'null' }] }, 'object or null'],
  ['a function', { 'x-callback': {} }, 'function'],
  [
    'an array of a type or null, or null',
    { type: ['array', 'null'], items: { type: ['string', 'null'] } },
    'array of (strings or null), or null',
  ],
  ['a map', { type: 'object', additionalProperties: { type: 'integer' } }, 'map of integers'],
  [
    'an object with fields and further ones',
    { properties: { a: {} }, additionalProperties: { type: 'integer' } },
    'object',
  ],
  ['a tuple', { prefixItems: [{ type: 'number' }] }, 'tuple'],
  ['a mixed enum', { enum: [1, 'a', null] }, 'number or string or null'],
  [
    'many alternatives, each by its type',
    {
      oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }, ref('Order'), ref('List'), { type: 'null' }],
    },
    'string or number or boolean or object or array of objects, or null',
  ],
  [
    'an object that can be an array as well',
    { type: ['object', 'array', 'string', 'null'], properties: { a: {} }, items: { type: 'integer' } },
    'object or array of integers or string, or null',
  ],
  [
    'an array of several types apart from an array beside them',
    { anyOf: [{ type: 'array', items: { anyOf: [ref('List'), { type: 'integer' }] } }, { type: 'integer' }] },
    'array of (array of objects or integers) or integer',
  ],
  [
    'the types of alternatives in alternatives, each once',
    { oneOf: [ref('Any'), ref('Any'), { type: 'array', items: ref('Any') }] },
    'string or object or array of (strings or objects or null), or null',
  ],
  [
    'a map or null',
    { type: ['object', 'null'], additionalProperties: { type: 'integer' } },
    'map of integers, or null',
  ],
  ['a map of a type or null', { additionalProperties: { type: ['integer', 'null'] } }, 'map of (integers or null)'],
  ['what is never allowed', { not: {} }, 'nothing'],
  ['nothing at all', {}, 'any'],
  ['an array of itself, which ends', ref('Tree'), 'array'],
  ['any JSON value, which ends', ref('Json'), 'string or array'],
];

describe('typeWords', () => {
  it.each(TYPES)('say %s', (_, given, want) => {
    const { schema, names } = resolveSchema(given, SCHEMAS);
    expect(typeWords(schema, SCHEMAS, names)).toBe(want);
  });
});
