import { describe, expect, it } from 'vitest';
import { resolveSchema, type Schemas } from '../../../../../scripts/pages/fields/resolve-schema.ts';
import type { Schema } from '../../../../../src/model/schema.ts';
import { ref } from '../../model-builders.ts';

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
  Places: { $defs: { here: { $anchor: 'place', type: 'boolean' } } },
};

const RESOLVED: readonly { name: string; given: Schema; want: { schema: Schema; names: readonly string[] } }[] = [
  {
    name: 'leaves a schema without reference',
    given: { type: 'string' },
    want: { schema: { type: 'string' }, names: [] },
  },
  {
    name: 'follows references and tells the names on the way',
    given: ref('Alias'),
    want: {
      schema: { type: 'object', description: 'The alias.', properties: { id: { type: 'string' } }, required: ['id'] },
      names: ['Alias', 'Order'],
    },
  },
  {
    name: 'lets keywords beside a reference win',
    given: { ...ref('Order'), description: 'Mine.', deprecated: true },
    want: {
      schema: {
        type: 'object',
        description: 'Mine.',
        deprecated: true,
        properties: { id: { type: 'string' } },
        required: ['id'],
      },
      names: ['Order'],
    },
  },
  {
    name: 'keeps what stands beside a reference to nothing',
    given: { ...ref('Missing'), description: 'Mine.' },
    want: { schema: { description: 'Mine.' }, names: [] },
  },
  { name: 'does not find inherited members', given: ref('constructor'), want: { schema: {}, names: [] } },
  {
    name: 'ends on references that lead to each other',
    given: ref('Loop'),
    want: { schema: {}, names: ['Loop', 'Round'] },
  },
  {
    name: 'ends on a schema that is part of itself',
    given: ref('Self'),
    want: { schema: { properties: { a: { type: 'string' } } }, names: ['Self'] },
  },
  {
    name: 'joins the parts of allOf, its own keywords last',
    given: {
      allOf: [ref('Order'), { properties: { total: { type: 'number' } }, required: ['total'], description: 'Part.' }],
      properties: { id: { type: 'integer' } },
      description: 'Whole.',
    },
    want: {
      schema: {
        type: 'object',
        description: 'Whole.',
        properties: { id: { allOf: [{ type: 'string' }, { type: 'integer' }] }, total: { type: 'number' } },
        required: ['id', 'total'],
      },
      names: [],
    },
  },
  {
    name: 'joins allOf within allOf',
    given: { allOf: [{ allOf: [{ properties: { a: {} } }] }, { properties: { b: {} } }] },
    want: { schema: { properties: { a: {}, b: {} } }, names: [] },
  },
  {
    name: 'takes null out of alternatives, and the choice away where one is left',
    given: { anyOf: [ref('Order'), { type: 'null' }], description: 'Mine.' },
    want: {
      schema: {
        type: 'object',
        description: 'Mine.',
        properties: { id: { type: 'string' } },
        required: ['id'],
        nullable: true,
      },
      names: ['Order'],
    },
  },
  {
    name: 'keeps the alternatives of an enum',
    given: { oneOf: [{ const: 1 }, { const: 2 }, { type: 'null' }] },
    want: { schema: { oneOf: [{ const: 1 }, { const: 2 }], nullable: true }, names: [] },
  },
  {
    name: 'follows pointers into components',
    given: { $ref: '#/components/schemas/Order/properties/id' },
    want: { schema: { type: 'string' }, names: ['Order/properties/id'] },
  },
  {
    name: 'follows anchors',
    given: { $ref: '#place' },
    want: { schema: { $anchor: 'place', type: 'boolean' } as Schema, names: ['Places/$defs/here'] },
  },
  {
    name: 'finds definitions wherever they stand',
    given: { $ref: '#/$defs/here' },
    want: { schema: { $anchor: 'place', type: 'boolean' } as Schema, names: ['Places/$defs/here'] },
  },
  {
    name: 'adds rules beside a reference',
    given: { ...ref('Order'), required: ['total'], title: 'Mine' },
    want: {
      schema: {
        type: 'object',
        description: 'An order.',
        title: 'Mine',
        properties: { id: { type: 'string' } },
        required: ['total', 'id'],
      },
      names: ['Order'],
    },
  },
  {
    name: 'takes one part alone for the whole',
    given: { allOf: [ref('Order')], description: 'Mine.' },
    want: {
      schema: { type: 'object', description: 'Mine.', properties: { id: { type: 'string' } }, required: ['id'] },
      names: ['Order'],
    },
  },
  {
    name: 'takes one part with words around it for the whole',
    given: { allOf: [{ description: 'Mine.' }, ref('Order')] },
    want: {
      schema: { type: 'object', description: 'Mine.', properties: { id: { type: 'string' } }, required: ['id'] },
      names: ['Order'],
    },
  },
  {
    name: 'narrows limits and types',
    given: {
      allOf: [
        { type: 'number', minimum: 1, maximum: 9 },
        { type: 'integer', minimum: 3, maximum: 10 },
      ],
    },
    want: { schema: { type: 'integer', minimum: 3, maximum: 9 }, names: [] },
  },
  {
    name: 'narrows values',
    given: { allOf: [{ enum: [1, 2, 3] }, { enum: [2, 3, 4] }] },
    want: { schema: { enum: [2, 3] }, names: [] },
  },
  {
    name: 'keeps what cannot be joined',
    given: {
      allOf: [
        { pattern: 'a', type: 'string' },
        { pattern: 'b', type: 'object' },
      ],
    },
    want: { schema: { pattern: 'a', type: 'string', allOf: [{ pattern: 'b', type: 'object' }] }, names: [] },
  },
  {
    name: 'reads boolean schemas',
    given: { allOf: [true, false] } as unknown as Schema,
    want: { schema: { not: {} }, names: [] },
  },
];

describe('resolveSchema', () => {
  for (const { name, given, want } of RESOLVED) it(name, () => expect(resolveSchema(given, SCHEMAS)).toEqual(want));
});
