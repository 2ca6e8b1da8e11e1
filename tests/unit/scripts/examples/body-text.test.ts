import { expect, it } from 'vitest';
import { bodyText } from '#scripts/examples/body-text.ts';
import type { Schema } from '#src/model/schema.ts';
import { mediaType } from '../model-builders.ts';

const BOOK: Schema = {
  type: 'object',
  xml: { name: 'book' },
  properties: {
    id: { type: 'integer', xml: { attribute: true } },
    title: { type: 'string' },
    tag: { type: 'array', items: { type: 'string' }, xml: { name: 'tags', wrapped: true } },
    page: { type: 'array', items: { xml: { name: 'p' } } },
    by: { allOf: [{ $ref: '#/components/schemas/Person' }] },
  },
};
const SCHEMAS: Readonly<Record<string, Schema>> = {
  Book: BOOK,
  Person: {
    xml: { prefix: 'x', namespace: 'https://x.example/"a"' },
    properties: { name: { xml: { nodeType: 'text' } } },
  },
  Books: { type: 'array', items: { $ref: '#/components/schemas/Book' } },
  Note: { xml: { nodeType: 'cdata' }, type: 'string' },
  'a b': {},
};
const to = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const resolve = (ref: string): unknown => SCHEMAS[ref.split('/').at(-1) ?? ''];

it.each<readonly [name: string, type: string, schema: Schema, value: unknown, want: string | undefined]>([
  ['lines of JSON', 'application/jsonl', {}, [{ a: 1 }, 'b'], '{"a":1}\n"b"\n'],
  ['JSON that a suffix says is after record separators', 'application/geo+json-seq', {}, [1], '\u001e1\n'],
  ['YAML as JSON, which is YAML', 'application/yaml', {}, { a: [1] }, '{\n  "a": [\n    1\n  ]\n}\n'],
  [
    'each kind of node of OpenAPI 3.2, no white space around a text',
    'application/xml',
    {
      xml: { name: 'doc' },
      properties: {
        id: { xml: { nodeType: 'attribute' } },
        body: { xml: { nodeType: 'text' } },
        raw: { xml: { nodeType: 'cdata' } },
        list: { type: 'array', xml: { nodeType: 'element' }, items: { xml: { name: 'li' } } },
        flat: { xml: { nodeType: 'none' }, properties: { in: {} } },
      },
    },
    { id: 7, body: 'a<', raw: 'b]]>', list: ['c'], flat: { in: 'd' } },
    '<doc id="7">a&lt;<![CDATA[b]]]]><![CDATA[>]]><list>  <li>c</li></list><in>d</in></doc>\n',
  ],
  ['JSON after record separators', 'application/json-seq', {}, [{ a: 1 }, 'b'], '\u001e{"a":1}\n\u001e"b"\n'],
  [
    'events',
    'text/event-stream',
    {},
    [{ data: 'one\ntwo', event: 'tick', id: 7 }, { a: 1 }],
    'event: tick\ndata: one\ndata: two\nid: 7\n\ndata: {"a":1}\n',
  ],
  ['a text as it is', 'application/xml', BOOK, '<book/>', undefined],
  ['JSON as it is', 'application/json', {}, { a: 1 }, undefined],
  [
    'attributes, wrapped and plain lists',
    'application/xml; charset=utf-8',
    to('Book'),
    { id: 7, title: 'Sea & <sky>', tag: ['a', 'b'], page: [1, 2] },
    '<book id="7">\n  <title>Sea &amp; &lt;sky&gt;</title>\n  <tags>\n    <tags>a</tags>\n    <tags>b</tags>\n  </tags>\n  <p>1</p>\n  <p>2</p>\n</book>\n',
  ],
  [
    'namespaces and texts',
    'application/atom+xml',
    BOOK,
    { by: { name: 'Ada' }, title: '' },
    '<book>\n  <x:by xmlns:x="https://x.example/&quot;a&quot;">Ada</x:by>\n  <title/>\n</book>\n',
  ],
  ['a list by its reference', 'text/xml', to('Books'), [{ id: 1 }], '<Books>\n  <book id="1"/>\n</Books>\n'],
  ['character data', 'text/xml', to('Note'), 5, '<Note><![CDATA[5]]></Note>\n'],
  ['nothing without a name', 'text/xml', { type: 'object' }, { a: 1 }, undefined],
  ['nothing where a name is none of XML', 'text/xml', to('a b'), { a: 1 }, undefined],
  ['nothing where a field has no name of XML', 'text/xml', to('Book'), { '1 2': 1 }, undefined],
])('writes %s', (_, type, schema, value, want) => {
  expect(bodyText(mediaType({ mediaType: type, schema }), value, resolve)).toBe(want);
});
