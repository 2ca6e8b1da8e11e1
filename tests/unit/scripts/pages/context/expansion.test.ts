import { describe, expect, it } from 'vitest';
import { REFERENCE_EXPANSION, type ExpansionOptions } from '#scripts/pages/context/expansion.ts';
import type { PageContext } from '#scripts/pages/context/page-context.ts';
import type { Schema } from '#src/model/schema.ts';
import { ref } from '../../model-builders.ts';
import { allFields, chain, page as pageOf, table, texts } from '../tables.ts';

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

/** Every schema holds all others, as fields, items, alternatives and values. */
const MUTUAL: Readonly<Record<string, Schema>> = Object.fromEntries(
  NAMES.map((name): [string, Schema] => [
    name,
    {
      type: 'object',
      properties: Object.fromEntries(
        NAMES.flatMap((other): [string, Schema][] => [
          [`one${other}`, ref(other)],
          [`many${other}`, { type: 'array', items: ref(other) }],
          [`either${other}`, { oneOf: NAMES.map(ref) }],
          [`byName${other}`, { type: 'object', additionalProperties: ref(other) }],
        ]),
      ),
    },
  ]),
);

type Schemas = Readonly<Record<string, Schema>>;

/** A page with this budget, whose schemas have pages of their own. */
function page(schemas: Schemas, options?: ExpansionOptions): PageContext {
  const context = pageOf({ schemas }, options);
  for (const name of Object.keys(schemas)) context.addresses.schemas.add(name, `/schemas/${name}`);
  return context;
}

/** As many alike as wanted: `f0`, `f1`, … */
function many<T>(prefix: string, count: number, each: (index: number) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index}`, each(index)]));
}

const INLINE: Schema = { properties: many('g', 5, () => texts(...'abcdefgh')) };

const ADDRESS = texts('city', 'street', 'number', 'postcode', 'country');

describe('the budget of a page', () => {
  for (const [name, options] of [
    ['a guide', undefined],
    ['a page of the reference', REFERENCE_EXPANSION],
  ] as const) {
    it(`keeps seven schemas that hold each other small on ${name}`, () => {
      const context = page(MUTUAL, options);
      const made = [table(ref('A'), context), table(ref('B'), context, { anchor: 'later' })];
      expect(made.flatMap(allFields).length).toBeLessThan(700);
      expect(JSON.stringify(made).length).toBeLessThan(300_000);
    });
  }

  it('opens a named schema once in a table of a guide, and links back', () => {
    const context = pageOf({ schemas: { Address: ADDRESS } });
    const pay: Schema = { properties: { billing: ref('Address'), delivery: ref('Address') } };
    const [billing, delivery] = table(pay, context).fields;
    expect(billing?.children?.fields[0]?.path).toBe('billing.city');
    expect(delivery).toMatchObject({ link: { label: 'Address', href: '/page#pay.body.billing' } });
    expect(table(pay, context, { anchor: 'again' }).fields[0]).toHaveProperty('children');
  });

  it('opens it once on a page of the reference, and names its page beside every type', () => {
    const context = page({ Address: ADDRESS }, REFERENCE_EXPANSION);
    const pay: Schema = { properties: { billing: ref('Address') } };
    expect(table(pay, context).fields[0]).toMatchObject({
      schema: { name: 'Address', href: '/schemas/Address' },
      children: {},
    });
    const again = table(pay, context, { anchor: 'again' }).fields[0];
    expect(again).toMatchObject({
      schema: { name: 'Address', href: '/schemas/Address' },
      link: { label: 'Address', href: '/page#pay.body.billing' },
    });
    expect(again).not.toHaveProperty('children');
    expect(table(ref('Address'), context, { anchor: 'whole' })).toEqual({
      fields: [],
      schema: { name: 'Address', href: '/page#pay.body.billing' },
    });
  });

  it('opens a few plain fields wherever they stand', () => {
    const context = page({ Amount: texts('value', 'currency') }, REFERENCE_EXPANSION);
    const { fields } = table(
      { properties: { amount: ref('Amount'), tip: ref('Amount'), fees: { type: 'array', items: ref('Amount') } } },
      context,
    );
    expect(fields.map(({ children }) => children?.fields.map(({ path }) => path))).toEqual([
      ['amount.value', 'amount.currency'],
      ['tip.value', 'tip.currency'],
      ['fees[].value', 'fees[].currency'],
    ]);
  });

  it('opens what is required first, with all that is required in it', () => {
    const deep: Schema = { type: 'object', required: ['inner'], properties: { inner: ref('Inner') } };
    const context = page(
      { Deep: deep, Inner: texts('a', 'b', 'c', 'd', 'e'), Other: texts('f', 'g', 'h', 'i', 'j') },
      { rows: 14, oncePer: 'page' },
    );
    const { fields } = table({ required: ['deep'], properties: { other: ref('Other'), deep: ref('Deep') } }, context);
    expect(
      fields.map(({ name, children }) => [
        name,
        children?.fields[0]?.children?.fields.length ?? children?.fields.length,
      ]),
    ).toEqual([
      ['deep', 5],
      ['other', undefined],
    ]);
  });

  it('opens alternatives out of a purse of their own', () => {
    const names = ['a', 'b', 'c', 'd'];
    const context = page(
      Object.fromEntries(names.map((name) => [name, texts(...[1, 2, 3, 4, 5].map((index) => `${name}${index}`))])),
      { rows: 20, oncePer: 'page' },
    );
    const { fields } = table({ properties: { way: { oneOf: names.map(ref) }, more: texts(...'abcdefghij') } }, context);
    expect(fields[0]?.children?.variants?.[0]?.variants.map((variant) => variant.table.fields.length)).toEqual([
      5, 5, 5, 5,
    ]);
  });

  it('opens what a request leaves out again in the response', () => {
    const context = page(
      { Order: { type: 'object', properties: { id: { type: 'string', readOnly: true }, note: { type: 'string' } } } },
      REFERENCE_EXPANSION,
    );
    const request = table(ref('Order'), context, { anchor: 'put.body', direction: 'request' });
    expect([request, table(ref('Order'), context)].map(({ fields }) => fields.map(({ name }) => name))).toEqual([
      ['note'],
      ['id', 'note'],
    ]);
  });

  it('shows all of a first level, then inner levels while there is room', () => {
    const wide: Schema = { properties: many('f', 30, (index) => ref(`S${index}`)) };
    const schemas = many<Schema>('S', 30, () => ({
      type: 'object',
      properties: { a: { type: 'string' }, b: { properties: { deep: { type: 'string' } } } },
    }));
    const { fields } = table(wide, page(schemas, { rows: 90, oncePer: 'page' }));
    expect(fields).toHaveLength(30);
    const opened = fields.filter(({ children }) => children !== undefined);
    expect(opened.length).toBe(15);
    expect(opened.every(({ schema }) => schema !== undefined)).toBe(true);
    expect(fields.at(-1)).toMatchObject({ schema: { href: '/schemas/S29' } });
  });

  it.each<[of: string, schema: Schema, page: string, want: (opened: number) => string | undefined]>([
    ['opens what no other page explains', INLINE, '/page', () => undefined],
    ['opens it on the page of the schema around it', ref('Whole'), '/schemas/Whole', () => undefined],
    [
      'leads to its row there from others',
      ref('Whole'),
      '/page',
      (at) => `g${at} of Whole /schemas/Whole#fields.g${at}`,
    ],
  ])('without room %s', (_, schema, href, want) => {
    const context = { ...page({ Whole: INLINE }, { rows: 12, oncePer: 'page' }), href } as PageContext;
    expect(table(schema, context).fields.map(({ link }) => link && `${link.label} ${link.href}`)).toEqual(
      [0, 1, 2, 3, 4].map((at) => (at === 0 ? undefined : want(at))),
    );
  });

  it('opens an object that aliases share once, without room', () => {
    const shared = texts(...'abcdefgh');
    const { fields } = table({ properties: many('g', 3, () => shared) }, page({}, { rows: 8, oncePer: 'page' }));
    expect(fields.map(({ children, link }) => children?.fields.length ?? link?.href)).toEqual([
      8,
      '/page#pay.body.g0',
      '/page#pay.body.g0',
    ]);
  });

  it('leaves room for the tables behind it', () => {
    const context = page(chain(40, { a: { type: 'string' } }), { rows: 30, oncePer: 'page' });
    table(ref('S0'), context);
    expect(allFields(table({ properties: { x: ref('S20') } }, context, { anchor: 'later' })).length).toBeGreaterThan(1);
  });

  it('lists many values of a named enum once', () => {
    const context = pageOf({ schemas: { Country: { enum: Array.from({ length: 60 }, (_, index) => `C${index}`) } } });
    const { fields } = table(
      { properties: { from: ref('Country'), to: ref('Country'), all: { type: 'array', items: ref('Country') } } },
      context,
    );
    expect(fields.map(({ enum: values, link }) => values?.values.length ?? link?.href)).toEqual([
      60,
      '/page#pay.body.from',
      '/page#pay.body.from',
    ]);
  });
});
