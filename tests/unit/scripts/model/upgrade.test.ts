import { describe, expect, it } from 'vitest';
import { upgrade } from '../../../../scripts/model/upgrade.ts';
import { document } from './document.ts';

const TABLE: readonly { name: string; given: object; want: object }[] = [
  {
    name: 'makes a nullable type a list with null',
    given: { type: 'string', nullable: true },
    want: { type: ['string', 'null'] },
  },
  {
    name: 'adds null to the values of a nullable enum, once',
    given: { type: 'string', enum: ['a'], nullable: true },
    want: { type: ['string', 'null'], enum: ['a', null] },
  },
  { name: 'leaves an enum that has null', given: { enum: ['a', null], nullable: true }, want: { enum: ['a', null] } },
  {
    name: 'adds null to nullable alternatives',
    given: { oneOf: [{ type: 'string' }], nullable: true },
    want: { oneOf: [{ type: 'string' }, { type: 'null' }] },
  },
  {
    name: 'wraps a nullable reference',
    given: { $ref: '#/components/schemas/A', nullable: true },
    want: { anyOf: [{ $ref: '#/components/schemas/A' }, { type: 'null' }] },
  },
  {
    name: 'wraps a nullable allOf',
    given: { allOf: [{ $ref: '#/components/schemas/A' }], nullable: true, description: 'd' },
    want: { anyOf: [{ $ref: '#/components/schemas/A' }, { type: 'null' }], description: 'd' },
  },
  {
    name: 'wraps a nullable allOf of several, whatever type stands beside it',
    given: { type: 'object', allOf: [{ $ref: '#/a' }, { $ref: '#/b' }], nullable: true },
    want: { type: ['object', 'null'], anyOf: [{ allOf: [{ $ref: '#/a' }, { $ref: '#/b' }] }, { type: 'null' }] },
  },
  {
    name: 'keeps alternatives beside a nullable allOf',
    given: { allOf: [{ $ref: '#/a' }], anyOf: [{ $ref: '#/b' }], nullable: true },
    want: { anyOf: [{ $ref: '#/b' }, { type: 'null' }], allOf: [{ anyOf: [{ $ref: '#/a' }, { type: 'null' }] }] },
  },
  { name: 'drops a nullable that is off', given: { type: 'string', nullable: false }, want: { type: 'string' } },
  {
    name: 'leaves formats of files and examples',
    given: { type: 'string', format: 'binary', example: 'a' },
    want: { type: 'string', format: 'binary', example: 'a' },
  },
  {
    name: 'reaches a schema of further fields',
    given: { additionalProperties: { type: 'string', nullable: true } },
    want: { additionalProperties: { type: ['string', 'null'] } },
  },
  {
    name: 'leaves properties called like limits alone',
    given: { properties: { exclusiveMinimum: { type: 'boolean' }, minimum: { type: 'number', nullable: true } } },
    want: { properties: { exclusiveMinimum: { type: 'boolean' }, minimum: { type: ['number', 'null'] } } },
  },
  {
    name: 'makes an exclusive minimum the limit itself',
    given: { minimum: 0, exclusiveMinimum: true },
    want: { exclusiveMinimum: 0 },
  },
  {
    name: 'makes an exclusive maximum the limit itself',
    given: { maximum: 9, exclusiveMaximum: true },
    want: { exclusiveMaximum: 9 },
  },
  {
    name: 'drops an exclusive limit that is off or has none',
    given: { minimum: 1, exclusiveMinimum: false, exclusiveMaximum: true },
    want: { minimum: 1 },
  },
  {
    name: 'reaches nested schemas',
    given: { properties: { a: { items: { type: 'integer', nullable: true } } } },
    want: { properties: { a: { items: { type: ['integer', 'null'] } } } },
  },
  {
    name: 'leaves a property called nullable alone',
    given: { properties: { nullable: { type: 'boolean' } } },
    want: { properties: { nullable: { type: 'boolean' } } },
  },
  {
    name: 'reaches properties that are called like keywords',
    given: {
      properties: {
        default: { type: 'string', nullable: true },
        example: { type: 'string', nullable: true },
        properties: { type: 'string', nullable: true },
      },
    },
    want: {
      properties: {
        default: { type: ['string', 'null'] },
        example: { type: ['string', 'null'] },
        properties: { type: ['string', 'null'] },
      },
    },
  },
  {
    name: 'leaves the data of examples alone',
    given: { example: { nullable: true, type: 'a', minimum: 1, exclusiveMinimum: true } },
    want: { example: { nullable: true, type: 'a', minimum: 1, exclusiveMinimum: true } },
  },
];

describe('upgrade', () => {
  for (const { name, given, want } of TABLE) {
    it(name, () => {
      const old = document({ openapi: '3.0.3', components: { schemas: { It: structuredClone(given) } } });
      upgrade(old);
      expect(old.components?.schemas?.['It']).toEqual(want);
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

  it('changes nodes in place, as they carry their positions', () => {
    const schema = { type: 'string', nullable: true };
    upgrade(document({ openapi: '3.0.0', components: { schemas: { It: schema } } }));
    expect(schema).toEqual({ type: ['string', 'null'] });
  });

  it('ends on a description that holds itself', () => {
    const node: Record<string, unknown> = { type: 'string', nullable: true };
    node['self'] = node;
    upgrade(document({ openapi: '3.0.0', 'x-loop': node }));
    expect(node['type']).toEqual(['string', 'null']);
  });
});
