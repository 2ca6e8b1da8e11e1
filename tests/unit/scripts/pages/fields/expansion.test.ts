import { describe, expect, it } from 'vitest';
import { fieldTable } from '../../../../../scripts/pages/field-table.ts';
import {
  createExpansion,
  REFERENCE_EXPANSION,
  type ExpansionOptions,
} from '../../../../../scripts/pages/fields/expansion.ts';
import { createPageContext, type PageContext } from '../../../../../scripts/pages/page-context.ts';
import type { Field, FieldTable } from '../../../../../src/model/field.ts';
import type { Schema } from '../../../../../src/model/schema.ts';
import { pageContext, ref } from '../../model-builders.ts';

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

/** A page with this budget; `paged` schemas have pages of their own. */
function page(
  schemas: Readonly<Record<string, Schema>>,
  options?: ExpansionOptions,
  paged: readonly string[] = Object.keys(schemas),
): PageContext {
  const context = pageContext({ schemas });
  const { addresses } = context;
  for (const name of paged) addresses.schemas.add(name, `/schemas/${name}`);
  return createPageContext(context, '/page', options === undefined ? undefined : createExpansion(options));
}

function table(schema: Schema, context: PageContext, anchor = 'get.200'): FieldTable {
  return fieldTable(schema, { context, anchor, path: '', direction: 'response', within: [] });
}

function allFields({ fields, variants = [] }: FieldTable): readonly Field[] {
  return [
    ...fields.flatMap((field) => [field, ...(field.children === undefined ? [] : allFields(field.children))]),
    ...variants.flatMap((group) => group.variants).flatMap((variant) => allFields(variant.table)),
  ];
}

const chain = (length: number): Readonly<Record<string, Schema>> =>
  Object.fromEntries(
    Array.from({ length }, (_, index) => [
      `S${index}`,
      { type: 'object', properties: { a: { type: 'string' }, next: ref(`S${index + 1}`) } } as Schema,
    ]),
  );

const texts = (...names: string[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
});
const ADDRESS = texts('city', 'street', 'number', 'postcode', 'country');

describe('the budget of a page', () => {
  for (const [name, options] of [
    ['a guide', undefined],
    ['a page of the reference', REFERENCE_EXPANSION],
  ] as const) {
    it(`keeps seven schemas that hold each other small on ${name}`, () => {
      const context = page(MUTUAL, options);
      const made = [table(ref('A'), context), table(ref('B'), context, 'get.400')];
      expect(made.flatMap(allFields).length).toBeLessThan(700);
      expect(JSON.stringify(made).length).toBeLessThan(300_000);
    });
  }

  it('opens a named schema once in a table of a guide, and links back', () => {
    const context = page({ Address: ADDRESS }, undefined, []);
    const pay: Schema = { properties: { billing: ref('Address'), delivery: ref('Address') } };
    const [billing, delivery] = table(pay, context).fields;
    expect(billing?.children?.fields[0]?.path).toBe('billing.city');
    expect(delivery).toMatchObject({ link: { label: 'Address', href: '/page#get.200.billing' } });
    expect(table(pay, context, 'again').fields[0]).toHaveProperty('children');
  });

  it('opens it once on a page of the reference, and names its page beside every type', () => {
    const context = page({ Address: ADDRESS }, REFERENCE_EXPANSION);
    const pay: Schema = { properties: { billing: ref('Address') } };
    expect(table(pay, context).fields[0]).toMatchObject({
      schema: { name: 'Address', href: '/schemas/Address' },
      children: {},
    });
    const again = table(pay, context, 'again').fields[0];
    expect(again).toMatchObject({
      schema: { name: 'Address', href: '/schemas/Address' },
      link: { label: 'Address', href: '/page#get.200.billing' },
    });
    expect(again).not.toHaveProperty('children');
    expect(table(ref('Address'), context, 'whole')).toEqual({
      fields: [],
      notices: [],
      schema: { name: 'Address', href: '/page#get.200.billing' },
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
    const request = fieldTable(ref('Order'), {
      context,
      anchor: 'put.body',
      path: '',
      direction: 'request',
      within: [],
    });
    expect([request, table(ref('Order'), context)].map(({ fields }) => fields.map(({ name }) => name))).toEqual([
      ['note'],
      ['id', 'note'],
    ]);
  });

  it('shows all of a first level, then inner levels while there is room', () => {
    const wide: Schema = {
      properties: Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`f${index}`, ref(`S${index}`)])),
    };
    const schemas = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `S${index}`,
        {
          type: 'object',
          properties: { a: { type: 'string' }, b: { properties: { deep: { type: 'string' } } } },
        } as Schema,
      ]),
    );
    const { fields } = table(wide, page(schemas, { rows: 90, oncePer: 'page' }));
    expect(fields).toHaveLength(30);
    const opened = fields.filter(({ children }) => children !== undefined);
    expect(opened.length).toBe(15);
    expect(opened.every(({ schema }) => schema !== undefined)).toBe(true);
    expect(fields.at(-1)).toMatchObject({ schema: { href: '/schemas/S29' } });
  });

  it('opens what has no page until the hard limit, then says so', () => {
    const inner: Schema = {
      type: 'object',
      properties: Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`f${index}`, { type: 'string' }])),
    };
    const { fields } = table(
      { properties: Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`g${index}`, inner])) },
      page({}, { rows: 12, oncePer: 'page' }),
    );
    expect(fields.map(({ children, cut }) => [children !== undefined, cut === true])).toEqual([
      [true, false],
      [false, true],
      [false, true],
      [false, true],
      [false, true],
    ]);
  });

  it('leaves room for the tables behind it', () => {
    const context = page(chain(40), { rows: 30, oncePer: 'page' });
    table(ref('S0'), context);
    expect(allFields(table({ properties: { x: ref('S20') } }, context, 'later')).length).toBeGreaterThan(1);
  });

  it('lists many values of a named enum once', () => {
    const context = page({ Country: { enum: Array.from({ length: 60 }, (_, index) => `C${index}`) } }, undefined, []);
    const { fields } = table(
      { properties: { from: ref('Country'), to: ref('Country'), all: { type: 'array', items: ref('Country') } } },
      context,
    );
    expect(fields.map(({ enum: values, link }) => values?.values.length ?? link?.href)).toEqual([
      60,
      '/page#get.200.from',
      '/page#get.200.from',
    ]);
  });
});
