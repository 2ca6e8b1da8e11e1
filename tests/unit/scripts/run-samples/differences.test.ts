import { describe, expect, it } from 'vitest';
import { differences, FILE_CONTENT } from '#scripts/run-samples/differences.ts';
import { variable } from '#src/shared/samples/variables.ts';
import type { SampleBody, SampleRequest } from '#src/model/sample.ts';
import { received, request } from './builders.ts';

const ENV = { KEY: `k &="'`, NAME: 'ada', PASSWORD: 'p:w' };

/** What is described, what arrived, and parts of what is said of it. */
type Row = readonly [
  name: string,
  described: Partial<SampleRequest>,
  arrived: Parameters<typeof received>[0],
  ...want: readonly string[],
];

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const BOUNDARY = 'boundary-17';
const MULTIPART = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
const form = {
  kind: 'form',
  fields: [
    { name: 'a', value: '1 2' },
    { name: 'a', value: '&' },
  ],
} as const;
const basic = { username: variable('NAME'), password: variable('PASSWORD') };
const parts: SampleBody = {
  kind: 'multipart',
  parts: [
    { name: 'note', kind: 'text', text: 'one\ntwo' },
    { name: 'list', kind: 'text', text: 'a,b', contentType: 'text/csv' },
    { name: 'details', kind: 'json', value: { a: [1] }, contentType: 'application/json' },
    { name: 'scan', kind: 'file', file: 'scan.pdf', contentType: 'application/pdf' },
    { name: 'other', kind: 'file', file: 'other.bin' },
  ],
};
const file = FILE_CONTENT.toString('latin1');
const NOTE = ['name="note"', 'one\r\ntwo'] as const;
const LIST = ['name="list"\r\nContent-Type: text/csv', 'a,b'] as const;
const DETAILS = ['name="details"\r\nContent-Type: application/json', '{ "a": [1] }'] as const;
const SCAN = ['name="scan"; filename="scan.pdf"\r\nContent-Type: application/pdf', file] as const;
const OTHER = ['name="other"; filename="other.bin"\r\nContent-Type: application/octet-stream', file] as const;

function multipart(...given: readonly (readonly [string, string])[]): Parameters<typeof received>[0] {
  const text = given
    .map(([head, content]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`)
    .join('');
  return { headers: MULTIPART, body: Buffer.from(`${text}--${BOUNDARY}--\r\n`, 'latin1') };
}

const json = (value: unknown): Partial<SampleRequest> => ({ body: { kind: 'json', value } });
const header = (name: string, value: string): Partial<SampleRequest> => ({ headers: [{ name, value }] });
const query = (value: string): Partial<SampleRequest> => ({ url: `https://api.example/a?b=${value}` });
const login = (text: string) => ({ headers: { authorization: `Basic ${Buffer.from(text).toString('base64')}` } });
const KEY = variable('KEY');

const TABLE: readonly Row[] = [
  ['nothing', {}, {}],
  ['another method', {}, { method: 'POST' }, 'method POST instead of GET'],
  ['another path', {}, { url: '/b' }, 'path /b instead of /a'],
  ['a path that is encoded otherwise', { url: "https://api.example/it's%20a" }, { url: '/it%27s%20a' }],
  ['a slash that is not encoded', { url: 'https://api.example/a%2Fb' }, { url: '/a/b' }, 'path /a/b instead of /a%2Fb'],
  ['a path that is encoded twice', { url: 'https://api.example/a%20b' }, { url: '/a%2520b' }, 'path /a%2520b'],
  ['another query', { url: 'https://api.example/a?b=1' }, { url: '/a?b=2' }, 'query ?b=2 instead of ?b=1'],
  ['no query', { url: 'https://api.example/a?b=1' }, { url: '/a' }, 'query  instead of ?b=1'],
  ['a pair too many', { url: 'https://api.example/a?b=1' }, { url: '/a?b=1&c' }, 'query ?b=1&c'],
  ['pairs in another order', { url: 'https://api.example/a?b=1&b=2' }, { url: '/a?b=2&b=1' }, 'query'],
  ['a plus sign that was a blank', { url: 'https://api.example/a?b=c%20d' }, { url: '/a?b=c+d' }],
  ['a plus sign that was none', { url: 'https://api.example/a?b=c%2Bd' }, { url: '/a?b=c+d' }, 'query'],
  ['a secret in the query', query(KEY), { url: `/a?b=${encodeURIComponent(ENV.KEY)}` }],
  ['a secret in the query that is not encoded', query(KEY), { url: `/a?b=k%20&="'` }, 'query'],
  ['a missing header', header('X-A', 'b'), {}, 'header X-A missing instead of "b"'],
  ['another header', header('X-A', "'b'"), { headers: { 'x-a': 'b' } }, `header X-A "b" instead of "'b'"`],
  ['a secret of another value', header('X-A', `b ${KEY}`), { headers: { 'x-a': 'b $KEY' } }, 'header X-A "b $KEY"'],
  ['the same header', header('X-A', `b ${KEY}`), { headers: { 'x-a': `b ${ENV.KEY}` } }],
  [
    'a character set that the client adds',
    header('Content-Type', 'text/plain'),
    { headers: { 'content-type': 'text/plain; charset=UTF-8' } },
  ],
  [
    'another media type',
    header('Content-Type', 'text/plain'),
    { headers: { 'content-type': 'text/html' } },
    'header Content-Type',
  ],
  ['name and password', { basic }, login('ada:p:w')],
  ['another password', { basic }, login('ada:p'), 'header Authorization'],
  ['a body where none is described', {}, { body: 'null' }, 'body null instead of '],
  [
    'JSON that is written otherwise',
    json({ a: 1e21, b: [null] }),
    { body: '{ "b": [null], "a": 1000000000000000000000 }' },
  ],
  ['JSON of another value', json({ a: 1 }), { body: '{"a":"1"}' }, 'body {"a":"1"} instead of {"a":1}'],
  ['JSON without a field', json({ a: null, b: 1 }), { body: '{"b":1}' }, 'body'],
  ['JSON without the field `__proto__`', json(JSON.parse('{"__proto__": {"a": 1}}')), { body: '{}' }, 'body'],
  ['no JSON', json('a'), { body: 'a b' }, 'body a b instead of a'],
  ['nothing where JSON is described', json(null), {}, 'body'],
  ['another text', { body: { kind: 'text', text: 'a\r\n' } }, { body: 'a\n' }, 'body'],
  ['the same text', { body: { kind: 'text', text: 'a\r\n' } }, { body: 'a\r\n' }],
  ['a form that is encoded otherwise', { body: form }, { headers: FORM, body: 'a=1+2&a=%26' }],
  [
    'fields of a form in another order',
    { body: { kind: 'form', fields: [{ name: 'b', value: '1' }, ...form.fields] } },
    { headers: FORM, body: 'a=1+2&a=%26&b=1' },
  ],
  ['fields of one name in another order', { body: form }, { headers: FORM, body: 'a=%26&a=1+2' }, 'body'],
  ['a form of other fields', { body: form }, { headers: FORM, body: 'a=1+2&b=%26' }, 'body a=1+2&b=%26'],
  ['a form without a field that comes twice', { body: form }, { headers: FORM, body: 'a=%26' }, 'body'],
  ['the content of a file', { body: { kind: 'binary', file: 'a.bin' } }, { body: FILE_CONTENT }],
  [
    'a file that was read as text',
    { body: { kind: 'binary', file: 'a.bin' } },
    { body: FILE_CONTENT.toString() },
    'instead of the bytes of a.bin',
  ],
  ['the name of a file', { body: { kind: 'binary', file: 'a.bin' } }, { body: 'a.bin' }, 'body a.bin'],
  ['all parts', { body: parts }, multipart(NOTE, LIST, DETAILS, SCAN, OTHER)],
  [
    'a file of another type where none is described',
    { body: parts },
    multipart(NOTE, LIST, DETAILS, SCAN, [OTHER[0].replace('application/octet-stream', 'text/plain'), file]),
  ],
  ...(
    [
      ['a part less', [NOTE, LIST, DETAILS, SCAN]],
      ['parts in another order', [LIST, NOTE, DETAILS, SCAN, OTHER]],
      ['a part with another text', [[NOTE[0], 'one'], LIST, DETAILS, SCAN, OTHER]],
      ['a part with other JSON', [NOTE, LIST, [DETAILS[0], '{"a":1}'], SCAN, OTHER]],
      ['a file of another name', [NOTE, LIST, DETAILS, [SCAN[0].replace('"scan.pdf', '"@scan.pdf'), file], OTHER]],
      ['a file of another type', [NOTE, LIST, DETAILS, [SCAN[0].replace(/application.*/, 'text/plain'), file], OTHER]],
      ['a file of other content', [NOTE, LIST, DETAILS, [SCAN[0], 'scan.pdf'], OTHER]],
    ] as const
  ).map(([name, given]) => [name, { body: parts }, multipart(...given), 'body'] as const),
  [
    'parts without a boundary',
    { body: parts },
    { ...multipart(NOTE, LIST, DETAILS, SCAN, OTHER), headers: { 'content-type': 'multipart/form-data' } },
    'body',
  ],
];

describe('differences of a request that arrived', () => {
  for (const [name, described, arrived, ...want] of TABLE) {
    it(name, async () => {
      const found = await differences(request(described), received(arrived), ENV);
      expect(found).toEqual(want.map((text) => expect.stringContaining(text)));
    });
  }

  it('tell long bodies in short', async () => {
    const [found = ''] = await differences(
      request({ body: { kind: 'text', text: 'a'.repeat(5000) } }),
      received({ body: 'b'.repeat(5000) }),
      {},
    );
    expect(found.length).toBeLessThan(500);
  });
});
