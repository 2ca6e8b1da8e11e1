import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { validatorOf } from '#src/shared/schema/validator.ts';
import type { Direction } from '#src/shared/schema/strictness.ts';

const schemas = {
  Money: {
    type: 'object',
    required: ['amount'],
    properties: { amount: { type: 'integer' }, currency: { enum: ['NGN', 'USD'] } },
  },
  Account: {
    type: 'object',
    required: ['id', 'pin'],
    properties: {
      id: { type: 'string', readOnly: true },
      pin: { type: 'string', writeOnly: true },
      onClose: { 'x-callback': true },
    },
  },
  Open: { type: 'object', 'x-not-published': ['fields'], properties: { id: { type: 'string' } } },
  Card: {
    type: 'object',
    required: ['type', 'number'],
    properties: { type: { const: 'card' }, number: { type: 'string' } },
  },
  Bank: {
    type: 'object',
    required: ['type', 'account'],
    properties: { type: { const: 'bank' }, account: { type: 'string' } },
  },
  Means: { oneOf: [{ $ref: '#/components/schemas/Card' }, { $ref: '#/components/schemas/Bank' }] },
  Tagged: {
    oneOf: [{ $ref: '#/components/schemas/Card' }, { $ref: '#/components/schemas/Bank' }],
    discriminator: { propertyName: 'type', mapping: { card: '#/components/schemas/Card', bank: 'Bank' } },
  },
  Pet: {
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string' } },
    discriminator: { propertyName: 'kind' },
  },
  Cat: { allOf: [{ $ref: '#/components/schemas/Pet' }, { properties: { lives: { type: 'integer' } } }] },
  Vehicle: {
    type: 'object',
    properties: { kind: { type: 'string' } },
    discriminator: { propertyName: 'kind', mapping: { bus: '#/components/schemas/Bus' } },
    oneOf: [{ $ref: '#/components/schemas/Bus' }, { $ref: '#/components/schemas/Train' }],
  },
  Bus: { allOf: [{ $ref: '#/components/schemas/Vehicle' }, { properties: { seats: { type: 'integer' } } }] },
  Train: { allOf: [{ $ref: '#/components/schemas/Vehicle' }, { properties: { cars: { type: 'integer' } } }] },
  Tree: { type: 'object', properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } } },
  Page: { properties: { rows: { items: { $dynamicRef: '#row' } } }, $defs: { row: { $dynamicAnchor: 'row' } } },
  Numbers: { $ref: '#/components/schemas/Page', $defs: { row: { $dynamicAnchor: 'row', type: 'number' } } },
  Texts: { $ref: '#/components/schemas/Page', $defs: { row: { $dynamicAnchor: 'row', type: 'string' } } },
  Base: { properties: { b: {} } },
  Inner: { $ref: '#/components/schemas/Base', properties: { a: { type: 'string' } } },
  Beside: { $ref: '#/components/schemas/Inner' },
  Itself: { allOf: [{ $ref: '#/components/schemas/Itself' }, { properties: { a: { type: 'string' } } }] },
};

const document = {
  openapi: '3.1.1',
  info: { title: 'T', version: '1' },
  components: { schemas },
} as unknown as OpenApiDocument;
const validator = validatorOf(document);
const named = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Messages with their places, as `data.amount: message`. */
function violations(schema: object, value: unknown, direction: Direction = 'either'): readonly string[] {
  return validator
    .validate(schema as Record<string, unknown>, value, direction)
    .map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('a value and its schema', () => {
  const cases: readonly (readonly [name: string, schema: object, value: unknown, want: readonly string[]])[] = [
    ['fits', named('Money'), { amount: 5, currency: 'NGN' }, []],
    [
      'has an unknown field',
      named('Money'),
      { amount: 5, curency: 'NGN' },
      ['curency: The schema has no field `curency`.'],
    ],
    ['lacks a required field', named('Money'), {}, [': The required field `amount` is missing.']],
    ['has another type', named('Money'), { amount: '5' }, ['amount: `amount` is `"5"`, not an integer.']],
    [
      'has a value that is not listed',
      named('Money'),
      { amount: 5, currency: 'EUR' },
      ['currency: `currency` is `"EUR"`, which the schema does not list.'],
    ],
    ['is open where fields are not published', named('Open'), { id: 'a', more: 1 }, []],
    ['is open where others are allowed', { properties: { a: {} }, additionalProperties: true }, { b: 1 }, []],
    [
      'is open where others have a schema',
      { properties: { a: {} }, additionalProperties: { type: 'string' } },
      { b: 1 },
      ['b: `b` is `1`, not a string.'],
    ],
    ['is open without documented fields', { type: 'object' }, { b: 1 }, []],
    [
      'may hold fields of all parts',
      { allOf: [named('Money'), { properties: { note: { type: 'string' } } }] },
      { amount: 1, note: 'n' },
      [],
    ],
    [
      'has the faults of the alternative it means',
      named('Means'),
      { type: 'bank', acount: '1' },
      [': The required field `account` is missing.', 'acount: The schema has no field `acount`.'],
    ],
    [
      'fits no alternative, none likelier',
      { anyOf: [{ type: 'string' }, { type: 'boolean' }] },
      5,
      [': The value matches none of the 2 alternatives under `anyOf`.'],
    ],
    [
      'is judged by its discriminator',
      named('Tagged'),
      { type: 'card' },
      [': The required field `number` is missing.'],
    ],
    [
      'is judged by a discriminator that names a component',
      named('Tagged'),
      { type: 'bank' },
      [': The required field `account` is missing.'],
    ],
    [
      'has a field of another alternative than its discriminator says',
      named('Tagged'),
      { type: 'bank', account: '1', number: '4' },
      ['number: `number` belongs to `card`, but this object is `bank`.'],
    ],
    [
      'has a field of another alternative than its constant says',
      named('Means'),
      { type: 'bank', account: '1', number: '4' },
      ['number: `number` belongs to `card`, but this object is `bank`.'],
    ],
    [
      'has a field of another alternative, none of which has a tag',
      {
        oneOf: [
          { title: 'Transfer', required: ['iban'], properties: { iban: {}, bic: {} } },
          { title: 'Cash', required: ['till'], properties: { till: {}, floor: {} } },
        ],
      },
      { iban: '1', bic: '2', floor: 3 },
      ['floor: `floor` belongs to `Cash`, but this object is `Transfer`.'],
    ],
    [
      'is judged by the alternative with most of its fields',
      {
        oneOf: [
          { required: ['a', 'b', 'c'], properties: { a: {}, b: {}, c: {} } },
          { required: ['d'], properties: { d: {} } },
        ],
      },
      { a: 1, b: 2 },
      [': The required field `c` is missing.'],
    ],
    [
      'has a tag that the discriminator does not know',
      named('Tagged'),
      { type: 'bnak', account: '1' },
      ['type: `type` is `"bnak"`, which the discriminator does not map to a schema.'],
    ],
    ['is of an inherited union', named('Vehicle'), { kind: 'Train', cars: 9 }, []],
    ['is a child of an inherited union', named('Bus'), { kind: 'bus', seats: 9 }, []],
    [
      'is another child of an inherited union',
      named('Bus'),
      { kind: 'Train', cars: 9 },
      [
        'kind: `kind` is `"Train"`, which the discriminator does not map to this schema.',
        'cars: The schema has no field `cars`.',
      ],
    ],
    ['is a kind of its schema', named('Pet'), { kind: 'Cat', lives: 9 }, []],
    [
      'is a faulty kind of its schema',
      named('Pet'),
      { kind: 'Cat', lives: 'nine' },
      ['lives: `lives` is `"nine"`, not an integer.'],
    ],
    ['is of no kind that is described', named('Pet'), { kind: 'Dog', barks: true }, []],
    ['may be null', { anyOf: [named('Money'), { type: 'null' }] }, null, []],
    [
      'may be null, and is misspelt',
      { anyOf: [named('Money'), { type: 'null' }] },
      { amont: 5 },
      [': The required field `amount` is missing.', 'amont: The schema has no field `amont`.'],
    ],
    [
      'is one of several constants',
      { oneOf: [{ const: 'a', title: 'A' }, { const: 'b' }] },
      'c',
      [': The value is `"c"`, which the schema does not list.'],
    ],
    [
      'fits two alternatives',
      { oneOf: [{ type: 'number' }, { type: 'integer' }] },
      5,
      [': The value matches 2 of the 2 alternatives under `oneOf`, where only one may match.'],
    ],
    [
      'nests',
      named('Tree'),
      { children: [{ children: [{ child: [] }] }] },
      ['children.0.children.0.child: The schema has no field `child`.'],
    ],
    ['has a schema that is part of itself', named('Itself'), { a: 1 }, ['a: `a` is `1`, not a string.']],
    ['has a schema that leads nowhere', named('Nobody'), { a: 1 }, []],
    [
      'is no real date',
      { type: 'string', format: 'date' },
      '2026-02-30',
      [': The value is `"2026-02-30"`, which is not in the format `date`.'],
    ],
    ['breaks limits', { type: 'integer', maximum: 4999 }, 5000, [': The value is `5000`, which is more than `4999`.']],
    ['is a multiple in decimal fractions', { type: 'number', multipleOf: 0.01 }, 0.07, []],
    ['is longer in units than in characters', { type: 'string', maxLength: 2 }, '👍👍', []],
    ['has a pattern that is none', { type: 'string', pattern: '((' }, 'a', []],
    [
      'has a field named like a method of objects',
      { properties: { constructor: { type: 'string' } }, required: ['toString'] },
      { constructor: 'a' },
      [': The required field `toString` is missing.'],
    ],
    [
      'is refused by name',
      { type: 'object', propertyNames: { pattern: '^[a-z]+$' } },
      { A1: 1 },
      ['A1: The schema does not allow the name `A1`.'],
    ],
    [
      'asks for another field',
      { dependentRequired: { a: ['b'] } },
      { a: 1 },
      [': The field `b` is missing, which another field requires.'],
    ],
    [
      'has fields of a field that several parts describe',
      {
        allOf: [
          { properties: { o: { properties: { a: {}, b: {} } } } },
          { properties: { o: { properties: { a: { type: 'string' } } } } },
        ],
      },
      { o: { a: '1', b: 2, c: 3 } },
      ['o.c: The schema has no field `c`.'],
    ],
    [
      'has further fields where a condition, an exclusion and an item that is looked for name some',
      {
        properties: { o: {}, list: {} },
        if: { properties: { o: { properties: { a: {} } } } },
        then: { required: ['list'] },
        not: { required: ['none'], properties: { o: { properties: { a: {} } } } },
        dependentSchemas: { list: { properties: { list: { contains: { properties: { a: {} } } } } } },
      },
      { o: { a: 1, b: 2 }, list: [{ a: 1, b: 2 }] },
      [],
    ],
    [
      'has a field that a condition fulfilled names',
      { properties: { a: {} }, if: { properties: { b: { const: 1 } } }, then: { properties: { c: {} } } },
      { a: 1, b: 1, c: 1, d: 1 },
      ['d: The schema has no field `d`.'],
    ],
    [
      'has no field that a pattern fits',
      { properties: { a: {} }, patternProperties: { '^x-': {} } },
      { a: 1, 'x-b': 1, y: 1 },
      ['y: The schema has no field `y`.'],
    ],
    ['is generic, of numbers', named('Numbers'), { rows: ['a'] }, ['rows.0: `rows[0]` is `"a"`, not a number.']],
    ['is generic, of texts', named('Texts'), { rows: ['a'] }, []],
    ['has keywords beside a reference to a reference', named('Beside'), { a: 1 }, ['a: `a` is `1`, not a string.']],
    [
      'has the same fault at two places, one with a slash in its name',
      { properties: { 'a/b': { properties: { c: {} } }, a: { properties: { b: { properties: { c: {} } } } } } },
      { 'a/b': { d: 1 }, a: { b: { d: 1 } } },
      ['a/b.d: The schema has no field `d`.', 'a.b.d: The schema has no field `d`.'],
    ],
    ['is ruled out', { not: { const: 5 } }, 5, [': The value is `5`, which the schema excludes.']],
  ];
  it.each(cases)('%s', (_name, schema, value, want) => {
    expect(violations(schema, value)).toEqual(want);
  });
});

describe('the side that sends', () => {
  const cases: readonly (readonly [direction: Direction, value: object, want: readonly string[]])[] = [
    ['request', { pin: '1' }, []],
    ['request', { id: 'a', pin: '1' }, ['id: `id` is `readOnly`: it does not belong in a request.']],
    ['request', {}, [': The required field `pin` is missing.']],
    ['response', { id: 'a' }, []],
    ['response', { id: 'a', pin: '1' }, ['pin: `pin` is `writeOnly`: it does not belong in a response.']],
    ['either', { id: 'a', pin: '1' }, []],
  ];
  it.each(cases)('%s %j', (direction, value, want) => {
    expect(violations(named('Account'), value, direction)).toEqual(want);
  });
});

it('tells which line of the description was broken', () => {
  const [missing, unknown] = validator.validate(named('Money'), { amonut: 5 }, 'either');
  expect(missing?.keywordLocation).toEqual({ node: schemas.Money, path: ['required', 0] });
  expect(unknown?.keywordLocation).toEqual({ node: schemas.Money, path: ['properties'] });
  expect(unknown?.hint).toBe('Did you mean `amount`?');
});

it('ends on schemas that multiply themselves', () => {
  const layers = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [
      `L${index}`,
      { allOf: [named(`L${index + 1}`), { $ref: `#/components/schemas/L${index + 1}`, title: 'again' }] },
    ]),
  );
  const bomb = {
    ...document,
    components: { schemas: { ...layers, L40: { type: 'string' } } },
  } as unknown as OpenApiDocument;
  expect(validatorOf(bomb).validate(named('L0'), 'a', 'either')).toEqual([]);
});
