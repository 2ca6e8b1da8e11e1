/** Types, formats and fields are those that an example shows; what it cannot show is left to its author. */
import { describe, expect, it } from 'vitest';
import { componentNameOf, fileNameOf } from '#scripts/author/register.ts';
import { readExample, schemaOfExample } from '#scripts/author/schema-of-example.ts';
import { shellQuoted } from '#scripts/text/shell-quoted.ts';
import { sharedFolder } from '../../own-folder.ts';

const folder = sharedFolder();

const unknown = { 'x-not-published': ['types'] };
const field = (name: string, schema: object) => ({ description: `[fill in: what \`${name}\` is]`, ...schema });
const object = (properties: object) => ({ type: 'object', 'x-not-published': ['required'], properties });

describe('the schema of', () => {
  it.each([
    ['a text', '"a"', { type: 'string' }],
    ['a day', '"2026-03-04"', { type: 'string', format: 'date' }],
    ['a moment', '"2026-03-04T10:32:00.5+01:00"', { type: 'string', format: 'date-time' }],
    ['an address', '"ada@example.com"', { type: 'string', format: 'email' }],
    ['a URL', '"https://a.example/x"', { type: 'string', format: 'uri' }],
    ['a UUID', '"3f2504e0-4f89-11d3-9a0c-0305e82c3301"', { type: 'string', format: 'uuid' }],
    ['a whole number', '3', { type: 'integer' }],
    ['an amount that is whole by chance', '100.00', { type: 'number' }],
    ['yes or no', 'true', { type: 'boolean' }],
    ['nothing', 'null', unknown],
    ['an empty list', '[]', { type: 'array', items: { description: '[fill in: what an item is]', ...unknown } }],
    ['numbers, some whole', '[1, 2.5]', { type: 'array', items: { type: 'number' } }],
    ['texts of which one is no day', '["2026-03-04", "soon"]', { type: 'array', items: { type: 'string' } }],
    ['several types', '["a", 1]', { type: 'array', items: { type: ['string', 'integer'] } }],
    ['an empty object', '{}', { type: 'object', 'x-not-published': ['fields', 'required'] }],
    [
      'objects of a list, together',
      '[{ "a": 1 }, { "a": null, "b": "x" }]',
      {
        type: 'array',
        items: object({ a: field('a', { type: ['integer', 'null'] }), b: field('b', { type: 'string' }) }),
      },
    ],
    [
      'an object in one',
      '{ "a": { "b": 1 } }',
      object({ a: field('a', object({ b: field('b', { type: 'integer' }) })) }),
    ],
  ])('%s', (_, text, want) => {
    folder.write('body.json', text);
    expect(schemaOfExample(readExample(`${folder.root}/body.json`), 'type')).toEqual(want);
  });

  it('what may be nothing, in OpenAPI 3.0', () => {
    folder.write('body.json', '["a", null]');
    expect(schemaOfExample(readExample(`${folder.root}/body.json`), 'nullable')).toEqual({
      type: 'array',
      items: { type: 'string', nullable: true },
    });
  });
});

it.each([
  ['listOrders', 'list-orders', 'ListOrders'],
  ['orders.refund', 'orders.refund', 'Orders.refund'],
  ['orders/refund', 'orders-refund', 'Orders-refund'],
  ['../../etc/passwd', 'etc-passwd', 'Etc-passwd'],
  ['con', 'con-', 'Con'],
  ['支払い', 'unnamed', 'Unnamed'],
  ['x'.repeat(300), 'x'.repeat(100), `X${'x'.repeat(299)}`],
])('the operation %s has a file and a component of a safe name', (id, file, component) => {
  expect([fileNameOf(id), componentNameOf(id)]).toEqual([file, component]);
});

it.each([
  ['openapi/openapi.yaml', 'openapi/openapi.yaml'],
  ['my site/openapi.yaml', "'my site/openapi.yaml'"],
  ["it's", "'it'\\''s'"],
  ['$HOME', "'$HOME'"],
  ['', "''"],
])('%s is pasted as %s', (word, want) => expect(shellQuoted(word)).toBe(want));
