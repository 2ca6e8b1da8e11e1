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

const NAMED = { A: { type: 'object', title: 'A name', description: 'Named.', properties: { a: {} } } } as const;

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
  [
    'parts',
    {
      allOf: [
        { title: 'First part', properties: { a: {} } },
        { title: 'Second part', properties: { b: {} } },
      ],
    },
    ['', 'First part; Second part', undefined],
  ],
  [
    'words around one schema',
    { allOf: [{ $ref: '#/components/schemas/A' }, { title: 'First words' }, { title: 'Last words' }] },
    ['', 'Last words; First words', undefined],
  ],
  ['what is named', { $ref: '#/components/schemas/A' }, ['', 'A name', undefined]],
  [
    'what stands beside a reference',
    { $ref: '#/components/schemas/A', description: 'Beside.' },
    ['', 'A name', 'Beside.'],
  ],
  [
    'null that says what it means',
    { oneOf: [{ type: 'integer' }, { type: 'null', title: 'Not yet', description: 'Pending.' }] },
    [undefined, undefined, undefined, [undefined, undefined, undefined], ['null', undefined, undefined]],
  ],
  [
    'items beside a reference',
    { type: 'array', items: { $ref: '#/components/schemas/A', title: 'An item', description: 'Beside.' } },
    ['array of objects', 'each item: An item', 'Beside.'],
  ],
])('shows the titles and descriptions of %s', (_, given, want) =>
  expect(wordsOf(table(given, page({ definitions: NAMED })))).toEqual(want),
);

it('shows the title and description of a list whose fields are elsewhere', () => {
  const context = page({ definitions: NAMED });
  const list: Schema = { type: 'array', description: 'List.', items: { $ref: '#/components/schemas/A' } };
  const words = [list, list].map((schema) => wordsOf(table(schema, context)));
  expect(words).toEqual([0, 1].map(() => ['array of objects', undefined, 'List.']));
});

it('leaves the title of a named schema to its page where a field says what it is', () => {
  const a = (more: Schema): Schema => ({ $ref: '#/components/schemas/A', ...more });
  const { fields } = table(
    { properties: { told: a({}), own: a({ title: 'Own title' }) } },
    page({ definitions: NAMED }),
  );
  expect(fields.map(({ title }) => title)).toEqual([undefined, 'Own title']);
});
