import { describe, expect, it } from 'vitest';
import type { FieldScope } from '#scripts/pages/fields/position.ts';
import type { FieldTable } from '#src/model/field.ts';
import type { Schema } from '#src/model/schema.ts';
import { ref } from '../../model-builders.ts';
import { allFields, chain, page, table } from '../tables.ts';

const SCHEMAS: Readonly<Record<string, Schema>> = {
  Customer: {
    type: 'object',
    required: ['email'],
    properties: { email: { type: 'string', format: 'email' }, address: ref('Address') },
  },
  Address: { type: 'object', properties: { city: { type: 'string' } } },
  Status: {
    oneOf: [
      { const: 1, title: 'Ordered' },
      { const: 2, title: 'Paid' },
    ],
  },
  Json: {
    oneOf: [
      { type: 'object', title: 'Object', properties: { a: ref('Json') } },
      { type: 'array', title: 'List', items: ref('Json') },
    ],
  },
  Tree: { type: 'array', items: ref('Tree') },
  Secret: {
    type: 'object',
    properties: {
      id: { type: 'string', readOnly: true },
      pin: { type: 'string', writeOnly: true },
      name: { type: 'string' },
    },
  },
  Card: { type: 'object', title: 'By card', properties: { kind: { const: 'card' } } },
  Number: { type: 'integer' },
  Bank: { type: 'object', properties: { kind: { const: 'bank' } } },
};

const tableOf = (schema: Schema, more: Partial<FieldScope> = {}) => table(schema, page({ schemas: SCHEMAS }), more);

/** Name, type and place of every row, nested ones too. */
function rows({ fields, variants }: FieldTable): readonly string[] {
  const own = fields.flatMap((field) => [
    `${field.path}: ${field.type}${field.required ? ', required' : ''} #${field.anchor}`,
    ...(field.children === undefined ? [] : rows(field.children)),
  ]);
  return [
    ...own,
    ...(variants ?? [])
      .flatMap((group) => group.variants)
      .flatMap((variant) => [`<${variant.label}> #${variant.anchor}`, ...rows(variant.table)]),
  ];
}

type Row = readonly [name: string, given: Schema, want: readonly string[], links?: readonly string[]];

/** Beside what the golden pages show: name, type and place of every row, and the rows that link to another place. */
const ROWS: readonly Row[] = [
  [
    'gives alternatives titles, names or numbers',
    { oneOf: [ref('Card'), ref('Bank'), { properties: { cash: { type: 'boolean' } } }] },
    [
      '<By card> #pay.body.By-card',
      'kind: string #pay.body.By-card.kind',
      '<Bank> #pay.body.Bank',
      'kind: string #pay.body.Bank.kind',
      '<Option 3> #pay.body.Option-3',
      'cash: boolean #pay.body.Option-3.cash',
    ],
  ],
  [
    'gives fields that differ by white space anchors of their own',
    { properties: { 'a b': {}, 'a-b': {} } },
    ['a b: any #pay.body.a-b', 'a-b: any #pay.body.a-b-2'],
  ],
  [
    'takes names of JavaScript for names',
    { properties: JSON.parse('{"__proto__": {}, "constructor": {}}'), required: ['toString'] },
    [
      'toString: any, required #pay.body.toString',
      '__proto__: any #pay.body.__proto__',
      'constructor: any #pay.body.constructor',
    ],
  ],
  ['has no rows for a plain value', { type: 'string' }, []],
  ['has no rows for a reference to nothing', ref('Missing'), []],
  [
    'ends on any JSON value, and links to where it is explained',
    ref('Json'),
    ['<Object> #pay.body.Object', 'a: object or array #pay.body.Object.a', '<List> #pay.body.List'],
    ['a → Json #pay.body'],
  ],
  ['ends on an array of itself', ref('Tree'), []],
  [
    'lists the fields and the items of what is an object or an array',
    {
      properties: {
        mix: { type: ['object', 'array'], properties: { a: {} }, items: { properties: { b: { type: 'string' } } } },
        object: { type: 'object', properties: { a: {} }, items: { type: 'string' } },
        array: { type: 'array', properties: { a: {} }, items: { properties: { b: { type: 'string' } } } },
      },
    },
    [
      'mix: object or array of objects #pay.body.mix',
      'mix.a: any #pay.body.mix.a',
      'mix[]: object #pay.body.mix.each-item',
      'mix[].b: string #pay.body.mix.each-item.b',
      'object: object #pay.body.object',
      'object.a: any #pay.body.object.a',
      'array: array of objects #pay.body.array',
      'array[].b: string #pay.body.array.b',
    ],
  ],
  [
    'lists alternatives with titles or names of their own',
    {
      oneOf: [{ type: 'string', title: 'By name' }, ref('Number')],
    },
    ['<By name> #pay.body.By-name', '<Number> #pay.body.Number'],
  ],
];

it('tells of a list that the fields of its items are not known', () => {
  const context = page({ schemas: SCHEMAS });
  const items: Schema = {
    type: 'object',
    'x-not-published': ['fields'],
    'x-question': 'Which fields does a settlement have?',
  };
  table({ type: 'object', properties: { data: { type: 'array', items } } }, context);
  expect(context.questions.all().questions?.questions).toEqual([
    { text: 'Which fields does a settlement have?', href: `${context.href}#pay.body.data` },
  ]);
});

describe('fieldTable', () => {
  for (const [name, given, want, links = []] of ROWS)
    it(name, () => {
      const made = tableOf(given);
      expect(rows(made)).toEqual(want);
      expect(
        allFields(made).flatMap(({ path, link }) =>
          link === undefined ? [] : [`${path} → ${link.label} ${link.href.replace('/page', '')}`],
        ),
      ).toEqual(links);
    });

  it('opens only so deep, and links to what is explained elsewhere on the site', () => {
    const context = page({
      schemas: { ...chain(12), S12: { type: 'object', properties: { end: { type: 'string' } } } },
    });
    context.addresses.schemas.add('S9', '/other#s9');
    const fields = allFields(table(ref('S0'), context));
    expect(fields).toHaveLength(9);
    expect(fields.at(-1)).toMatchObject({
      path: 'next.next.next.next.next.next.next.next.next',
      link: { label: 'S9', href: '/other#s9' },
    });
  });

  it('leaves read-only fields out of requests and write-only ones out of responses', () => {
    expect(tableOf(ref('Secret'), { direction: 'request' }).fields.map(({ name, marks }) => [name, marks])).toEqual([
      ['pin', ['write only']],
      ['name', []],
    ]);
    expect(tableOf(ref('Secret'), { direction: 'response' }).fields.map(({ name, marks }) => [name, marks])).toEqual([
      ['id', ['read only']],
      ['name', []],
    ]);
  });

  it('makes known where schemas and their fields are explained, the first place of each', () => {
    const context = page({ schemas: SCHEMAS });
    table({ properties: { data: { type: 'array', items: ref('Customer') } } }, context);
    table(ref('Customer'), context, { anchor: 'later' });
    const { schemas, fields } = context.addresses;
    expect(schemas.names().map((name) => `${name} ${schemas.get(name)}`)).toEqual([
      'Customer /page#pay.body.data',
      'Address /page#pay.body.data.address',
    ]);
    expect(fields.names().map((name) => `${name} ${fields.get(name)}`)).toEqual([
      'Customer email /page#pay.body.data.email',
      'Customer address /page#pay.body.data.address',
      'Customer address.city /page#pay.body.data.address.city',
      'Address city /page#pay.body.data.address.city',
    ]);
  });

  describe('of alternatives without a discriminator', () => {
    const kind = (title: string | undefined, ...values: string[]): Schema => ({
      ...(title === undefined ? {} : { title }),
      type: 'object',
      properties: { note: { type: 'string' }, type: values.length === 1 ? { const: values[0] } : { enum: values } },
    });
    const CASES: readonly (readonly [name: string, branches: readonly Schema[], ...labels: string[]])[] = [
      [
        'names each by title and the values that tell it apart',
        [kind('Card', 'scheme', 'bcmc'), kind('Bank', 'ideal')],
        'Card (scheme, bcmc)',
        'Bank (ideal)',
      ],
      ['leaves out a title that says the same', [kind('Card', 'card'), kind(undefined, 'bank')], 'card', 'bank'],
    ];
    const groupOf = (oneOf: readonly Schema[]) => tableOf({ oneOf }).variants?.[0];
    for (const [name, branches, ...labels] of CASES)
      it(name, () => expect(groupOf(branches)?.variants.map(({ label }) => label)).toEqual(labels));
    it('names that property', () =>
      expect([groupOf([kind('A', 'a'), kind('B', 'b')]), groupOf([kind('A', 'a'), kind('B', 'a')])]).toMatchObject([
        { discriminator: 'type' },
        expect.not.objectContaining({ discriminator: 'type' }),
      ]));
  });

  it('shows false, 0, an empty text and null where they are the default or the example', () => {
    const { fields } = tableOf({
      properties: {
        a: { default: false, example: 0 },
        b: { default: '', example: '' },
        c: { default: null, example: null },
      },
    });
    expect(fields.map(({ default: initial, examples }) => [initial, examples])).toEqual([
      ['false', ['0']],
      ['""', ['']],
      ['null', ['null']],
    ]);
  });
});
