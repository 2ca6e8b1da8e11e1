import { describe, expect, it } from 'vitest';
import { createExampleGenerator } from '#scripts/examples/generate.ts';
import { validatorOf } from '#src/shared/schema/validator.ts';
import type { Direction } from '#src/shared/schema/strictness.ts';
import type { Raw } from '#src/shared/schema/raw.ts';
import type { Schema } from '#src/model/schema.ts';
import { document } from '../description/model/document.ts';

const [integer, string, boolean] = ['integer', 'string', 'boolean'].map((type) => ({ type })) as [
  object,
  object,
  object,
];
const object = (properties: object, required?: readonly string[]) => ({
  type: 'object',
  ...(required && { required }),
  properties,
});
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** So many optional fields of a type, after `id`, which must be there. */
const wide = (count: number, type: object, first: object = {}) =>
  object(
    { ...first, ...Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at + 1}`, type])), id: integer },
    ['id'],
  );
const fields = (count: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at + 1}`, value]));

const SCHEMAS = {
  Node: object({ id: integer, parent: ref('Node'), children: { type: 'array', items: ref('Node') } }, ['id']),
  Endless: object({ next: ref('Endless') }, ['next']),
  Cat: object({ kind: string, lives: { type: 'integer', maximum: 9 } }, ['kind', 'lives']),
  Dog: object({ kind: string, barks: boolean }, ['kind', 'barks']),
  Animal: {
    type: 'object',
    required: ['type'],
    properties: { type: string },
    discriminator: { propertyName: 'type', mapping: { bird: '#/components/schemas/Bird' } },
  },
  Bird: { allOf: [ref('Animal'), object({ wings: { const: 2 } }, ['wings'])] },
  Fish: { allOf: [ref('Animal'), object({ fins: integer })] },
  Plant: { ...object({ sort: string }), discriminator: { propertyName: 'sort' } },
  Tree: { allOf: [ref('Plant')] },
  Oak: { allOf: [ref('Tree'), object({ acorns: integer })] },
  Loop: ref('Loop'),
  Vehicle: {
    ...object({ kind: string }, ['kind']),
    discriminator: { propertyName: 'kind', mapping: { bus: ref('Bus').$ref, train: ref('Train').$ref } },
    oneOf: [ref('Bus'), ref('Train')],
  },
  Bus: { allOf: [ref('Vehicle'), object({ seats: integer })] },
  Train: { allOf: [ref('Vehicle'), object({ cars: { type: 'array', minItems: 1, items: ref('Vehicle') } }, ['cars'])] },
  Circle: object({ radius: { type: 'number', example: 4 } }),
  Shape: { oneOf: [ref('Circle'), object({ side: integer })] },
};
const DOCUMENT = document({ components: { schemas: SCHEMAS } });

const TABLE: readonly (readonly [name: string, given: object | boolean, want: unknown, direction?: Direction])[] = [
  // What the description gives.
  ['the example of the schema', { type: 'string', example: 'mine', default: 'b' }, 'mine'],
  ['JSON in a text', { contentMediaType: 'application/json', contentSchema: object({ a: integer }) }, '{"a":1}'],
  ['an encoded text', { type: 'string', contentEncoding: 'base64' }, 'ZXhhbXBsZQ=='],
  ['the first of examples', { type: 'integer', examples: [7, 8] }, 7],
  ['an example that breaks the schema no more than another', { type: 'integer', example: 'seven', default: 3 }, 3],
  ['null, where a field has no other value', object({ a: { type: ['string', 'null'], const: null } }), { a: null }],
  ['null, where an enum has no other value', object({ a: { type: ['string', 'null'], enum: [null] } }), { a: null }],
  ['a constant', { const: { a: [1] } }, { a: [1] }],
  ['the first value of an enum that is one', { type: ['string', 'null'], enum: [null, 'b', 'c'] }, 'b'],
  ['the example of a field', object({ a: { type: 'string', example: 'x' } }), { a: 'x' }],
  // Of many optional fields the likely ones.
  ['few optional fields of a request', wide(10, integer), { ...fields(10, 1), id: 1 }, 'request'],
  [
    'the first plain ones of many',
    wide(80, integer, { o: object({ a: string }) }),
    { ...fields(5, 1), id: 1 },
    'request',
  ],
  [
    'those of many that have an example',
    wide(80, integer, { e: { type: 'integer', example: 9 } }),
    { e: 9, id: 1 },
    'request',
  ],
  [
    'those of many that the example of the object names, though it does not fit',
    { ...wide(80, integer), example: { f70: 1 } },
    { f70: 1, id: 1 },
    'request',
  ],
  [
    'as many as an object must have',
    { ...wide(80, boolean), minProperties: 8 },
    { ...fields(8, true), id: 1 },
    'request',
  ],
  ['more of a response, which the reader gets', wide(80, integer), { ...fields(20, 1), id: 1 }, 'response'],
  // Texts.
  ['a text', string, 'example'],
  ['a short text', { type: 'string', maxLength: 3 }, 'exa'],
  ['a long text', { type: 'string', minLength: 10 }, 'exampleexa'],
  ['no text beyond measure', { type: 'string', minLength: 1e9 }, undefined],
  ...Object.entries({
    'date-time': '2026-01-15T09:30:00Z',
    email: 'ada@example.com',
    uri: 'https://www.example.com',
    ipv4: '192.0.2.1',
    uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
    date: '2026-01-15',
    byte: 'ZXhhbXBsZQ==',
    odd: 'example',
  }).map(([format, want]) => [`the format ${format}`, { type: 'string', format }, want] as const),
  ...Object.entries({
    '^[A-Z]{3}$': 'AAA',
    '^\\d{4}-\\d{2}$': '1111-11',
    '^(?:abc|d)[0-9]+$': 'abc0',
    'x-y': 'x-y',
    '^a?b*c{2,3}$': 'bcc',
    '^\\+[1-9][0-9]{6,14}$': '+1000000',
    '^(?=.*[A-Z])a$': undefined,
    '^[^a]+$': '1',
  }).map(([pattern, want]) => [`the pattern ${pattern}`, { type: 'string', pattern }, want] as const),
  ['a pattern and a length', { type: 'string', pattern: '^[a-z]+$', minLength: 12, maxLength: 12 }, 'exampleexamp'],
  // Numbers.
  ['a number', { type: 'number' }, 1],
  ['an integer in its limits', { type: 'integer', minimum: 18, maximum: 20 }, 18],
  ['an integer below an exclusive limit', { type: 'integer', exclusiveMaximum: 0 }, -1],
  ['a multiple', { type: 'number', exclusiveMinimum: 1, multipleOf: 0.25 }, 1.25],
  ['a multiple above a limit', { type: 'integer', minimum: 11, multipleOf: 5 }, 15],
  ['no number where there is none', { type: 'integer', minimum: 2, maximum: 1 }, undefined],
  ['a boolean', boolean, true],
  ['null where nothing else may be', { type: 'null' }, null],
  ['something rather than null', { type: ['null', 'boolean'] }, true],
  // Names.
  [
    'what names suggest, where the schema allows it',
    object({
      email: string,
      currency: { type: 'string', minLength: 3, maxLength: 3 },
      amount: integer,
      countryCode: { type: 'string', pattern: '^[A-Z]{3}$' },
      phone: { type: 'string', pattern: '^\\d{2}$' },
      amount_text: { type: 'string', maxLength: 3 },
    }),
    {
      email: 'ada@example.com',
      currency: 'EUR',
      amount: 1000,
      countryCode: 'GBR',
      phone: '11',
      amount_text: 'exa',
    },
  ],
  // Objects.
  ['optional fields, in their order', object({ a: integer, b: boolean }, ['b']), { a: 1, b: true }],
  ['a required field without a schema', { type: 'object', required: ['a'] }, { a: 'example' }],
  ['null for a required field of which nothing is said', object({ a: { description: 'Any.' } }, ['a']), { a: null }],
  [
    'no field that is deprecated or empty',
    object({
      a: { type: 'integer', deprecated: true },
      b: { allOf: [{ type: 'integer', deprecated: true }] },
      c: { type: 'object' },
      d: integer,
    }),
    { d: 1 },
  ],
  [
    'an optional field that it cannot make',
    object({ a: { type: 'string', pattern: '^(?=b)b$' }, c: integer }),
    { c: 1 },
  ],
  [
    'no field of the other side in a request',
    object({ id: { type: 'integer', readOnly: true }, secret: { type: 'integer', writeOnly: true } }, ['id']),
    { secret: 1 },
  ],
  [
    'no field of the other side in a response',
    object({ id: { type: 'integer', readOnly: true }, secret: { type: 'integer', writeOnly: true } }, ['id']),
    { id: 1 },
    'response',
  ],
  [
    'optional fields to a depth',
    {
      properties: {
        a: {
          properties: { b: { properties: { c: { properties: { d: integer } }, e: integer } } },
        },
      },
    },
    { a: { b: { e: 1 } } },
  ],
  [
    'required fields at any depth',
    [...'abcdef'].reduceRight<object>((inner, name) => object({ [name]: inner }, [name]), integer),
    { a: { b: { c: { d: { e: { f: 1 } } } } } },
  ],
  ['an entry of a map', { type: 'object', additionalProperties: integer }, { key: 1 }],
  [
    'entries of a map by number and name',
    {
      type: 'object',
      minProperties: 2,
      propertyNames: { enum: ['de', 'en', 'fr'] },
      additionalProperties: boolean,
    },
    { de: true, en: false },
  ],
  [
    'an entry by the pattern of its name',
    { type: 'object', patternProperties: { '^x-[a-z]$': integer }, additionalProperties: false },
    { 'x-a': 1 },
  ],
  [
    'fields that others ask for',
    {
      type: 'object',
      required: ['a'],
      properties: { a: integer, b: { type: 'integer', deprecated: true } },
      dependentRequired: { a: ['b'] },
    },
    { a: 1, b: 1 },
  ],
  [
    'a name that means something to JavaScript',
    JSON.parse(
      '{"type":"object","required":["__proto__"],"properties":{"__proto__":{"type":"integer"},"constructor":{"type":"integer"}}}',
    ) as object,
    JSON.parse('{"__proto__":1,"constructor":1}'),
  ],
  [
    'no more fields than there may be',
    { type: 'object', maxProperties: 1, properties: { a: integer, b: integer } },
    { a: 1 },
  ],
  [
    'as few fields as `not` leaves',
    { type: 'object', properties: { a: integer, b: integer }, not: { required: ['b'] } },
    { a: 1 },
  ],
  // Lists.
  ['a list of one', { type: 'array', items: integer }, [1]],
  [
    'an item named by its list',
    { type: 'object', properties: { currencies: { type: 'array', items: string } } },
    { currencies: ['EUR'] },
  ],
  [
    'a list of different entries',
    { type: 'array', minItems: 3, uniqueItems: true, items: string },
    ['example', 'examplf', 'examplg'],
  ],
  [
    'different values of an enum',
    { type: 'array', minItems: 2, uniqueItems: true, items: { enum: ['a', 'b'] } },
    ['a', 'b'],
  ],
  ['a tuple', { type: 'array', prefixItems: [integer, string], items: false }, [1, 'example']],
  ['what a list has to contain', { type: 'array', items: integer, contains: { minimum: 5 } }, [5]],
  ['an empty list where it cannot make an entry', { type: 'array', items: {} }, []],
  ['no list beyond measure', { type: 'array', minItems: 1e6, items: integer }, undefined],
  // Schemas of schemas.
  [
    'allOf as one',
    {
      allOf: [object({ a: integer }, ['a']), { properties: { a: { minimum: 5 }, b: boolean } }],
    },
    { a: 5, b: true },
  ],
  ['the first alternative', { oneOf: [string, integer] }, 'example'],
  ['the first alternative that works', { oneOf: [false, { type: 'integer', minimum: 2, maximum: 1 }, boolean] }, true],
  ['something rather than an alternative of null', { anyOf: [{ type: 'null' }, integer] }, 1],
  [
    'alternatives beside fields',
    {
      type: 'object',
      properties: { a: integer, b: integer },
      anyOf: [{ required: ['b'] }],
    },
    { a: 1, b: 1 },
  ],
  [
    'two unions of one schema',
    {
      oneOf: [{ required: ['a'] }],
      anyOf: [{ required: ['b'] }],
      type: 'object',
      properties: { a: integer, b: integer },
    },
    { a: 1, b: 1 },
  ],
  [
    'the name that a discriminator maps',
    {
      oneOf: [ref('Cat'), ref('Dog')],
      discriminator: { propertyName: 'kind', mapping: { dog: ref('Dog').$ref, cat: ref('Cat').$ref } },
    },
    { kind: 'cat', lives: 1 },
  ],
  [
    'the name of the component without a mapping',
    { oneOf: [ref('Dog'), ref('Cat')], discriminator: { propertyName: 'kind' } },
    { kind: 'Dog', barks: true },
  ],
  ['the name of what inherits', ref('Bird'), { type: 'bird', wings: 2 }],
  ['the first that inherits', ref('Animal'), { type: 'bird', wings: 2 }],
  ['the first that inherits, where no mapping says it', ref('Plant'), { sort: 'Tree' }],
  ['its own name where no mapping says it', ref('Fish'), { type: 'Fish', fins: 1 }],
  [
    'the branch of a condition',
    {
      type: 'object',
      required: ['a'],
      properties: { a: integer, b: string },
      if: { properties: { a: { const: 1 } } },
      then: { required: ['c'], properties: { c: boolean } },
      else: { required: ['d'] },
    },
    { a: 1, b: 'example', c: true },
  ],
  ['recursion without what is optional', ref('Node'), { id: 1 }],
  ['the own value of an inherited discriminator', ref('Bus'), { kind: 'bus', seats: 1 }],
  ['an alternative that ends what contains itself', ref('Train'), { kind: 'train', cars: [{ kind: 'bus' }] }],
  ['nothing for what never ends', ref('Endless'), undefined],
  ['nothing for a reference to itself', ref('Loop'), undefined],
  ['nothing for a reference that leads nowhere', ref('Missing'), undefined],
  ['nothing where nothing is said', {}, undefined],
  [
    'nothing where fields are not published',
    { type: 'object', properties: { a: integer }, 'x-not-published': ['fields'] },
    undefined,
  ],
  [
    'no optional field of an unpublished type, unless its author gives an example',
    object({
      a: { type: 'string', 'x-not-published': ['types'] },
      b: { type: 'integer', 'x-not-published': ['meaning'] },
      c: { type: 'string', 'x-not-published': ['values'], examples: ['error'] },
    }),
    { b: 1, c: 'error' },
  ],
  [
    'the example of a field whose values are not published',
    object({ a: { type: 'string', examples: ['error'], 'x-not-published': ['values'] } }),
    { a: 'error' },
  ],
];

describe('createExampleGenerator', () => {
  for (const [name, given, want, direction = 'request'] of TABLE) {
    it(`makes ${name}`, () => {
      const made = createExampleGenerator(DOCUMENT).value(given as Schema, direction);
      expect(made).toEqual(want);
      if (made !== undefined) expect(validatorOf(DOCUMENT).validate(given as Raw, made, direction)).toEqual([]);
    });
  }

  it('marks what it made, and makes the same again', () => {
    const generator = createExampleGenerator(DOCUMENT);
    const schema = object({ a: { type: 'string', format: 'uuid' } }) as Schema;
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

  it('shows one of several alternatives that fit, and says so', () => {
    const generator = createExampleGenerator(DOCUMENT);
    for (const [schema, value] of [
      [ref('Shape'), { radius: 4 }],
      [object({ a: { oneOf: [integer, { type: 'number' }] } }, ['a']), { a: 1 }],
      [{ type: 'array', items: ref('Shape') }, [{ radius: 4 }]],
      [object({ a: ref('Shape') }), { a: { radius: 4 } }],
    ] as const) {
      const made = generator.example(schema as Schema, 'request');
      expect(made?.value).toEqual(value);
      expect(made?.description).toContain('more than one alternative of a `oneOf`');
    }
    const apart = { oneOf: [object({ a: integer }, ['a']), object({ b: integer })] } as Schema;
    expect(generator.example(apart, 'request')).toMatchObject({ value: { b: 1 }, description: '' });
  });

  it.each<readonly [schema: object, reason: string | undefined]>([
    [object({ a: { type: 'string', not: string } }, ['a']), 'no value was found for the field `a`'],
    [{ type: 'string', not: string }, 'no value was found for its schema'],
    [ref('Endless'), 'its schema contains itself without end'],
    [{ type: 'object', properties: { a: integer }, 'x-not-published': ['fields'] }, ''],
    [{}, undefined],
    [integer, undefined],
  ])('tells why there is no example: %j', (schema, reason) => {
    expect(createExampleGenerator(DOCUMENT).reason(schema as Schema, 'request')).toBe(reason);
  });

  it('sends no field that is not documented', () => {
    const generator = createExampleGenerator(DOCUMENT);
    const schema = object({ a: { type: 'string', 'x-evidence': 'ours' } }) as Schema;
    expect(generator.example(schema, 'request')).toBeUndefined();
    expect(generator.example(schema, 'response')?.value).toEqual({ a: 'example' });
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
      expect(() => createExampleGenerator(DOCUMENT).value(given as unknown as Schema, 'response')).not.toThrow();
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
    const before = process.cpuUsage();
    for (const name of ['S0', 'D0'])
      createExampleGenerator(document({ components: { schemas: { ...wide, ...deep } } }), [[]]).value(
        ref(name),
        'request',
      );
    // Microseconds of work: the clock would tell of the machine's other work, too.
    expect(process.cpuUsage(before).user).toBeLessThan(10e6);
  });
});
