import { describe, expect, it } from 'vitest';
import { parameterField } from '#scripts/compile/pages/fields/parameter-field.ts';
import type { FieldScope } from '#scripts/compile/pages/fields/position.ts';
import type { FieldTable } from '#src/model/field.ts';
import type { Schema } from '#src/model/schema.ts';
import { parameter, ref } from '../../../model-builders.ts';
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
  Node: {
    type: 'object',
    properties: { name: { type: 'string' }, next: ref('Node'), children: { type: 'array', items: ref('Node') } },
  },
  Egg: { type: 'object', properties: { hen: ref('Hen') } },
  Hen: { type: 'object', properties: { egg: ref('Egg') } },
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
  Card: { type: 'object', title: 'By card', properties: { kind: { const: 'card' }, number: { type: 'string' } } },
  Bank: { type: 'object', properties: { kind: { const: 'bank' }, iban: { type: 'string' } } },
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

const ROWS: readonly { name: string; given: Schema; want: readonly string[] }[] = [
  {
    name: 'nests objects in place',
    given: ref('Customer'),
    want: [
      'email: string, required #pay.body.email',
      'address: object #pay.body.address',
      'address.city: string #pay.body.address.city',
    ],
  },
  {
    name: 'shows the items of an array of objects',
    given: { type: 'array', items: ref('Address') },
    want: ['[].city: string #pay.body.city'],
  },
  {
    name: 'marks the items of an array in the path',
    given: { properties: { list: { type: 'array', items: ref('Address') } } },
    want: ['list: array of objects #pay.body.list', 'list[].city: string #pay.body.list.city'],
  },
  {
    name: 'marks arrays of arrays twice',
    given: { properties: { rows: { type: 'array', items: { type: 'array', items: ref('Address') } } } },
    want: ['rows: array of array of objects #pay.body.rows', 'rows[][].city: string #pay.body.rows.city'],
  },
  {
    name: 'has no rows for an array of plain values',
    given: { properties: { tags: { type: 'array', items: { type: 'string' } } } },
    want: ['tags: array of strings #pay.body.tags'],
  },
  {
    name: 'has no rows for an object without fields',
    given: { properties: { more: { type: 'object' } } },
    want: ['more: object #pay.body.more'],
  },
  {
    name: 'joins allOf',
    given: { allOf: [ref('Address'), { properties: { zip: { type: 'string' } }, required: ['city'] }] },
    want: ['city: string, required #pay.body.city', 'zip: string #pay.body.zip'],
  },
  {
    name: 'gives alternatives titles, names or numbers',
    given: { oneOf: [ref('Card'), ref('Bank'), { properties: { cash: { type: 'boolean' } } }] },
    want: [
      '<By card> #pay.body.By-card',
      'kind: string #pay.body.By-card.kind',
      'number: string #pay.body.By-card.number',
      '<Bank> #pay.body.Bank',
      'kind: string #pay.body.Bank.kind',
      'iban: string #pay.body.Bank.iban',
      '<Option 3> #pay.body.Option-3',
      'cash: boolean #pay.body.Option-3.cash',
    ],
  },
  {
    name: 'keeps fields beside alternatives',
    given: { properties: { id: { type: 'string' } }, anyOf: [ref('Address'), ref('Bank')] },
    want: [
      'id: string #pay.body.id',
      '<Address> #pay.body.Address',
      'city: string #pay.body.Address.city',
      '<Bank> #pay.body.Bank',
      'kind: string #pay.body.Bank.kind',
      'iban: string #pay.body.Bank.iban',
    ],
  },
  {
    name: 'takes one alternative alone for no choice',
    given: { properties: { id: { type: 'string' } }, anyOf: [ref('Address')] },
    want: ['city: string #pay.body.city', 'id: string #pay.body.id'],
  },
  {
    name: 'gives fields that differ by white space anchors of their own',
    given: { properties: { 'a b': {}, 'a-b': {} } },
    want: ['a b: any #pay.body.a-b', 'a-b: any #pay.body.a-b-2'],
  },
  {
    name: 'takes names of JavaScript for names',
    given: {
      properties: JSON.parse('{"__proto__": {"type": "string"}, "constructor": {"type": "string"}}'),
      required: ['toString'],
    },
    want: [
      'toString: any, required #pay.body.toString',
      '__proto__: string #pay.body.__proto__',
      'constructor: string #pay.body.constructor',
    ],
  },
  { name: 'has no rows for a plain value', given: { type: 'string' }, want: [] },
  { name: 'has no rows for a reference to nothing', given: ref('Missing'), want: [] },
];

const RECURSION: readonly { name: string; given: string; want: readonly string[]; links: readonly string[] }[] = [
  {
    name: 'a schema that holds itself',
    given: 'Node',
    want: [
      'name: string #pay.body.name',
      'next: object #pay.body.next',
      'children: array of objects #pay.body.children',
    ],
    links: ['next → Node #pay.body', 'children → Node #pay.body'],
  },
  {
    name: 'two schemas that hold each other',
    given: 'Egg',
    want: ['hen: object #pay.body.hen', 'hen.egg: object #pay.body.hen.egg'],
    links: ['hen.egg → Egg #pay.body'],
  },
  {
    name: 'any JSON value',
    given: 'Json',
    want: ['<Object> #pay.body.Object', 'a: object or array #pay.body.Object.a', '<List> #pay.body.List'],
    links: ['a → Json #pay.body'],
  },
  { name: 'an array of itself', given: 'Tree', want: [], links: [] },
];

it('tells of a list that the fields of its items are not known', () => {
  const context = page({ schemas: SCHEMAS });
  const items: Schema = { type: 'object', 'x-not-published': ['fields'], 'x-question': 'fields of a settlement in' };
  table({ type: 'object', properties: { data: { type: 'array', items } } }, context);
  expect(context.gaps.box()?.groups).toEqual([
    {
      title: 'Fields',
      items: [{ text: 'fields of a settlement in', code: 'data', href: `${context.href}#pay.body.data` }],
    },
  ]);
});

describe('fieldTable', () => {
  for (const { name, given, want } of ROWS) it(name, () => expect(rows(tableOf(given))).toEqual(want));

  for (const { name, given, want, links } of RECURSION) {
    it(`ends on ${name} and links to where it is explained`, () => {
      const made = tableOf(ref(given));
      expect(rows(made)).toEqual(want);
      expect(
        allFields(made).flatMap(({ path, link }) =>
          link === undefined ? [] : [`${path} → ${link.label} ${link.href.replace('/page', '')}`],
        ),
      ).toEqual(links);
    });
  }

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
    const named = (...branches: Schema[]) =>
      tableOf({ oneOf: branches }).variants?.map(({ discriminator, variants }) => [
        discriminator,
        variants.map(({ label }) => label),
      ])[0];
    it.each<[string, ReturnType<typeof named>, ReturnType<typeof named>]>([
      [
        'names each by title and the values that tell it apart',
        named(kind('Card', 'scheme', 'bcmc'), kind('Bank', 'ideal')),
        ['type', ['Card (scheme, bcmc)', 'Bank (ideal)']],
      ],
      [
        'tells those of one title apart',
        named(kind('Stored', 'pix'), kind('Stored', 'eps')),
        ['type', ['Stored (pix)', 'Stored (eps)']],
      ],
      [
        'names some of many values',
        named(kind('Card', 'a', 'b', 'c', 'd'), kind('Bank', 'e')),
        ['type', ['Card (a, b, c, …)', 'Bank (e)']],
      ],
      [
        'leaves out a title that says the same',
        named(kind('Card', 'card'), kind(undefined, 'bank')),
        ['type', ['card', 'bank']],
      ],
      [
        'takes no property whose values overlap',
        named(kind('Card', 'a', 'b'), kind('Bank', 'b')),
        [undefined, ['Card', 'Bank']],
      ],
    ])('%s', (_, given, want) => expect(given).toEqual(want));
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

describe('parameterField', () => {
  const pageNumber = parameter('query', 'page', {
    deprecated: true,
    schema: { type: 'integer', description: 'Of the schema.', deprecated: true },
    example: 2,
  });
  const scope = (): FieldScope => ({
    context: page({ schemas: SCHEMAS }),
    anchor: 'list.query',
    direction: 'request',
    title: 'the body',
  });

  it('takes the description of the schema where it has none, and its example', () => {
    expect(parameterField(pageNumber, scope())).toMatchObject({
      anchor: 'list.query.page',
      required: true,
      examples: ['2'],
      marks: ['deprecated'],
      description: [{ children: [{ value: 'Of the schema.' }] }],
    });
  });
  it('prefers its own description', () =>
    expect(parameterField({ ...pageNumber, description: 'Mine.' }, scope())).toMatchObject({
      description: [{ children: [{ value: 'Mine.' }] }],
    }));
  it('shows no example that is the default', () =>
    expect(parameterField({ ...pageNumber, schema: { type: 'integer', default: 2 } }, scope())).not.toHaveProperty(
      'examples',
    ));
  it('shows no example beside a list of values', () =>
    expect(parameterField({ ...pageNumber, schema: ref('Status'), example: 1 }, scope())).not.toHaveProperty(
      'examples',
    ));
});
