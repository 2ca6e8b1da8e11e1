import { describe, expect, it } from 'vitest';
import { concreteType, sampleBody } from '#src/shared/samples/body.ts';
import type { Example, MediaType } from '#src/model/media-type.ts';
import type { SampleBody } from '#src/model/sample.ts';
import { mediaType } from '../../../scripts/model-builders.ts';

const NONE: SampleBody = { kind: 'none' };
const encoding = (name: string, more: object) => ({ name, headers: [], ...more });

/** A media type, the value of its example, if any, and the body that they make. */
type Row = readonly [
  name: string,
  type: string,
  value: unknown,
  want: SampleBody,
  media?: Partial<MediaType>,
  example?: Partial<Example>,
];

const TABLE: readonly Row[] = [
  ['JSON', 'application/json; charset=utf-8', [1], { kind: 'json', value: [1] }],
  ['JSON of a vendor', 'application/vnd.a.v3+json', 'text', { kind: 'json', value: 'text' }],
  ['whatever may be anything', '*/*', { a: 1 }, { kind: 'json', value: { a: 1 } }],
  ['nothing without an example', 'application/json', undefined, NONE],
  ['text as given', 'text/csv', 'a,b\n', { kind: 'text', text: 'a,b\n' }],
  ['XML as given', 'application/xml', '<a/>', { kind: 'text', text: '<a/>' }],
  ['nothing for an object that would be XML', 'application/xml', { a: 1 }, NONE],
  ['a number as text', 'text/plain', 5, { kind: 'text', text: '5' }],
  [
    'what OpenAPI 3.2 says goes over the wire',
    'application/xml',
    { a: 1 },
    { kind: 'text', text: '<a>1</a>' },
    {},
    { serializedValue: '<a>1</a>' },
  ],
  ['a sequence by lines', 'application/jsonl', [{ a: 1 }, 2], { kind: 'text', text: '{"a":1}\n2\n' }],
  ['a file by its media type', 'image/png', undefined, { kind: 'binary', file: 'file.png' }],
  [
    'a file by its schema',
    'text/csv',
    'data.csv',
    { kind: 'binary', file: 'data.csv' },
    { schema: { type: 'string', format: 'binary' } },
  ],
  ['a file of any kind', 'application/octet-stream', 'raw bytes', { kind: 'binary', file: 'file.bin' }],
  [
    'a form, lists exploded, objects as JSON',
    'application/x-www-form-urlencoded',
    { a: 'b c', list: [1, 2], object: { x: 1 }, none: null },
    {
      kind: 'form',
      fields: [
        { name: 'a', value: 'b c' },
        { name: 'list', value: '1' },
        { name: 'list', value: '2' },
        { name: 'object', value: '{"x":1}' },
      ],
    },
  ],
  [
    'a form with styles',
    'application/x-www-form-urlencoded',
    { list: [1, 2], object: { x: { y: 1 } }, other: { z: 1 } },
    {
      kind: 'form',
      fields: [
        { name: 'list', value: '1,2' },
        { name: 'object[x][y]', value: '1' },
        { name: 'z', value: '1' },
      ],
    },
    {
      encoding: [
        encoding('list', { explode: false }),
        encoding('object', { style: 'deepObject', explode: true }),
        encoding('other', { style: 'form' }),
      ],
    },
  ],
  [
    'parts: texts, JSON, files',
    'multipart/form-data',
    { note: 'Hi', tags: ['a', 'b'], order: { id: 1 }, photo: 'x', scan: ['one.pdf', '\u0000'], csv: 'a,b' },
    {
      kind: 'multipart',
      parts: [
        { name: 'note', kind: 'text', text: 'Hi' },
        { name: 'tags', kind: 'text', text: 'a' },
        { name: 'tags', kind: 'text', text: 'b' },
        { name: 'order', kind: 'json', value: { id: 1 }, contentType: 'application/json' },
        { name: 'photo', kind: 'file', file: 'photo.png', contentType: 'image/png' },
        { name: 'scan', kind: 'file', file: 'one.pdf' },
        { name: 'scan', kind: 'file', file: 'scan.bin' },
        { name: 'csv', kind: 'text', text: 'a,b', contentType: 'text/csv' },
      ],
    },
    {
      files: ['photo', 'scan'],
      encoding: [
        encoding('photo', { contentType: 'image/png, image/jpeg' }),
        encoding('csv', { contentType: 'text/csv' }),
      ],
    },
  ],
];

describe('sampleBody', () => {
  for (const [name, type, value, want, media, more] of TABLE)
    it(`shows ${name}`, () => {
      const example = value === undefined ? undefined : { name: 'a', summary: '', description: '', value, ...more };
      expect(sampleBody(mediaType({ mediaType: type, ...media }), example)).toEqual(want);
    });
  it('shows nothing where nothing is sent', () => expect(sampleBody(undefined, undefined)).toEqual(NONE));
});

it.each([
  ['application/json; charset=utf-8', {}, 'application/json; charset=utf-8'],
  ['*/*', {}, 'application/json'],
  ['*/*; q=1', { format: 'binary' }, 'application/octet-stream'],
  ['Image/*', { format: 'binary' }, 'image/png'],
  ['text/*', {}, 'text/plain'],
  ['model/*', {}, 'application/octet-stream'],
  ['multipart/*', {}, 'multipart/form-data'],
  ['application/*+json', {}, 'application/vnd.example+json'],
  ['*', {}, 'application/json'],
])('%s with %j is sent as %s', (type, schema, want) => {
  expect(concreteType({ mediaType: type, schema })).toBe(want);
});
