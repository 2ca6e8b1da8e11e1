import { expect, it } from 'vitest';
import type { FieldTable } from '#src/model/field.ts';
import type { Schema } from '#src/model/schema.ts';
import { page, table } from '../tables.ts';

/** The type, title and texts of a table and of its alternatives. */
function wordsOf(made: FieldTable): unknown {
  const { type, title, description = [] } = made.value ?? {};
  const alternatives = (made.variants ?? []).flatMap(({ variants }) => variants);
  return [
    type,
    title,
    JSON.stringify(description)
      .match(/[A-Z]\w+\./g)
      ?.join(' '),
    ...alternatives.map(({ table }) => wordsOf(table)),
  ];
}

const ITEMS: Schema = {
  type: 'array',
  title: 'All items',
  items: { type: 'string', title: 'An item', description: 'Item.' },
};

it.each<[of: string, given: Schema, want: unknown]>([
  ['an object', { title: 'A body', properties: { a: {} } }, ['', 'A body', undefined]],
  ['an object or null', { type: ['object', 'null'], properties: { a: {} } }, ['object or null', undefined, undefined]],
  ['items', { ...ITEMS, description: 'Items.' }, ['array of strings', 'All items; each item: An item', 'Items. Item.']],
  [
    'items of items',
    { type: 'array', items: { ...ITEMS, description: 'Items.' } },
    ['array of array of strings', 'each item: All items; each item: An item', 'Items. Item.'],
  ],
  [
    'items of an alternative',
    { oneOf: [ITEMS, { format: 'date' }] },
    [
      undefined,
      undefined,
      undefined,
      ['array of strings', 'each item: An item', 'Item.'],
      [undefined, undefined, undefined],
    ],
  ],
])('shows the titles and descriptions of %s', (_, given, want) =>
  expect(wordsOf(table(given, page({})))).toEqual(want),
);
