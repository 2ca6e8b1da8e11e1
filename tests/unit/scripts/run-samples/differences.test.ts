import { describe, expect, it } from 'vitest';
import { differences, FILE_CONTENT } from '../../../../scripts/run-samples/differences.ts';
import type { SampleBody, SampleRequest } from '../../../../src/model/sample.ts';
import { received, request } from './builders.ts';

const ENV = { KEY: `k &="'`, NAME: 'ada', PASSWORD: 'p:w' };

interface Case {
  readonly name: string;
  readonly described: Partial<SampleRequest>;
  readonly arrived: Parameters<typeof received>[0];
  /** What is said, each by a part of it. */
  readonly want?: readonly string[];
}

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
const basic = { username: { env: 'NAME' }, password: { env: 'PASSWORD' } };
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

function multipart(...given: readonly (readonly [string, string])[]): Buffer {
  return Buffer.from(
    `${given.map(([head, content]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`).join('')}--${BOUNDARY}--\r\n`,
    'latin1',
  );
}

const TABLE: readonly Case[] = [
  { name: 'nothing', described: {}, arrived: {} },
  { name: 'another method', described: {}, arrived: { method: 'POST' }, want: ['method POST instead of GET'] },
  { name: 'another path', described: {}, arrived: { url: '/b' }, want: ['path /b instead of /a'] },
  {
    name: 'a path that is encoded otherwise',
    described: { url: "https://api.example/it's%20a" },
    arrived: { url: '/it%27s%20a' },
  },
  {
    name: 'a slash that is not encoded',
    described: { url: 'https://api.example/a%2Fb' },
    arrived: { url: '/a/b' },
    want: ['path /a/b instead of /a%2Fb'],
  },
  {
    name: 'a path that is encoded twice',
    described: { url: 'https://api.example/a%20b' },
    arrived: { url: '/a%2520b' },
    want: ['path /a%2520b'],
  },
  {
    name: 'another query',
    described: { url: 'https://api.example/a?b=1' },
    arrived: { url: '/a?b=2' },
    want: ['query ?b=2 instead of ?b=1'],
  },
  {
    name: 'no query',
    described: { url: 'https://api.example/a?b=1' },
    arrived: { url: '/a' },
    want: ['query  instead of ?b=1'],
  },
  {
    name: 'a pair too many',
    described: { url: 'https://api.example/a?b=1' },
    arrived: { url: '/a?b=1&c' },
    want: ['query ?b=1&c'],
  },
  {
    name: 'pairs in another order',
    described: { url: 'https://api.example/a?b=1&b=2' },
    arrived: { url: '/a?b=2&b=1' },
    want: ['query'],
  },
  {
    name: 'a plus sign that was a blank',
    described: { url: 'https://api.example/a?b=c%20d' },
    arrived: { url: '/a?b=c+d' },
  },
  {
    name: 'a plus sign that was none',
    described: { url: 'https://api.example/a?b=c%2Bd' },
    arrived: { url: '/a?b=c+d' },
    want: ['query'],
  },
  {
    name: 'a secret in the query',
    described: { url: ['https://api.example/a?b=', { env: 'KEY' }] },
    arrived: { url: `/a?b=${encodeURIComponent(ENV.KEY)}` },
  },
  {
    name: 'a secret in the query that is not encoded',
    described: { url: ['https://api.example/a?b=', { env: 'KEY' }] },
    arrived: { url: `/a?b=k%20&="'` },
    want: ['query'],
  },
  {
    name: 'a missing header',
    described: { headers: [{ name: 'X-A', value: 'b' }] },
    arrived: {},
    want: ['header X-A missing instead of "b"'],
  },
  {
    name: 'another header',
    described: { headers: [{ name: 'X-A', value: "'b'" }] },
    arrived: { headers: { 'x-a': 'b' } },
    want: [`header X-A "b" instead of "'b'"`],
  },
  {
    name: 'a secret of another value',
    described: { headers: [{ name: 'X-A', value: ['b ', { env: 'KEY' }] }] },
    arrived: { headers: { 'x-a': 'b $KEY' } },
    want: ['header X-A "b $KEY"'],
  },
  {
    name: 'the same header',
    described: { headers: [{ name: 'X-A', value: ['b ', { env: 'KEY' }] }] },
    arrived: { headers: { 'x-a': `b ${ENV.KEY}` } },
  },
  {
    name: 'a character set that the client adds',
    described: { headers: [{ name: 'Content-Type', value: 'text/plain' }] },
    arrived: { headers: { 'content-type': 'text/plain; charset=UTF-8' } },
  },
  {
    name: 'another media type',
    described: { headers: [{ name: 'Content-Type', value: 'text/plain' }] },
    arrived: { headers: { 'content-type': 'text/html' } },
    want: ['header Content-Type'],
  },
  {
    name: 'name and password',
    described: { basic },
    arrived: { headers: { authorization: `Basic ${Buffer.from('ada:p:w').toString('base64')}` } },
  },
  {
    name: 'another password',
    described: { basic },
    arrived: { headers: { authorization: `Basic ${Buffer.from('ada:p').toString('base64')}` } },
    want: ['header Authorization'],
  },
  { name: 'a body where none is described', described: {}, arrived: { body: 'null' }, want: ['body null instead of '] },
  {
    name: 'JSON that is written otherwise',
    described: { body: { kind: 'json', value: { a: 1e21, b: [null] } } },
    arrived: { body: '{ "b": [null], "a": 1000000000000000000000 }' },
  },
  {
    name: 'JSON of another value',
    described: { body: { kind: 'json', value: { a: 1 } } },
    arrived: { body: '{"a":"1"}' },
    want: ['body {"a":"1"} instead of {"a":1}'],
  },
  {
    name: 'JSON without a field',
    described: { body: { kind: 'json', value: { a: null, b: 1 } } },
    arrived: { body: '{"b":1}' },
    want: ['body'],
  },
  {
    name: 'JSON without the field `__proto__`',
    described: { body: { kind: 'json', value: JSON.parse('{"__proto__": {"a": 1}}') } },
    arrived: { body: '{}' },
    want: ['body'],
  },
  {
    name: 'no JSON',
    described: { body: { kind: 'json', value: 'a' } },
    arrived: { body: 'a b' },
    want: ['body a b instead of a'],
  },
  {
    name: 'nothing where JSON is described',
    described: { body: { kind: 'json', value: null } },
    arrived: {},
    want: ['body'],
  },
  {
    name: 'another text',
    described: { body: { kind: 'text', text: 'a\r\n' } },
    arrived: { body: 'a\n' },
    want: ['body'],
  },
  { name: 'the same text', described: { body: { kind: 'text', text: 'a\r\n' } }, arrived: { body: 'a\r\n' } },
  {
    name: 'a form that is encoded otherwise',
    described: { body: form },
    arrived: { headers: FORM, body: 'a=1+2&a=%26' },
  },
  {
    name: 'fields of a form in another order',
    described: { body: { kind: 'form', fields: [{ name: 'b', value: '1' }, ...form.fields] } },
    arrived: { headers: FORM, body: 'a=1+2&a=%26&b=1' },
  },
  {
    name: 'fields of one name in another order',
    described: { body: form },
    arrived: { headers: FORM, body: 'a=%26&a=1+2' },
    want: ['body'],
  },
  {
    name: 'a form of other fields',
    described: { body: form },
    arrived: { headers: FORM, body: 'a=1+2&b=%26' },
    want: ['body a=1+2&b=%26'],
  },
  {
    name: 'a form without a field that comes twice',
    described: { body: form },
    arrived: { headers: FORM, body: 'a=%26' },
    want: ['body'],
  },
  {
    name: 'the content of a file',
    described: { body: { kind: 'binary', file: 'a.bin' } },
    arrived: { body: FILE_CONTENT },
  },
  {
    name: 'a file that was read as text',
    described: { body: { kind: 'binary', file: 'a.bin' } },
    arrived: { body: FILE_CONTENT.toString() },
    want: ['instead of the bytes of a.bin'],
  },
  {
    name: 'the name of a file',
    described: { body: { kind: 'binary', file: 'a.bin' } },
    arrived: { body: 'a.bin' },
    want: ['body a.bin'],
  },
  {
    name: 'all parts',
    described: { body: parts },
    arrived: { headers: MULTIPART, body: multipart(NOTE, LIST, DETAILS, SCAN, OTHER) },
  },
  {
    name: 'a file of another type where none is described',
    described: { body: parts },
    arrived: {
      headers: MULTIPART,
      body: multipart(NOTE, LIST, DETAILS, SCAN, [
        'name="other"; filename="other.bin"\r\nContent-Type: text/plain',
        file,
      ]),
    },
  },
  {
    name: 'a part less',
    described: { body: parts },
    arrived: { headers: MULTIPART, body: multipart(NOTE, LIST, DETAILS, SCAN) },
    want: ['body'],
  },
  {
    name: 'parts in another order',
    described: { body: parts },
    arrived: { headers: MULTIPART, body: multipart(LIST, NOTE, DETAILS, SCAN, OTHER) },
    want: ['body'],
  },
  {
    name: 'a part with another text',
    described: { body: parts },
    arrived: { headers: MULTIPART, body: multipart(['name="note"', 'one'], LIST, DETAILS, SCAN, OTHER) },
    want: ['body'],
  },
  {
    name: 'a part with other JSON',
    described: { body: parts },
    arrived: {
      headers: MULTIPART,
      body: multipart(NOTE, LIST, ['name="details"\r\nContent-Type: application/json', '{"a":1}'], SCAN, OTHER),
    },
    want: ['body'],
  },
  {
    name: 'a file of another name',
    described: { body: parts },
    arrived: {
      headers: MULTIPART,
      body: multipart(
        NOTE,
        LIST,
        DETAILS,
        ['name="scan"; filename="@scan.pdf"\r\nContent-Type: application/pdf', file],
        OTHER,
      ),
    },
    want: ['body'],
  },
  {
    name: 'a file of another type',
    described: { body: parts },
    arrived: {
      headers: MULTIPART,
      body: multipart(
        NOTE,
        LIST,
        DETAILS,
        ['name="scan"; filename="scan.pdf"\r\nContent-Type: text/plain', file],
        OTHER,
      ),
    },
    want: ['body'],
  },
  {
    name: 'a file of other content',
    described: { body: parts },
    arrived: {
      headers: MULTIPART,
      body: multipart(
        NOTE,
        LIST,
        DETAILS,
        ['name="scan"; filename="scan.pdf"\r\nContent-Type: application/pdf', 'scan.pdf'],
        OTHER,
      ),
    },
    want: ['body'],
  },
  {
    name: 'parts without a boundary',
    described: { body: parts },
    arrived: { headers: { 'content-type': 'multipart/form-data' }, body: multipart(NOTE, LIST, DETAILS, SCAN, OTHER) },
    want: ['body'],
  },
];

describe('differences of a request that arrived', () => {
  for (const { name, described, arrived, want = [] } of TABLE) {
    it(`${want.length === 0 ? 'take' : 'tell of'} ${name}`, async () => {
      const found = await differences(request(described), received(arrived), ENV);
      expect(found.map((each, index) => (each.includes(want[index] ?? '\0') ? want[index] : each))).toEqual(want);
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
