import { describe, expect, test } from 'vitest';
import type { Field } from '../../../../src/model/field.ts';
import { FieldTable, hasFolds } from '../../../../src/schema/FieldTable.tsx';
import { body, cardOrAccount, channel, field, fieldTable, paragraph } from '../../../fixtures/guide-page.ts';
import { markup, words } from '../render.tsx';

const text = paragraph({ kind: 'text', value: 'What it means.' });

function row(given: Field): string {
  return /<tbody role="rowgroup">(.*)<\/tbody>/.exec(markup(<FieldTable table={fieldTable([given])} />))?.[1] ?? '';
}

describe('FieldTable', () => {
  test('is a table by role and names its columns', () => {
    expect(markup(<FieldTable table={fieldTable([field('a')])} />)).toMatch(
      /^<table role="table"><thead role="rowgroup"><tr role="row"><th role="columnheader">Field<\/th><th role="columnheader">Description<\/th><\/tr><\/thead><tbody role="rowgroup">/,
    );
  });

  test('is nothing but its notices without fields', () => {
    expect(markup(<FieldTable table={fieldTable([], ['The fields are not published.'])} />)).toBe(
      '<p>The fields are not published.</p>',
    );
  });

  test.each<{ name: string; given: Partial<Field>; head: string; cell: string }>([
    { name: 'a bare field', given: {}, head: ' <span>string</span>', cell: '' },
    {
      name: 'format, required mark and marks',
      given: { format: 'date-time', required: true, marks: ['read only'] },
      head: ' <span>string, date-time</span> <b>required</b> <i>read only</i>',
      cell: '',
    },
    { name: 'description', given: { description: text }, head: ' <span>string</span>', cell: '<p>What it means.</p>' },
    {
      name: 'limits, default and example',
      given: { constraints: ['at most 64 characters'], default: '"a"', examples: ['"b"'] },
      head: ' <span>string</span>',
      cell: '<p><span>at most 64 characters</span> <span>default <code>&quot;a&quot;</code></span> <span>example <code>&quot;b&quot;</code></span></p>',
    },
    {
      name: 'a link to where it is explained',
      given: { link: { label: 'Customer', href: '/a#customer' } },
      head: ' <span>string</span>',
      cell: '<p><a href="/docs/a#customer">Customer</a></p>',
    },
    {
      name: 'a notice',
      given: { notices: ['The type is not published.'] },
      head: ' <span>string</span>',
      cell: '<p>The type is not published.</p>',
    },
    {
      name: 'a few values that name themselves',
      given: { enum: { caption: 'Currency', values: [{ anchor: 'c.ngn', value: 'NGN' }], notices: [] } },
      head: ' <span>string</span>',
      cell: '<ul role="list" aria-label="Values of Currency"><li id="c.ngn"><code>NGN</code></li></ul>',
    },
  ])('draws $name', ({ given, head, cell }) => {
    expect(row(field('a', given))).toBe(
      `<tr role="row" id="pay.a"><th role="rowheader"><a href="#pay.a">a</a>${head} <button type="button" data-copy="path" aria-label="Copy path a"></button></th><td role="cell">${cell}</td></tr>`,
    );
  });

  test('lets a long name wrap at its humps', () => {
    expect(row(field('staticAccountTransactionResponses'))).toContain(
      'static<wbr/>Account<wbr/>Transaction<wbr/>Responses</a>',
    );
  });

  test.each([
    { given: fieldTable([field('b')]), want: 'Show 1 field of a' },
    { given: fieldTable([field('b'), field('c')]), want: 'Show 2 fields of a' },
    { given: { ...fieldTable([field('b')]), variants: [cardOrAccount] }, want: 'Show 1 field and 2 variants of a' },
    { given: fieldTable([], ['Its fields are not published.']), want: 'Show notes of a' },
  ])('folds nested fields inside the cell: $want', ({ given, want }) => {
    const html = row(field('a', { children: given }));
    expect(html).toContain('<td role="cell"><details><summary>');
    expect(words(<FieldTable table={fieldTable([field('a', { children: given })])} />)).toContain(want);
  });

  test('tells variants apart', () => {
    expect(words(<FieldTable table={{ ...fieldTable([]), variants: [cardOrAccount] }} />)).toMatch(
      /^One of these , told apart by kind Card Account Card Field Description cardNumber/,
    );
  });

  test('folds more than six values', () => {
    const many = { ...channel, values: [...channel.values, { anchor: 'channel.9', value: '9', title: 'Other' }] };
    expect(row(field('a', { enum: channel }))).not.toContain('<details>');
    expect(row(field('a', { enum: many }))).toContain(
      '<details><summary><span>Show </span>7 values of <code>Channel</code></summary><table',
    );
  });

  test.each([
    { name: 'no fold', given: fieldTable([field('a')]), want: false },
    { name: 'one fold', given: fieldTable([field('a', { children: fieldTable([field('b')]) })]), want: false },
    { name: 'a fold in a fold', given: body, want: true },
  ])('offers to expand all with $name: $want', ({ given, want }) => {
    expect(hasFolds(given)).toBe(want);
  });

  test('costs little for each row', () => {
    const rows = Array.from({ length: 300 }, (_, index) =>
      field(`f${index}`, { description: text, examples: ['"x"'] }),
    );
    expect(markup(<FieldTable table={fieldTable(rows)} />).length / rows.length).toBeLessThan(360);
  });
});
