import { describe, expect, it } from 'vitest';
import { sampleBody } from '#src/shared/samples/body.ts';
import type { Example, MediaType } from '#src/model/media-type.ts';
import type { SampleBody } from '#src/model/sample.ts';
import { mediaType } from '../../../scripts/model-builders.ts';

const NONE: SampleBody = { kind: 'none' };
const encoding = (name: string, more: object) => ({ name, headers: [], ...more });

const TABLE: readonly {
  name: string;
  type: string;
  value?: unknown;
  media?: Partial<MediaType>;
  example?: Partial<Example>;
  want: SampleBody;
}[] = [
  { name: 'JSON', type: 'application/json; charset=utf-8', value: [1], want: { kind: 'json', value: [1] } },
  { name: 'JSON of a vendor', type: 'application/vnd.a.v3+json', value: 'text', want: { kind: 'json', value: 'text' } },
  { name: 'whatever may be anything', type: '*/*', value: { a: 1 }, want: { kind: 'json', value: { a: 1 } } },
  { name: 'nothing without an example', type: 'application/json', want: NONE },
  { name: 'text as given', type: 'text/csv', value: 'a,b\n', want: { kind: 'text', text: 'a,b\n' } },
  { name: 'XML as given', type: 'application/xml', value: '<a/>', want: { kind: 'text', text: '<a/>' } },
  { name: 'nothing for an object that would be XML', type: 'application/xml', value: { a: 1 }, want: NONE },
  { name: 'a number as text', type: 'text/plain', value: 5, want: { kind: 'text', text: '5' } },
  {
    name: 'what OpenAPI 3.2 says goes over the wire',
    type: 'application/xml',
    value: { a: 1 },
    example: { serializedValue: '<a>1</a>' },
    want: { kind: 'text', text: '<a>1</a>' },
  },
  {
    name: 'a sequence by lines',
    type: 'application/jsonl',
    value: [{ a: 1 }, 2],
    want: { kind: 'text', text: '{"a":1}\n2\n' },
  },
  { name: 'a file by its media type', type: 'image/png', want: { kind: 'binary', file: 'file.png' } },
  {
    name: 'a file by its schema',
    type: 'text/csv',
    media: { schema: { type: 'string', format: 'binary' } },
    value: 'data.csv',
    want: { kind: 'binary', file: 'data.csv' },
  },
  {
    name: 'a file of any kind',
    type: 'application/octet-stream',
    value: 'raw bytes',
    want: { kind: 'binary', file: 'file.bin' },
  },
  {
    name: 'a form, lists exploded, objects as JSON',
    type: 'application/x-www-form-urlencoded',
    value: { a: 'b c', list: [1, 2], object: { x: 1 }, none: null },
    want: {
      kind: 'form',
      fields: [
        { name: 'a', value: 'b c' },
        { name: 'list', value: '1' },
        { name: 'list', value: '2' },
        { name: 'object', value: '{"x":1}' },
      ],
    },
  },
  {
    name: 'a form with styles',
    type: 'application/x-www-form-urlencoded',
    value: { list: [1, 2], object: { x: { y: 1 } }, other: { z: 1 } },
    media: {
      encoding: [
        encoding('list', { explode: false }),
        encoding('object', { style: 'deepObject', explode: true }),
        encoding('other', { style: 'form' }),
      ],
    },
    want: {
      kind: 'form',
      fields: [
        { name: 'list', value: '1,2' },
        { name: 'object[x][y]', value: '1' },
        { name: 'z', value: '1' },
      ],
    },
  },
  {
    name: 'parts: texts, JSON, files',
    type: 'multipart/form-data',
    value: { note: 'Hi', tags: ['a', 'b'], order: { id: 1 }, photo: 'x', scan: ['one.pdf', '\u0000'], csv: 'a,b' },
    media: {
      files: ['photo', 'scan'],
      encoding: [
        encoding('photo', { contentType: 'image/png, image/jpeg' }),
        encoding('csv', { contentType: 'text/csv' }),
      ],
    },
    want: {
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
  },
];

describe('sampleBody', () => {
  for (const { name, type, media, example, want, ...given } of TABLE) {
    it(`shows ${name}`, () =>
      expect(
        sampleBody(
          mediaType({ mediaType: type, ...media }),
          'value' in given ? { name: 'a', summary: '', description: '', value: given.value, ...example } : undefined,
        ),
      ).toEqual(want));
  }
  it('shows nothing where nothing is sent', () => expect(sampleBody(undefined, undefined)).toEqual(NONE));
});
