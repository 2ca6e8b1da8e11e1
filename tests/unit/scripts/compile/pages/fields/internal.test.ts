import { describe, expect, it } from 'vitest';
import type { Schema } from '#src/model/schema.ts';
import { ref } from '../../../model-builders.ts';
import { page, table } from '../tables.ts';

const SIZE = '#/paths/~1orders/get/parameters/0/schema';
const BODY = '#/paths/~1orders/post/requestBody/content/application~1json/schema';
const DEFINITIONS: Readonly<Record<string, Schema>> = {
  Tool: { type: 'object', 'x-internal': true, properties: { hammer: { type: 'string' } } },
  [SIZE]: { type: 'string', maxLength: 7 },
  [BODY]: { type: 'object', properties: { parts: { type: 'array', items: { $ref: BODY } } } },
};
const fieldsOf = (schema: Schema) => table(schema, page({ definitions: DEFINITIONS })).fields;

const ID = { properties: { id: {} } };
const HIDDEN = { id: {}, secret: { 'x-internal': true } };
const CASES: readonly { name: string; given: Schema; want: readonly string[] }[] = [
  { name: 'leaves out a property', given: { properties: HIDDEN }, want: ['id'] },
  { name: 'leaves it out where it is required', given: { required: ['secret'], properties: HIDDEN }, want: ['id'] },
  { name: 'leaves out a property whose schema is', given: { properties: { id: {}, tool: ref('Tool') } }, want: ['id'] },
  { name: 'keeps the fields of a part', given: { allOf: [ref('Tool'), ID] }, want: ['hammer', 'id'] },
  { name: 'leaves out an alternative', given: { oneOf: [ref('Tool'), ID] }, want: ['id'] },
];

describe('what is not for readers', () => {
  it.each(CASES)('$name', ({ given, want }) => expect(fieldsOf(given).map(({ name }) => name)).toEqual(want));
  it('leaves out a value', () => {
    const state = { oneOf: [{ const: 'open' }, { const: 'paid' }, { const: 'frozen', 'x-internal': true }] };
    expect(fieldsOf({ properties: { state } })[0]?.enum?.values.map(({ value }) => value)).toEqual(['open', 'paid']);
  });
});

describe('a reference into another part of the document', () => {
  it('shows what it leads to', () =>
    expect(fieldsOf({ properties: { id: { $ref: SIZE } } })).toMatchObject([
      { name: 'id', type: 'string', constraints: ['at most 7 characters'] },
    ]));
  it('ends where it leads back', () =>
    expect(fieldsOf({ $ref: BODY })).toMatchObject([{ link: { label: 'the same object', href: '/page#pay.body' } }]));
});
