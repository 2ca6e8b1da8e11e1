import { describe, expect, it } from 'vitest';
import { enumMembers, valueText } from '#src/shared/schema/enums.ts';
import { enumTable } from '#scripts/pages/fields/enum-table.ts';
import type { Schema } from '#src/model/schema.ts';
import { pageContext } from '../../model-builders.ts';

const MEMBERS: readonly (readonly [name: string, given: Schema, want: unknown])[] = [
  [
    'reads constants with their meanings',
    {
      oneOf: [
        { const: 1, title: 'Card' },
        { const: 2, title: 'Transfer', description: 'From a bank.' },
      ],
    },
    [
      { value: 1, title: 'Card' },
      { value: 2, title: 'Transfer', description: 'From a bank.' },
    ],
  ],
  ['reads anyOf the same way', { anyOf: [{ const: 'a' }] }, [{ value: 'a' }]],
  ['reads a plain enum', { enum: ['a', 1, null] }, [{ value: 'a' }, { value: 1 }, { value: null }]],
  ['takes null for a constant', { oneOf: [{ const: null }, { const: false }] }, [{ value: null }, { value: false }]],
  ['is nothing for alternatives that are no constants', { oneOf: [{ const: 1 }, { type: 'string' }] }, undefined],
  ['is nothing for no alternatives', { oneOf: [] }, undefined],
  ['is nothing for a plain type', { type: 'string' }, undefined],
];

describe('enumMembers', () => {
  it.each(MEMBERS)('%s', (_, given, want) => expect(enumMembers(given)).toEqual(want));
});

describe('enumTable', () => {
  it('gives each value its address, once on the page', () => {
    const context = pageContext();
    const schema: Schema = { oneOf: [{ const: 'two words', title: 'Two' }, { const: 1 }, { const: '1' }] };
    expect(enumTable(schema, context, { anchor: 'pay.status', name: 'Status' })).toEqual({
      caption: 'Status',
      values: [
        { anchor: 'pay.status=two-words', value: 'two words', title: 'Two' },
        { anchor: 'pay.status=1', value: '1' },
        { anchor: 'pay.status=1-2', value: '"1"' },
      ],
    });
    expect(enumTable(schema, context, { anchor: 'pay.status', name: 'Status' })?.values[0]?.anchor).toBe(
      'pay.status=two-words-2',
    );
  });

  it('is called by the title of its schema, and asks by its name', () => {
    const schema: Schema = { enum: ['a'], 'x-not-published': ['values'] };
    const place = { anchor: 'a', name: 'A', title: 'All of them' };
    expect(enumTable(schema, pageContext(), place)).toMatchObject({
      caption: 'All of them',
      isTitle: true,
      questions: ['Which other values can `A` have?'],
    });
  });

  it('says what is not published about the values', () => {
    expect(
      enumTable({ enum: ['a'], 'x-not-published': ['values', 'meaning', 'required'] }, pageContext(), {
        anchor: 'a',
        name: 'A',
      })?.questions,
    ).toEqual(['Which other values can `A` have, and what do they mean?']);
  });

  it('is nothing for another schema', () =>
    expect(enumTable({ type: 'object' }, pageContext(), { anchor: 'a', name: 'A' })).toBeUndefined());
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
