import { describe, expect, it } from 'vitest';
import { createExampleGenerator, generateExample } from '../../../../scripts/examples/generate.ts';
import { validatorOf } from '../../../../scripts/schema/validator.ts';
import type { Direction } from '../../../../scripts/schema/strictness.ts';
import type { Raw } from '../../../../scripts/model/raw.ts';
import type { Schema } from '../../../../src/model/schema.ts';
import { document } from '../model/document.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const SCHEMAS = {
  Node: {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'integer' }, parent: ref('Node'), children: { type: 'array', items: ref('Node') } },
  },
  Endless: { type: 'object', required: ['next'], properties: { next: ref('Endless') } },
  Cat: {
    type: 'object',
    required: ['kind', 'lives'],
    properties: { kind: { type: 'string' }, lives: { type: 'integer', maximum: 9 } },
  },
  Dog: {
    type: 'object',
    required: ['kind', 'barks'],
    properties: { kind: { type: 'string' }, barks: { type: 'boolean' } },
  },
  Animal: {
    type: 'object',
    required: ['type'],
    properties: { type: { type: 'string' } },
    discriminator: { propertyName: 'type', mapping: { bird: '#/components/schemas/Bird' } },
  },
  Bird: { allOf: [ref('Animal'), { type: 'object', required: ['wings'], properties: { wings: { const: 2 } } }] },
  Fish: { allOf: [ref('Animal'), { type: 'object', properties: { fins: { type: 'integer' } } }] },
  Loop: ref('Loop'),
};
const DOCUMENT = document({ components: { schemas: SCHEMAS } });

const TABLE: readonly { name: string; given: object | boolean; want: unknown; direction?: Direction }[] = [
  // What the description gives.
  { name: 'the example of the schema', given: { type: 'string', example: 'mine', default: 'b' }, want: 'mine' },
  { name: 'the first of examples', given: { type: 'integer', examples: [7, 8] }, want: 7 },
  {
    name: 'an example that breaks the schema no more than another',
    given: { type: 'integer', example: 'seven', default: 3 },
    want: 3,
  },
  { name: 'a constant', given: { const: { a: [1] } }, want: { a: [1] } },
  {
    name: 'the first value of an enum that is one',
    given: { type: ['string', 'null'], enum: [null, 'b', 'c'] },
    want: 'b',
  },
  {
    name: 'the example of a field',
    given: { type: 'object', properties: { a: { type: 'string', example: 'x' } } },
    want: { a: 'x' },
  },
  // Texts.
  { name: 'a text', given: { type: 'string' }, want: 'example' },
  { name: 'a short text', given: { type: 'string', maxLength: 3 }, want: 'exa' },
  { name: 'a long text', given: { type: 'string', minLength: 10 }, want: 'exampleexa' },
  { name: 'no text beyond measure', given: { type: 'string', minLength: 1e9 }, want: undefined },
  ...Object.entries({
    'date-time': '2026-01-15T09:30:00Z',
    email: 'ada@example.com',
    uri: 'https://www.example.com',
    ipv4: '192.0.2.1',
    uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
    date: '2026-01-15',
    byte: 'ZXhhbXBsZQ==',
    odd: 'example',
  }).map(([format, want]) => ({ name: `the format ${format}`, given: { type: 'string', format }, want })),
  ...Object.entries({
    '^[A-Z]{3}$': 'AAA',
    '^\\d{4}-\\d{2}$': '1111-11',
    '^(?:abc|d)[0-9]+$': 'abc0',
    'x-y': 'x-y',
    '^a?b*c{2,3}$': 'bcc',
    '^\\+[1-9][0-9]{6,14}$': '+1000000',
    '^(?=.*[A-Z])a$': undefined,
    '^[^a]+$': '1',
  }).map(([pattern, want]) => ({ name: `the pattern ${pattern}`, given: { type: 'string', pattern }, want })),
  {
    name: 'a pattern and a length',
    given: { type: 'string', pattern: '^[a-z]+$', minLength: 12, maxLength: 12 },
    want: 'exampleexamp',
  },
  // Numbers.
  { name: 'a number', given: { type: 'number' }, want: 1 },
  { name: 'an integer in its limits', given: { type: 'integer', minimum: 18, maximum: 20 }, want: 18 },
  { name: 'an integer below an exclusive limit', given: { type: 'integer', exclusiveMaximum: 0 }, want: -1 },
  { name: 'a multiple', given: { type: 'number', exclusiveMinimum: 1, multipleOf: 0.25 }, want: 1.25 },
  { name: 'a multiple above a limit', given: { type: 'integer', minimum: 11, multipleOf: 5 }, want: 15 },
  { name: 'no number where there is none', given: { type: 'integer', minimum: 2, maximum: 1 }, want: undefined },
  { name: 'a boolean', given: { type: 'boolean' }, want: true },
  { name: 'null where nothing else may be', given: { type: 'null' }, want: null },
  { name: 'something rather than null', given: { type: ['null', 'boolean'] }, want: true },
  // Names.
  {
    name: 'what names suggest, where the schema allows it',
    given: {
      type: 'object',
      properties: {
        email: { type: 'string' },
        currency: { type: 'string', minLength: 3, maxLength: 3 },
        amount: { type: 'integer' },
        countryCode: { type: 'string', pattern: '^[A-Z]{3}$' },
        phone: { type: 'string', pattern: '^\\d{2}$' },
        amount_text: { type: 'string', maxLength: 3 },
      },
    },
    want: {
      email: 'ada@example.com',
      currency: 'EUR',
      amount: 1000,
      countryCode: 'GBR',
      phone: '11',
      amount_text: 'exa',
    },
  },
  // Objects.
  {
    name: 'optional fields, in their order',
    given: { type: 'object', required: ['b'], properties: { a: { type: 'integer' }, b: { type: 'boolean' } } },
    want: { a: 1, b: true },
  },
  { name: 'a required field without a schema', given: { type: 'object', required: ['a'] }, want: { a: 'example' } },
  {
    name: 'null for a required field of which nothing is said',
    given: { type: 'object', required: ['a'], properties: { a: { description: 'Any.' } } },
    want: { a: null },
  },
  {
    name: 'no field that is deprecated, internal or empty',
    given: {
      type: 'object',
      properties: {
        a: { type: 'integer', deprecated: true },
        b: { type: 'integer', 'x-internal': true },
        c: { type: 'object' },
        d: { type: 'integer' },
      },
    },
    want: { d: 1 },
  },
  {
    name: 'an optional field that it cannot make',
    given: { type: 'object', properties: { a: { type: 'string', pattern: '^(?=b)b$' }, c: { type: 'integer' } } },
    want: { c: 1 },
  },
  {
    name: 'no field of the other side in a request',
    given: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'integer', readOnly: true }, secret: { type: 'integer', writeOnly: true } },
    },
    want: { secret: 1 },
  },
  {
    name: 'no field of the other side in a response',
    direction: 'response',
    given: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'integer', readOnly: true }, secret: { type: 'integer', writeOnly: true } },
    },
    want: { id: 1 },
  },
  {
    name: 'optional fields to a depth',
    given: {
      properties: {
        a: {
          properties: { b: { properties: { c: { properties: { d: { type: 'integer' } } }, e: { type: 'integer' } } } },
        },
      },
    },
    want: { a: { b: { e: 1 } } },
  },
  {
    name: 'required fields at any depth',
    given: [...'abcdef'].reduceRight<object>(
      (inner, name) => ({ type: 'object', required: [name], properties: { [name]: inner } }),
      { type: 'integer' },
    ),
    want: { a: { b: { c: { d: { e: { f: 1 } } } } } },
  },
  { name: 'an entry of a map', given: { type: 'object', additionalProperties: { type: 'integer' } }, want: { key: 1 } },
  {
    name: 'entries of a map by number and name',
    given: {
      type: 'object',
      minProperties: 2,
      propertyNames: { enum: ['de', 'en', 'fr'] },
      additionalProperties: { type: 'boolean' },
    },
    want: { de: true, en: false },
  },
  {
    name: 'an entry by the pattern of its name',
    given: { type: 'object', patternProperties: { '^x-[a-z]$': { type: 'integer' } }, additionalProperties: false },
    want: { 'x-a': 1 },
  },
  {
    name: 'fields that others ask for',
    given: {
      type: 'object',
      required: ['a'],
      properties: { a: { type: 'integer' }, b: { type: 'integer', deprecated: true } },
      dependentRequired: { a: ['b'] },
    },
    want: { a: 1, b: 1 },
  },
  {
    name: 'a name that means something to JavaScript',
    given: JSON.parse(
      '{"type":"object","required":["__proto__"],"properties":{"__proto__":{"type":"integer"},"constructor":{"type":"integer"}}}',
    ) as object,
    want: JSON.parse('{"__proto__":1,"constructor":1}'),
  },
  {
    name: 'no more fields than there may be',
    given: { type: 'object', maxProperties: 1, properties: { a: { type: 'integer' }, b: { type: 'integer' } } },
    want: { a: 1 },
  },
  {
    name: 'as few fields as `not` leaves',
    given: { type: 'object', properties: { a: { type: 'integer' }, b: { type: 'integer' } }, not: { required: ['b'] } },
    want: { a: 1 },
  },
  // Lists.
  { name: 'a list of one', given: { type: 'array', items: { type: 'integer' } }, want: [1] },
  {
    name: 'a list of different entries',
    given: { type: 'array', minItems: 3, uniqueItems: true, items: { type: 'string' } },
    want: ['example', 'examplf', 'examplg'],
  },
  {
    name: 'different values of an enum',
    given: { type: 'array', minItems: 2, uniqueItems: true, items: { enum: ['a', 'b'] } },
    want: ['a', 'b'],
  },
  {
    name: 'a tuple',
    given: { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'string' }], items: false },
    want: [1, 'example'],
  },
  {
    name: 'what a list has to contain',
    given: { type: 'array', items: { type: 'integer' }, contains: { minimum: 5 } },
    want: [5],
  },
  { name: 'an empty list where it cannot make an entry', given: { type: 'array', items: {} }, want: [] },
  {
    name: 'no list beyond measure',
    given: { type: 'array', minItems: 1e6, items: { type: 'integer' } },
    want: undefined,
  },
  // Schemas of schemas.
  {
    name: 'allOf as one',
    given: {
      allOf: [
        { type: 'object', required: ['a'], properties: { a: { type: 'integer' } } },
        { properties: { a: { minimum: 5 }, b: { type: 'boolean' } } },
      ],
    },
    want: { a: 5, b: true },
  },
  { name: 'the first alternative', given: { oneOf: [{ type: 'string' }, { type: 'integer' }] }, want: 'example' },
  {
    name: 'the first alternative that works',
    given: { oneOf: [false, { type: 'integer', minimum: 2, maximum: 1 }, { type: 'boolean' }] },
    want: true,
  },
  {
    name: 'something rather than an alternative of null',
    given: { anyOf: [{ type: 'null' }, { type: 'integer' }] },
    want: 1,
  },
  {
    name: 'alternatives beside fields',
    given: {
      type: 'object',
      properties: { a: { type: 'integer' }, b: { type: 'integer' } },
      anyOf: [{ required: ['b'] }],
    },
    want: { a: 1, b: 1 },
  },
  {
    name: 'two unions of one schema',
    given: {
      oneOf: [{ required: ['a'] }],
      anyOf: [{ required: ['b'] }],
      type: 'object',
      properties: { a: { type: 'integer' }, b: { type: 'integer' } },
    },
    want: { a: 1, b: 1 },
  },
  {
    name: 'the name that a discriminator maps',
    given: {
      oneOf: [ref('Cat'), ref('Dog')],
      discriminator: { propertyName: 'kind', mapping: { dog: ref('Dog').$ref, cat: ref('Cat').$ref } },
    },
    want: { kind: 'cat', lives: 1 },
  },
  {
    name: 'the name of the component without a mapping',
    given: { oneOf: [ref('Dog'), ref('Cat')], discriminator: { propertyName: 'kind' } },
    want: { kind: 'Dog', barks: true },
  },
  { name: 'the name of what inherits', given: ref('Bird'), want: { type: 'bird', wings: 2 } },
  { name: 'the first that inherits', given: ref('Animal'), want: { type: 'bird', wings: 2 } },
  { name: 'its own name where no mapping says it', given: ref('Fish'), want: { type: 'Fish', fins: 1 } },
  {
    name: 'the branch of a condition',
    given: {
      type: 'object',
      required: ['a'],
      properties: { a: { type: 'integer' }, b: { type: 'string' } },
      if: { properties: { a: { const: 1 } } },
      then: { required: ['c'], properties: { c: { type: 'boolean' } } },
      else: { required: ['d'] },
    },
    want: { a: 1, b: 'example', c: true },
  },
  { name: 'recursion without what is optional', given: ref('Node'), want: { id: 1 } },
  { name: 'nothing for what never ends', given: ref('Endless'), want: undefined },
  { name: 'nothing for a reference to itself', given: ref('Loop'), want: undefined },
  { name: 'nothing for a reference that leads nowhere', given: ref('Missing'), want: undefined },
  { name: 'nothing where nothing is said', given: {}, want: undefined },
  {
    name: 'nothing where fields are not published',
    given: { type: 'object', properties: { a: { type: 'integer' } }, 'x-not-published': ['fields'] },
    want: undefined,
  },
  {
    name: 'no optional field of an unpublished type',
    given: {
      type: 'object',
      properties: {
        a: { type: 'string', 'x-not-published': ['types'] },
        b: { type: 'integer', 'x-not-published': ['meaning'] },
      },
    },
    want: { b: 1 },
  },
];

describe('generateExample', () => {
  for (const { name, given, want, direction = 'request' } of TABLE) {
    it(`makes ${name}`, () => {
      const made = generateExample(given as Schema, { document: DOCUMENT, direction });
      expect(made).toEqual(want);
      if (made !== undefined) expect(validatorOf(DOCUMENT).validate(given as Raw, made, direction)).toEqual([]);
    });
  }

  it('marks what it made, and makes the same again', () => {
    const generator = createExampleGenerator(DOCUMENT);
    const schema: Schema = { type: 'object', properties: { a: { type: 'string', format: 'uuid' } } };
    expect(generator.example(schema, 'request')).toEqual({
      name: 'generated',
      summary: 'Example',
      description: '',
      value: { a: '3fa85f64-5717-4562-b3fc-2c963f66afa6' },
      generated: true,
    });
    expect(createExampleGenerator(DOCUMENT).value(schema, 'request')).toEqual(generator.value(schema, 'request'));
    expect(generator.example({}, 'request')).toBeUndefined();
  });

  it('survives schemas of which nothing is what it should be', () => {
    for (const given of [
      { type: 5 },
      { properties: 5 },
      { allOf: 'x' },
      { oneOf: {} },
      { items: 1, type: 'array' },
      { type: 'object', required: 'a' },
      { enum: 5 },
      { pattern: '(' },
      { $ref: 5 },
      { type: 'string', minLength: 'x' },
      { discriminator: 5 },
      { type: 'object', additionalProperties: 5 },
      { type: 'integer', multipleOf: 0 },
    ]) {
      expect(() =>
        generateExample(given as unknown as Schema, { document: DOCUMENT, direction: 'response' }),
      ).not.toThrow();
    }
  });

  it('ends soon on schemas that multiply themselves', () => {
    const wide = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `S${index}`,
        {
          type: 'object',
          required: ['a', 'b'],
          properties: { a: ref(`S${index + 1}`), b: ref(`S${index + 1}`) },
          anyOf: [{ $ref: `#/components/schemas/S${index + 1}` }, ref(`S${index + 1}`)],
        },
      ]),
    );
    const deep = Object.fromEntries(
      Array.from({ length: 25 }, (_, index) => [
        `D${index}`,
        { oneOf: Array.from({ length: 10 }, () => ref(`D${index + 1}`)) },
      ]),
    );
    const started = performance.now();
    for (const name of ['S0', 'D0'])
      generateExample(ref(name), {
        document: document({ components: { schemas: { ...wide, ...deep } } }),
        direction: 'request',
      });
    expect(performance.now() - started).toBeLessThan(20_000);
  }, 30_000);
});
