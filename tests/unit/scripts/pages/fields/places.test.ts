import { describe, expect, it } from 'vitest';
import type { Schema } from '#src/model/schema.ts';
import { page, table } from '../tables.ts';

const SIZE = '#/paths/~1orders/get/parameters/0/schema';
const BODY = '#/paths/~1orders/post/requestBody/content/application~1json/schema';
const DEFINITIONS: Readonly<Record<string, Schema>> = {
  [SIZE]: { type: 'string', maxLength: 7 },
  [BODY]: { type: 'object', properties: { parts: { type: 'array', items: { $ref: BODY } } } },
};
const fieldsOf = (schema: Schema) => table(schema, page({ definitions: DEFINITIONS })).fields;

describe('a reference into another part of the document', () => {
  it('shows what it leads to', () =>
    expect(fieldsOf({ properties: { id: { $ref: SIZE } } })).toMatchObject([
      { name: 'id', type: 'string', constraints: ['at most 7 characters'] },
    ]));
  it('ends where it leads back', () =>
    expect(fieldsOf({ $ref: BODY })).toMatchObject([{ link: { label: 'the same object', href: '/page#pay.body' } }]));
});
