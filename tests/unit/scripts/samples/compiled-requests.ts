import type { SampleRequest } from '../../../../src/model/sample.ts';

const POST: SampleRequest = {
  method: 'POST',
  url: 'https://api.example/payments',
  headers: [],
  answer: 'json',
  body: { kind: 'none' },
};
const GET: SampleRequest = { ...POST, method: 'GET' };
const type = (value: string) => ({ name: 'Content-Type', value });

/** Requests that samples of every compiled language are read for. */
export const REQUESTS = {
  get: GET,
  json: {
    ...POST,
    headers: [{ name: 'X-Key', value: [{ env: 'KEY' }] }, type('application/json')],
    body: {
      kind: 'json',
      value: { amount: 1050, note: `it's "5$" \\ $x`, lines: [{ sku: 'a' }], tags: ['b', 'c'], payer: {}, at: null },
    },
  },
  form: {
    ...POST,
    body: {
      kind: 'form',
      fields: [
        { name: 'b', value: '1' },
        { name: 'a', value: 'x & y' },
        { name: 'b', value: '2' },
      ],
    },
  },
  fields: { ...POST, body: { kind: 'form', fields: [{ name: 'a', value: '1' }] } },
  multipart: {
    ...POST,
    body: {
      kind: 'multipart',
      parts: [
        { name: 'note', kind: 'text', text: 'Hi' },
        { name: 'payer', kind: 'json', value: 5, contentType: 'application/json' },
        { name: 'photo', kind: 'file', file: 'photo.png', contentType: 'image/png' },
      ],
    },
  },
  text: { ...POST, headers: [type('application/xml')], body: { kind: 'text', text: '<a>\n  "b"\n</a>' } },
  binary: { ...POST, method: 'PUT', headers: [type('image/png')], body: { kind: 'binary', file: 'photo.png' } },
  basic: { ...GET, basic: { username: { env: 'LOGIN_USERNAME' }, password: { env: 'LOGIN_PASSWORD' } } },
  token: { ...GET, headers: [{ name: 'Authorization', value: ['Bearer ', { env: 'TOKEN' }] }] },
  parts: { ...GET, url: ['https://api.example/', { env: 'ID' }, '/a?key=', { env: 'KEY' }, '&b=1'] },
  certificate: { ...GET, certificate: true },
  purge: { ...GET, method: 'PURGE' },
  readsText: { ...GET, answer: 'text' },
  readsBinary: { ...GET, answer: 'binary' },
  readsNothing: { ...GET, method: 'DELETE', answer: 'none' },
} as const satisfies Readonly<Record<string, SampleRequest>>;

/** What a language prints of each: all of it, or lines that follow each other in it. */
export type Wanted = Readonly<Record<keyof typeof REQUESTS, readonly string[]>>;

/** Texts and what a literal makes of them. */
export const TEXTS = [
  'a "b"',
  'C:\\new',
  'one\ntwo\r\tthree',
  '\0\u001b\u007f\u0085',
  'a\u2028\ufeff\u202e',
  'a\ud83e',
  '$x ${y} $5 US$',
  '\\u0041',
  'é🦊',
] as const;
