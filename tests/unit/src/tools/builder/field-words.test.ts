import { expect, it } from 'vitest';
import { descriptionOf, nameOf } from '#src/tools/builder/field-words.ts';
import type { Field } from '#src/shared/request/form.ts';
import type { Schema } from '#src/model/schema.ts';
import { shapeOf } from '#src/shared/request/fields.ts';

const schemas: { Amount: Schema } = {
  Amount: { type: 'number', 'x-not-published': ['meaning'], 'x-question': 'Is `amount` in naira or kobo?' },
};
const context = { schemas, resolve: () => schemas.Amount, direction: 'request' as const };

it.each<[name: string, schema: object, want: string]>([
  [
    'what its schema asks',
    { $ref: '#/components/schemas/Amount', description: 'To pay.' },
    'To pay. Open question: Is amount in naira or kobo?',
  ],
  [
    'which values it can have',
    { type: 'string', 'x-not-published': ['values'] },
    'Open question: Which values can a have?',
  ],
  ['which others', { enum: ['b'], 'x-not-published': ['values'] }, 'Open question: Which other values can a have?'],
  [
    'not for type or required alone',
    { type: 'string', 'x-not-published': ['types', 'required'], 'x-evidence': { types: 'ours' } },
    '',
  ],
  ['not again for fields, of which its object tells', { type: 'object', 'x-not-published': ['fields'] }, ''],
])('a field of the builder asks %s', (_, schema, want) => {
  const field: Field = { path: ['body', 'a'], name: 'a', schemas: [schema], required: false, naming: 'described' };
  expect(descriptionOf(field, shapeOf(field, undefined, new Map(), context))).toBe(want);
});

it.each([
  ['shareholders', 'shareholder 1'],
  ['addresses', 'address 1'],
  ['boxes', 'box 1'],
  ['entries', 'entry 1'],
  ['address', 'address 1'],
  ['data', 'data 1'],
])('an entry of %s is named %s', (name, want) => {
  const list: Field = { path: ['body', name], name, schemas: [], required: false, naming: 'described' };
  expect(nameOf({ ...list, path: [...list.path, 0], name: '1', naming: 'entry', parent: list })).toBe(want);
});
