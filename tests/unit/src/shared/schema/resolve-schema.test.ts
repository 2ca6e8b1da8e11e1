import { describe, expect, it } from 'vitest';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import type { Schemas } from '#src/shared/schema/schema-ref.ts';
import type { Schema } from '#src/model/schema.ts';
import { ref } from '../../../scripts/model-builders.ts';

const SCHEMAS: Schemas = {
  Order: { type: 'object', description: 'An order.', properties: { id: { type: 'string' } }, required: ['id'] },
  Alias: { ...ref('Order'), description: 'The alias.' },
  Loop: { ...ref('Round') },
  Round: { ...ref('Loop') },
  Self: { allOf: [ref('Self'), { properties: { a: { type: 'string' } } }] },
  Vehicle: {
    type: 'object',
    properties: { kind: { type: 'string' } },
    discriminator: { propertyName: 'kind', mapping: { bus: '#/components/schemas/Bus', coach: 'Bus' } },
    oneOf: [ref('Bus'), ref('Train')],
  },
  Bus: { allOf: [ref('Vehicle')], required: ['kind'] },
  Train: { allOf: [ref('Vehicle')] },
  Places: { $defs: { here: { $anchor: 'place', type: 'boolean' } } },
};

const RESOLVED: readonly (readonly [
  name: string,
  given: Schema,
  want: { schema: Schema; names: readonly string[] },
])[] = [
  ['leaves a schema without reference', { type: 'string' }, { schema: { type: 'string' }, names: [] }],
  [
    'follows references and tells the names on the way',
    ref('Alias'),
    {
      schema: { type: 'object', description: 'The alias.', properties: { id: { type: 'string' } }, required: ['id'] },
      names: ['Alias', 'Order'],
    },
  ],
  [
    'lets keywords beside a reference win',
    { ...ref('Order'), description: 'Mine.', deprecated: true },
    {
      schema: {
        type: 'object',
        description: 'Mine.',
        deprecated: true,
        properties: { id: { type: 'string' } },
        required: ['id'],
      },
      names: ['Order'],
    },
  ],
  [
    'keeps what stands beside a reference to nothing',
    { ...ref('Missing'), description: 'Mine.' },
    { schema: { description: 'Mine.' }, names: [] },
  ],
  ['does not find inherited members', ref('constructor'), { schema: {}, names: [] }],
  ['ends on references that lead to each other', ref('Loop'), { schema: {}, names: ['Loop', 'Round'] }],
  [
    'ends on a schema that is part of itself',
    ref('Self'),
    { schema: { properties: { a: { type: 'string' } } }, names: ['Self'] },
  ],
  [
    'joins the parts of allOf, its own keywords last',
    {
      allOf: [ref('Order'), { properties: { total: { type: 'number' } }, required: ['total'], description: 'Part.' }],
      properties: { id: { type: 'integer' } },
      description: 'Whole.',
    },
    {
      schema: {
        type: 'object',
        description: 'Whole.\n\nPart.',
        properties: { id: { allOf: [{ type: 'string' }, { type: 'integer' }] }, total: { type: 'number' } },
        required: ['id', 'total'],
      },
      names: [],
    },
  ],
  [
    'joins allOf within allOf',
    { allOf: [{ allOf: [{ properties: { a: {} } }] }, { properties: { b: {} } }] },
    { schema: { properties: { a: {}, b: {} } }, names: [] },
  ],
  [
    'takes null out of alternatives, and the choice away where one is left',
    { anyOf: [ref('Order'), { type: 'null' }], description: 'Mine.' },
    {
      schema: {
        type: 'object',
        description: 'Mine.',
        properties: { id: { type: 'string' } },
        required: ['id'],
        nullable: true,
      },
      names: ['Order'],
    },
  ],
  [
    'keeps the alternatives of an enum',
    { oneOf: [{ const: 1 }, { const: 2 }, { type: 'null' }] },
    { schema: { oneOf: [{ const: 1 }, { const: 2 }], nullable: true }, names: [] },
  ],
  [
    'follows pointers into components',
    { $ref: '#/components/schemas/Order/properties/id' },
    { schema: { type: 'string' }, names: ['Order/properties/id'] },
  ],
  [
    'follows anchors',
    { $ref: '#place' },
    { schema: { $anchor: 'place', type: 'boolean' } as Schema, names: ['Places/$defs/here'] },
  ],
  [
    'finds definitions wherever they stand',
    { $ref: '#/$defs/here' },
    { schema: { $anchor: 'place', type: 'boolean' } as Schema, names: ['Places/$defs/here'] },
  ],
  [
    'lets words beside a reference replace those of its fields',
    { ...ref('Order'), properties: { id: { description: 'Mine.' } } },
    {
      schema: {
        type: 'object',
        description: 'An order.',
        properties: { id: { allOf: [{ type: 'string' }, { description: 'Mine.' }] } },
        required: ['id'],
      },
      names: ['Order'],
    },
  ],
  [
    'adds rules beside a reference',
    { ...ref('Order'), required: ['total'], title: 'Mine' },
    {
      schema: {
        type: 'object',
        description: 'An order.',
        title: 'Mine',
        properties: { id: { type: 'string' } },
        required: ['id', 'total'],
      },
      names: ['Order'],
    },
  ],
  [
    'takes a child of an inherited union for itself, with its values of the discriminator',
    ref('Bus'),
    {
      schema: {
        type: 'object',
        properties: { kind: { allOf: [{ type: 'string' }, { enum: ['bus', 'coach'] }] } },
        required: ['kind'],
      },
      names: ['Bus'],
    },
  ],
  [
    'takes a child that adds nothing for itself',
    ref('Train'),
    {
      schema: { type: 'object', properties: { kind: { allOf: [{ type: 'string' }, { const: 'Train' }] } } },
      names: ['Train'],
    },
  ],
  [
    'takes one part alone for the whole',
    { allOf: [ref('Order')], description: 'Mine.' },
    {
      schema: { type: 'object', description: 'Mine.', properties: { id: { type: 'string' } }, required: ['id'] },
      names: ['Order'],
    },
  ],
  [
    'takes one part with words around it for the whole',
    { allOf: [{ description: 'Mine.' }, ref('Order')] },
    {
      schema: { type: 'object', description: 'Mine.', properties: { id: { type: 'string' } }, required: ['id'] },
      names: ['Order'],
    },
  ],
  [
    'narrows limits and types',
    {
      allOf: [
        { type: 'number', minimum: 1, maximum: 9 },
        { type: 'integer', minimum: 3, maximum: 10 },
      ],
    },
    { schema: { type: 'integer', minimum: 3, maximum: 9 }, names: [] },
  ],
  ['narrows values', { allOf: [{ enum: [1, 2, 3] }, { enum: [2, 3, 4] }] }, { schema: { enum: [2, 3] }, names: [] }],
  [
    'keeps what cannot be joined',
    {
      allOf: [
        { pattern: 'a', type: 'string' },
        { pattern: 'b', type: 'object' },
      ],
    },
    { schema: { pattern: 'a', type: 'string', allOf: [{ pattern: 'b', type: 'object' }] }, names: [] },
  ],
  ['reads boolean schemas', { allOf: [true, false] } as unknown as Schema, { schema: { not: {} }, names: [] }],
];

describe('resolveSchema', () => {
  for (const [name, given, want] of RESOLVED) it(name, () => expect(resolveSchema(given, SCHEMAS)).toEqual(want));
});
