import { describe, expect, it } from 'vitest';
import { environmentName, sampleRequest } from '../../../../scripts/samples/request.ts';
import type { Example, Operation, Response } from '../../../../src/model/api.ts';
import type { SampleRequest } from '../../../../src/model/sample.ts';
import { mediaType, operation, parameter, response, scheme, SERVER } from '../model-builders.ts';

const KEY = scheme('apiKey', { name: 'SubscriptionKey', in: 'header', parameterName: 'X-Key' });
const EXAMPLE: Example = { name: 'one', summary: 'One', description: '', value: { a: 1 } };

const TABLE: readonly {
  name: string;
  given: Partial<Operation>;
  example?: Example;
  want: Partial<SampleRequest> | undefined;
}[] = [
  {
    name: 'joins server and path',
    given: { path: '/a' },
    want: { method: 'GET', url: 'https://api.example/a', headers: [] },
  },
  { name: 'is nothing without a published path', given: {}, want: undefined },
  { name: 'is nothing without a published method', given: { path: '/a', methodPublished: false }, want: undefined },
  {
    name: 'fills path parameters with their examples, encoded',
    given: {
      path: '/a/{id}/{name}',
      parameters: [parameter('path', 'id', { example: 7 }), parameter('path', 'name', { example: 'a/b ?' })],
    },
    want: { url: 'https://api.example/a/7/a%2Fb%20%3F' },
  },
  {
    name: 'leaves a path parameter without example visible',
    given: { path: '/a/{id}', parameters: [parameter('path', 'id')] },
    want: { url: 'https://api.example/a/{id}' },
  },
  {
    name: 'keeps the braces of what is no parameter',
    given: { path: '/a/{other}', parameters: [parameter('query', 'other', { example: 1, required: false })] },
    want: { url: 'https://api.example/a/{other}' },
  },
  {
    name: 'adds required query parameters only',
    given: {
      path: '/a',
      parameters: [
        parameter('query', 'page', { example: 1 }),
        parameter('query', 'more', { required: false, example: 2 }),
        parameter('query', 'a&b', { example: 'c d=é' }),
      ],
    },
    want: { url: 'https://api.example/a?page=1&a%26b=c%20d%3D%C3%A9' },
  },
  {
    name: 'leaves a required query parameter without example empty',
    given: { path: '/a', parameters: [parameter('query', 'page')] },
    want: { url: 'https://api.example/a?page=' },
  },
  {
    name: 'writes what is nested deeper than styles reach as JSON',
    given: { path: '/a', parameters: [parameter('query', 'filter', { example: { a: [1] } })] },
    want: { url: 'https://api.example/a?a=%5B1%5D' },
  },
  {
    name: 'keeps 0, false and an empty text',
    given: {
      path: '/a',
      parameters: [
        parameter('query', 'a', { example: 0 }),
        parameter('query', 'b', { example: false }),
        parameter('query', 'c', { example: '' }),
      ],
    },
    want: { url: 'https://api.example/a?a=0&b=false&c=' },
  },
  {
    name: 'names credentials, never holds them',
    given: { path: '/a', security: [[KEY], []] },
    want: { headers: [{ name: 'X-Key', value: [{ env: 'SUBSCRIPTION_KEY' }] }] },
  },
  {
    name: 'puts a credential of the query into the address',
    given: { path: '/a', security: [[{ ...KEY, in: 'query', parameterName: 'key' }]] },
    want: { url: ['https://api.example/a?key=', { env: 'SUBSCRIPTION_KEY' }], headers: [] },
  },
  {
    name: 'reads a token of OAuth from a variable named after the scheme',
    given: { path: '/a', security: [[scheme('oauth2', { name: 'petstore_auth' })]] },
    want: { headers: [{ name: 'Authorization', value: ['Bearer ', { env: 'PETSTORE_AUTH' }] }] },
  },
  {
    name: 'does so for OpenID Connect and bearer tokens, the first winning',
    given: {
      path: '/a',
      security: [[scheme('openIdConnect', { name: 'One' }), scheme('http', { name: 'Two', scheme: 'bearer' })]],
    },
    want: { headers: [{ name: 'Authorization', value: ['Bearer ', { env: 'ONE' }] }] },
  },
  {
    name: 'sends name and password',
    given: { path: '/a', security: [[scheme('http', { name: 'Login', scheme: 'BASIC' })]] },
    want: { headers: [], basic: { username: { env: 'LOGIN_USERNAME' }, password: { env: 'LOGIN_PASSWORD' } } },
  },
  {
    name: 'names other schemes of HTTP',
    given: { path: '/a', security: [[scheme('http', { name: 'Login', scheme: 'digest' })]] },
    want: { headers: [{ name: 'Authorization', value: ['Digest ', { env: 'LOGIN' }] }] },
  },
  {
    name: 'demands a certificate beside a key',
    given: { path: '/a', security: [[scheme('mutualTLS'), KEY]] },
    want: { certificate: true, headers: [{ name: 'X-Key', value: [{ env: 'SUBSCRIPTION_KEY' }] }] },
  },
  {
    name: 'shows the first alternative, even where it needs nothing',
    given: { path: '/a', security: [[], [KEY]] },
    want: { headers: [] },
  },
  {
    name: 'sends nothing for a scheme that nobody defines',
    given: { path: '/a', security: [[scheme('', { name: 'Missing' })]] },
    want: { headers: [] },
  },
  {
    name: 'joins cookies, credentials last',
    given: {
      path: '/a',
      parameters: [parameter('cookie', 'a', { example: 'x y' }), parameter('cookie', 'b', { example: 1 })],
      security: [[{ ...KEY, in: 'cookie', parameterName: 'session' }]],
    },
    want: { headers: [{ name: 'Cookie', value: ['a=x%20y; b=1; session=', { env: 'SUBSCRIPTION_KEY' }] }] },
  },
  {
    name: 'writes parameters of the path in their style',
    given: {
      path: '/a{point}/{list}',
      parameters: [
        parameter('path', 'point', { example: { x: 1, y: 2 }, style: 'matrix', explode: true }),
        parameter('path', 'list', { example: ['a/b', 'c'] }),
      ],
    },
    want: { url: 'https://api.example/a;x=1;y=2/a%2Fb,c' },
  },
  {
    name: 'writes parameters of the query in their style',
    given: {
      path: '/a',
      parameters: [
        parameter('query', 'f', { example: { a: 1 }, style: 'deepObject' }),
        parameter('query', 'l', { example: [1, 2] }),
        parameter('query', 'p', { example: '/x?y', allowReserved: true }),
        parameter('query', 'j', { example: { a: 1 }, mediaType: 'application/json' }),
      ],
    },
    want: { url: 'https://api.example/a?f%5Ba%5D=1&l=1&l=2&p=/x?y&j=%7B%22a%22%3A1%7D' },
  },
  {
    name: 'writes the whole query of OpenAPI 3.2',
    given: {
      path: '/a',
      parameters: [
        parameter('querystring', 'q', { example: { a: 'b c', d: 1 }, mediaType: 'application/x-www-form-urlencoded' }),
      ],
    },
    want: { url: 'https://api.example/a?a=b%20c&d=1' },
  },
  {
    name: 'writes headers as they are, on one line',
    given: {
      path: '/a',
      parameters: [
        parameter('header', 'X-List', { example: ['a b', 'é'] }),
        parameter('header', 'X-Odd', { example: 'a\r\nX-Evil: b' }),
      ],
    },
    want: {
      headers: [
        { name: 'X-List', value: 'a b,é' },
        { name: 'X-Odd', value: 'a X-Evil: b' },
      ],
    },
  },
  {
    name: 'says the same header once',
    given: {
      path: '/a',
      parameters: [
        parameter('header', 'authorization', { example: 'mine' }),
        parameter('header', 'content-type', { example: 'a/b' }),
      ],
      security: [[scheme('http', { name: 'T', scheme: 'bearer' })]],
      requestBody: { required: true, description: '', content: [mediaType()] },
    },
    want: {
      headers: [
        { name: 'Authorization', value: ['Bearer ', { env: 'T' }] },
        { name: 'Content-Type', value: 'application/json' },
      ],
    },
  },
  {
    name: 'leaves the media type of a form to the language',
    given: {
      path: '/a',
      requestBody: { required: true, description: '', content: [mediaType({ mediaType: 'multipart/form-data' })] },
    },
    example: EXAMPLE,
    want: { headers: [], body: { kind: 'multipart', parts: [{ name: 'a', kind: 'text', text: '1' }] } },
  },
  {
    name: 'takes the first server',
    given: { path: '/a', servers: [{ ...SERVER, url: 'https://other.example' }] },
    want: { url: 'https://api.example/a' },
  },
  {
    name: 'adds required headers',
    given: {
      path: '/a',
      parameters: [
        parameter('header', 'X-Id', { example: 5 }),
        parameter('header', 'X-More', { required: false, example: 6 }),
      ],
    },
    want: { headers: [{ name: 'X-Id', value: '5' }] },
  },
  {
    name: 'sends the named example with its media type',
    given: {
      path: '/a',
      method: 'POST',
      requestBody: { required: true, description: '', content: [mediaType({ examples: [EXAMPLE] })] },
    },
    example: EXAMPLE,
    want: {
      method: 'POST',
      headers: [{ name: 'Content-Type', value: 'application/json' }],
      body: { kind: 'json', value: { a: 1 } },
    },
  },
];

describe('sampleRequest', () => {
  for (const { name, given, example, want } of TABLE) {
    it(name, () => {
      const request = sampleRequest(operation(given), example);
      if (want === undefined) expect(request).toBeUndefined();
      else expect(request).toMatchObject(want);
    });
  }

  it('has no body without an example', () => {
    expect(sampleRequest(operation({ path: '/a' }), undefined)?.body).toEqual({ kind: 'none' });
  });
});

describe('environmentName', () => {
  for (const [given, want] of [
    ['SubscriptionKey', 'SUBSCRIPTION_KEY'],
    ['ocp-apim-key', 'OCP_APIM_KEY'],
    ['apiKeyV2', 'API_KEY_V2'],
    ['3scale', '_3SCALE'],
    ['clé', 'CL_'],
    ['日本', 'CREDENTIAL'],
  ] as const) {
    it(`makes ${want} of ${given}`, () => {
      expect(environmentName(given)).toBe(want);
      expect(environmentName(given)).toMatch(/^[A-Z_][A-Z0-9_]*$/);
    });
  }
});

describe('of several ways to be let in', () => {
  const basic = scheme('http', { name: 'Login', scheme: 'basic' });
  const certificate = scheme('mutualTLS', { name: 'Certificate' });
  const sent = (...security: Operation['security']) => sampleRequest(operation({ path: '/a', security }), undefined);
  it('a key is shown before a password and a certificate', () =>
    expect(sent([basic], [certificate], [KEY])?.headers).toEqual([
      { name: 'X-Key', value: [{ env: 'SUBSCRIPTION_KEY' }] },
    ]));
  it('the first is shown where all need more', () => expect(sent([basic], [certificate])).toMatchObject({ basic: {} }));
});

describe('the answer of a request', () => {
  const answered = (method: string, ...responses: readonly Response[]) =>
    sampleRequest(operation({ path: '/a', method, responses }), undefined)?.answer;
  const content = (type: string) => ({ content: [mediaType({ mediaType: type })] });
  it.each<[string, ReturnType<typeof answered>, ReturnType<typeof answered>]>([
    ['JSON', answered('GET', response('200', content('application/json'))), 'json'],
    [
      'JSON of another name',
      answered('GET', response('200', content('application/problem+json; charset=utf-8'))),
      'json',
    ],
    ['text', answered('GET', response('200', content('text/csv'))), 'text'],
    ['XML', answered('GET', response('200', content('application/xml'))), 'text'],
    ['a file', answered('GET', response('200', content('application/pdf'))), 'binary'],
    ['nothing by its status', answered('DELETE', response('204')), 'none'],
    ['nothing by the method', answered('HEAD', response('200', content('application/json'))), 'none'],
    [
      'the first success',
      answered(
        'POST',
        response('400', content('text/plain')),
        response('202', content('text/plain')),
        response('201', content('application/json')),
      ),
      'json',
    ],
    ['what nobody tells', answered('GET'), 'text'],
    [
      '`default` where there is no other success',
      answered('GET', response('400', content('text/plain')), response('default', content('application/json'))),
      'json',
    ],
    [
      'not `default` beside a redirection',
      answered('GET', response('303'), response('default', content('application/json'))),
      'text',
    ],
    ['a success whose content nobody tells', answered('GET', response('200')), 'text'],
  ])('is read as what it is: %s', (_, given, want) => expect(given).toBe(want));
});
