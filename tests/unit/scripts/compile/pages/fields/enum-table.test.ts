import { describe, expect, it } from 'vitest';
import { enumMembers, valueText } from '#src/shared/schema/enums.ts';
import { enumTable } from '#scripts/compile/pages/fields/enum-table.ts';
import type { Schema } from '#src/model/schema.ts';
import { pageContext } from '../../../model-builders.ts';

const MEMBERS: readonly { name: string; given: Schema; want: unknown }[] = [
  {
    name: 'reads constants with their meanings',
    given: {
      oneOf: [
        { const: 1, title: 'Card' },
        { const: 2, title: 'Transfer', description: 'From a bank.' },
      ],
    },
    want: [
      { value: 1, title: 'Card' },
      { value: 2, title: 'Transfer', description: 'From a bank.' },
    ],
  },
  { name: 'reads anyOf the same way', given: { anyOf: [{ const: 'a' }] }, want: [{ value: 'a' }] },
  {
    name: 'reads a plain enum',
    given: { enum: ['a', 1, null] },
    want: [{ value: 'a' }, { value: 1 }, { value: null }],
  },
  {
    name: 'takes null for a constant',
    given: { oneOf: [{ const: null }, { const: false }] },
    want: [{ value: null }, { value: false }],
  },
  {
    name: 'is nothing for alternatives that are no constants',
    given: { oneOf: [{ const: 1 }, { type: 'string' }] },
    want: undefined,
  },
  { name: 'is nothing for no alternatives', given: { oneOf: [] }, want: undefined },
  { name: 'is nothing for a plain type', given: { type: 'string' }, want: undefined },
];

describe('enumMembers', () => {
  for (const { name, given, want } of MEMBERS) it(name, () => expect(enumMembers(given)).toEqual(want));
});

describe('enumTable', () => {
  it('gives each value its address, once on the page', () => {
    const context = pageContext();
    const schema: Schema = { oneOf: [{ const: 'two words', title: 'Two' }, { const: 1 }, { const: '1' }] };
    expect(enumTable(schema, context, 'pay.status', 'Status')).toEqual({
      caption: 'Status',
      values: [
        { anchor: 'pay.status=two-words', value: 'two words', title: 'Two' },
        { anchor: 'pay.status=1', value: '1' },
        { anchor: 'pay.status=1-2', value: '"1"' },
      ],
    });
    expect(enumTable(schema, context, 'pay.status', 'Status')?.values[0]?.anchor).toBe('pay.status=two-words-2');
  });

  it('says what is not published about the values', () => {
    expect(
      enumTable({ enum: ['a'], 'x-not-published': ['values', 'meaning', 'required'] }, pageContext(), 'a', 'A')
        ?.unconfirmed,
    ).toEqual(['further values', 'meanings']);
  });

  it('is nothing for another schema', () =>
    expect(enumTable({ type: 'object' }, pageContext(), 'a', 'A')).toBeUndefined());
});

describe('valueText', () => {
  it('writes strings bare and the rest as JSON', () =>
    expect(['a "b"', 1, null, true, { a: [1] }, undefined].map(valueText)).toEqual([
      'a "b"',
      '1',
      'null',
      'true',
      '{"a":[1]}',
      '',
    ]));
});
