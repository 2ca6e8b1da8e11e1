import { describe, expect, it } from 'vitest';
import { upgrade } from '#scripts/description/model/upgrade.ts';
import { document } from './document.ts';

const TABLE: readonly (readonly [name: string, given: object, want: object])[] = [
  ['makes a nullable type a list with null', { type: 'string', nullable: true }, { type: ['string', 'null'] }],
  [
    'adds null to the values of a nullable enum, once',
    { type: 'string', enum: ['a'], nullable: true },
    { type: ['string', 'null'], enum: ['a', null] },
  ],
  [
    'adds null to nullable alternatives',
    { oneOf: [{ type: 'string' }], nullable: true },
    { oneOf: [{ type: 'string' }, { type: 'null' }] },
  ],
  [
    'wraps a nullable reference',
    { $ref: '#/components/schemas/A', nullable: true },
    { anyOf: [{ $ref: '#/components/schemas/A' }, { type: 'null' }] },
  ],
  [
    'wraps a nullable allOf of several, whatever type stands beside it',
    { type: 'object', allOf: [{ $ref: '#/a' }, { $ref: '#/b' }], nullable: true },
    { type: ['object', 'null'], anyOf: [{ allOf: [{ $ref: '#/a' }, { $ref: '#/b' }] }, { type: 'null' }] },
  ],
  [
    'keeps alternatives beside a nullable allOf',
    { allOf: [{ $ref: '#/a' }], anyOf: [{ $ref: '#/b' }], nullable: true },
    { anyOf: [{ $ref: '#/b' }, { type: 'null' }], allOf: [{ anyOf: [{ $ref: '#/a' }, { type: 'null' }] }] },
  ],
  ['drops a nullable that is off', { type: 'string', nullable: false }, { type: 'string' }],
  [
    'reaches a schema of further fields',
    { additionalProperties: { type: 'string', nullable: true } },
    { additionalProperties: { type: ['string', 'null'] } },
  ],
  ['makes an exclusive minimum the limit itself', { minimum: 0, exclusiveMinimum: true }, { exclusiveMinimum: 0 }],
  ['makes an exclusive maximum the limit itself', { maximum: 9, exclusiveMaximum: true }, { exclusiveMaximum: 9 }],
  [
    'drops an exclusive limit that is off or has none',
    { minimum: 1, exclusiveMinimum: false, exclusiveMaximum: true },
    { minimum: 1 },
  ],
  [
    'reaches nested schemas',
    { properties: { a: { items: { type: 'integer', nullable: true } } } },
    { properties: { a: { items: { type: ['integer', 'null'] } } } },
  ],
  [
    'reaches properties that are called like keywords',
    {
      properties: {
        default: { type: 'string', nullable: true },
        example: { type: 'string', nullable: true },
        properties: { type: 'string', nullable: true },
        nullable: { type: 'boolean' },
        exclusiveMinimum: { type: 'boolean' },
      },
    },
    {
      properties: {
        default: { type: ['string', 'null'] },
        example: { type: ['string', 'null'] },
        properties: { type: ['string', 'null'] },
        nullable: { type: 'boolean' },
        exclusiveMinimum: { type: 'boolean' },
      },
    },
  ],
  [
    'leaves the data of examples alone',
    { example: { nullable: true, type: 'a', minimum: 1, exclusiveMinimum: true } },
    { example: { nullable: true, type: 'a', minimum: 1, exclusiveMinimum: true } },
  ],
];

describe('upgrade', () => {
  for (const [name, given, want] of TABLE) {
    it(name, () => {
      // In place, as nodes carry their positions.
      const node = structuredClone(given);
      upgrade(document({ openapi: '3.0.3', components: { schemas: { It: node } } }));
      expect(node).toEqual(want);
    });
  }

  it('reaches the schemas of default responses, not their examples', () => {
    const data = { nullable: true, type: 'a' };
    const old = document({
      openapi: '3.0.3',
      paths: {
        '/a': {
          get: {
            responses: {
              default: {
                content: {
                  'a/b': { schema: { type: 'string', nullable: true }, examples: { value: { value: data } } },
                },
              },
            },
          },
        },
      },
    });
    upgrade(old);
    expect(JSON.stringify(old)).toContain('"schema":{"type":["string","null"]}');
    expect(data).toEqual({ nullable: true, type: 'a' });
  });

  it('leaves descriptions of 3.1 and 3.2 as they are', () => {
    for (const openapi of ['3.1.1', '3.2.0']) {
      const given = document({ openapi, components: { schemas: { It: { type: 'string', nullable: true } } } });
      upgrade(given);
      expect(given.components?.schemas?.['It']).toEqual({ type: 'string', nullable: true });
    }
  });

  it('ends on a description that holds itself', () => {
    const node: Record<string, unknown> = { type: 'string', nullable: true };
    node['self'] = node;
    upgrade(document({ openapi: '3.0.0', 'x-loop': node }));
    expect(node['type']).toEqual(['string', 'null']);
  });
});
