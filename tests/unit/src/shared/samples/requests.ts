import type { SampleBody, SampleRequest, WebhookSample } from '#src/model/sample.ts';
import { withBodySecrets } from '#src/shared/samples/body-secrets.ts';
import { variable } from '#src/shared/samples/variables.ts';
import { WEBHOOK_SAMPLE } from '../../../scripts/model-builders.ts';

const GET: SampleRequest = {
  method: 'GET',
  url: 'https://api.example/a',
  headers: [],
  response: 'json',
  body: { kind: 'none' },
};
const KEY = variable('KEY');
const post = (body: SampleBody): SampleRequest => ({ ...GET, method: 'POST', body });
/** A request with credentials in its body, one of them that of a security scheme. */
const secret = (body: SampleBody): SampleRequest =>
  withBodySecrets(post(body), {
    security: [[{ type: 'apiKey', name: 'clientId', in: 'header', parameterName: 'X-Client' }]],
    schema: { properties: { pass: { type: 'string', format: 'password' } } },
    resolve: () => undefined,
  });
const field = (name: string) => ({ name, value: 'x & y' });

/** Requests that differ in what languages print differently. What they all send is proven in `tests/languages`. */
export const REQUESTS: Readonly<Record<string, SampleRequest>> = {
  GET,
  JSON: {
    ...post({ kind: 'json', value: { note: `it's "5$" \\ $x`, lines: [{ 'a-b': 1.5 }], payer: {}, at: [true, null] } }),
    headers: [
      { name: 'X-Key', value: KEY },
      { name: 'Content-Type', value: 'application/json' },
    ],
  },
  form: post({ kind: 'form', fields: [field('a'), field('b')] }),
  'form with a name twice': post({ kind: 'form', fields: [field('b'), field('a'), field('b')] }),
  'credentials in JSON': secret({
    kind: 'json',
    value: { client_id: 'c', pass: 'p', note: '5 % $x', user: { password: 'p', pin: 'YOUR_PIN' } },
  }),
  'credentials in a form': secret({
    kind: 'form',
    fields: [
      { name: 'X-Client', value: 'c' },
      { name: 'client_secret', value: 's' },
    ],
  }),
  'credentials in parts': secret({ kind: 'multipart', parts: [{ name: 'client_secret', kind: 'text', text: 's' }] }),
  parts: post({
    kind: 'multipart',
    parts: [
      { name: 'note', kind: 'text', text: 'Hi' },
      { name: 'payer', kind: 'json', value: 5, contentType: 'application/json' },
      { name: 'photo', kind: 'file', file: 'photo.png', contentType: 'image/png' },
    ],
  }),
  'plain parts': post({
    kind: 'multipart',
    parts: [
      { name: 'a"b', kind: 'text', text: '@b\r\n\n' },
      { name: 'photo', kind: 'file', file: 'photo.png' },
    ],
  }),
  'text, read text': { ...post({ kind: 'text', text: '<a>\n  "\0"\n</a>' }), response: 'text' },
  'file, read file': { ...post({ kind: 'binary', file: 'photo.png' }), method: 'M-SEARCH', response: 'binary' },
  'no body, credentials': {
    ...post({ kind: 'none' }),
    basic: { username: variable('NAME'), password: variable('PASSWORD') },
    certificate: true,
  },
  'secrets in the address': { ...GET, url: `https://api.example/${KEY}/{id}?key=${KEY}&b=1` },
  'HEAD, secrets at the end': {
    ...GET,
    method: 'HEAD',
    url: `https://api.example/a?b=1&c=${KEY}&d=${KEY}`,
    response: 'none',
  },
  headers: {
    ...GET,
    headers: [
      { name: 'Authorization', value: `Bearer ${KEY}` },
      { name: 'X-Empty', value: '' },
      { name: 'X-Odd', value: 'é' },
      { name: 'Content-Length', value: '3' },
      { name: 'If-None-Match', value: 'no tag' },
    ],
  },
};

/** Webhooks whose receivers differ. */
export const WEBHOOKS: Readonly<Record<string, WebhookSample>> = {
  POST: WEBHOOK_SAMPLE,
  'PUT and another success': { ...WEBHOOK_SAMPLE, method: 'PUT', success: 204 },
};
