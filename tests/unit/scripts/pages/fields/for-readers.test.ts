import { describe, expect, it } from 'vitest';
import { fieldTable } from '../../../../../scripts/pages/field-table.ts';
import type { Schema } from '../../../../../src/model/schema.ts';
import { pageContext, ref } from '../../model-builders.ts';

const INTERNAL: Schema = { type: 'object', 'x-internal': true, properties: { hammer: { type: 'string' } } };
const DEFINITIONS = {
  Tool: INTERNAL,
  '#/paths/~1orders/get/parameters/0/schema': { type: 'string', maxLength: 7 } as Schema,
};

function table(schema: Schema) {
  return fieldTable(schema, {
    context: pageContext({ definitions: DEFINITIONS }),
    anchor: 'a',
    path: '',
    direction: 'both',
    within: [],
  });
}

const CASES: readonly { name: string; given: Schema; want: readonly string[] }[] = [
  { name: 'leaves out a property', given: { properties: { id: {}, secret: { 'x-internal': true } } }, want: ['id'] },
  {
    name: 'leaves it out where it is required',
    given: { required: ['secret'], properties: { id: {}, secret: { 'x-internal': true } } },
    want: ['id'],
  },
  { name: 'leaves out a property whose schema is', given: { properties: { id: {}, tool: ref('Tool') } }, want: ['id'] },
  {
    name: 'keeps the fields of a part',
    given: { allOf: [ref('Tool'), { properties: { id: {} } }] },
    want: ['hammer', 'id'],
  },
  { name: 'leaves out an alternative', given: { oneOf: [ref('Tool'), { properties: { id: {} } }] }, want: ['id'] },
];

describe('what is not for readers', () => {
  it.each(CASES)('$name', ({ given, want }) => expect(table(given).fields.map(({ name }) => name)).toEqual(want));
});

describe('a reference into another part of the document', () => {
  it('shows what it leads to', () => {
    expect(table({ properties: { id: { $ref: '#/paths/~1orders/get/parameters/0/schema' } } }).fields).toMatchObject([
      { name: 'id', type: 'string', constraints: ['at most 7 characters'] },
    ]);
  });
});
