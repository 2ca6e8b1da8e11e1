import { describe, expect, it } from 'vitest';
import { environmentName } from '#src/shared/samples/credentials.ts';
import { sampleRequest } from '#src/shared/samples/request.ts';
import { filled, variable } from '#src/shared/samples/variables.ts';
import type { Example, MediaType, RequestBody, Response } from '#src/model/media-type.ts';
import type { Operation } from '#src/model/operation.ts';
import type { SampleRequest } from '#src/model/sample.ts';
import { mediaType, operation, parameter, response, scheme, SERVER } from '../../../scripts/model-builders.ts';

const KEY = scheme('apiKey', { name: 'SubscriptionKey', in: 'header', parameterName: 'X-Key' });
const EXAMPLE: Example = { name: 'one', summary: 'One', description: '', value: { a: 1 } };

/** What follows the address of the server, or the headers and all else that a request says, line by line. */
type Want = string | readonly string[] | undefined;

/** A text with `$NAME` for its variables. */
const text = (value: string): string => filled(value, (name) => `$${name}`);

/** Headers, credentials and the body. */
function lines({ headers, basic, certificate, body }: SampleRequest): readonly string[] {
  return [
    ...headers.map(({ name, value }) => `${name}: ${text(value)}`),
    ...(basic === undefined ? [] : [`basic ${text(basic.username)}:${text(basic.password)}`]),
    ...(certificate === true ? ['certificate'] : []),
    ...(body.kind === 'none' ? [] : [JSON.stringify(body)]),
  ];
}

const JSON_BODY = JSON.stringify({ kind: 'json', value: EXAMPLE.value });
const body = (media: MediaType): RequestBody => ({ required: true, description: '', content: [media] });

const TABLE: readonly (readonly [name: string, given: Partial<Operation>, want: Want])[] = [
  ['joins server and path', {}, '/a'],
  ['is nothing without a published method', { methodPublished: false }, undefined],
  [
    'fills path parameters with their examples, encoded',
    {
      path: '/a/{id}/{name}',
      parameters: [parameter('path', 'id', { example: 7 }), parameter('path', 'name', { example: 'a/b ?' })],
    },
    '/a/7/a%2Fb%20%3F',
  ],
  [
    'reads a path parameter without example from a variable',
    { path: '/a/{orderId}/b', parameters: [parameter('path', 'orderId')] },
    '/a/$ORDER_ID/b',
  ],
  [
    'reads what is no parameter from a variable',
    { path: '/a/{other}', parameters: [parameter('query', 'other', { example: 1, required: false })] },
    '/a/$OTHER',
  ],
  [
    'adds required query parameters only',
    {
      parameters: [
        parameter('query', 'page', { example: 1 }),
        parameter('query', 'more', { required: false, example: 2 }),
        parameter('query', 'a&b', { example: 'c d=é' }),
      ],
    },
    '/a?page=1&a%26b=c%20d%3D%C3%A9',
  ],
  ['leaves a required query parameter without example empty', { parameters: [parameter('query', 'page')] }, '/a?page='],
  [
    'writes what is nested deeper than styles reach as JSON',
    { parameters: [parameter('query', 'filter', { example: { a: [1] } })] },
    '/a?a=%5B1%5D',
  ],
  [
    'keeps 0, false and an empty text',
    {
      parameters: [
        parameter('query', 'a', { example: 0 }),
        parameter('query', 'b', { example: false }),
        parameter('query', 'c', { example: '' }),
      ],
    },
    '/a?a=0&b=false&c=',
  ],
  ['names credentials, never holds them', { security: [[KEY], []] }, ['X-Key: $SUBSCRIPTION_KEY']],
  [
    'puts a credential of the query into the address',
    { security: [[{ ...KEY, in: 'query', parameterName: 'key' }]] },
    '/a?key=$SUBSCRIPTION_KEY',
  ],
  [
    'reads a token of OAuth from a variable named after the scheme',
    { security: [[scheme('oauth2', { name: 'petstore_auth' })]] },
    ['Authorization: Bearer $PETSTORE_AUTH'],
  ],
  [
    'does so for OpenID Connect and bearer tokens, the first winning',
    { security: [[scheme('openIdConnect', { name: 'One' }), scheme('http', { name: 'Two', scheme: 'bearer' })]] },
    ['Authorization: Bearer $ONE'],
  ],
  [
    'sends name and password',
    { security: [[scheme('http', { name: 'Login', scheme: 'BASIC' })]] },
    ['basic $LOGIN_USERNAME:$LOGIN_PASSWORD'],
  ],
  [
    'names other schemes of HTTP',
    { security: [[scheme('http', { name: 'Login', scheme: 'digest' })]] },
    ['Authorization: Digest $LOGIN'],
  ],
  [
    'demands a certificate beside a key',
    { security: [[scheme('mutualTLS'), KEY]] },
    ['X-Key: $SUBSCRIPTION_KEY', 'certificate'],
  ],
  ['shows the first alternative, even where it needs nothing', { security: [[], [KEY]] }, []],
  ['sends nothing for a scheme that nobody defines', { security: [[scheme('', { name: 'Missing' })]] }, []],
  [
    'joins cookies, credentials last',
    {
      parameters: [parameter('cookie', 'a', { example: 'x y' }), parameter('cookie', 'b', { example: 1 })],
      security: [[{ ...KEY, in: 'cookie', parameterName: 'session' }]],
    },
    ['Cookie: a=x%20y; b=1; session=$SUBSCRIPTION_KEY'],
  ],
  [
    'writes parameters of the path in their style',
    {
      path: '/a{point}/{list}',
      parameters: [
        parameter('path', 'point', { example: { x: 1, y: 2 }, style: 'matrix', explode: true }),
        parameter('path', 'list', { example: ['a/b', 'c'] }),
      ],
    },
    '/a;x=1;y=2/a%2Fb,c',
  ],
  [
    'writes parameters of the query in their style',
    {
      parameters: [
        parameter('query', 'f', { example: { a: 1 }, style: 'deepObject' }),
        parameter('query', 'l', { example: [1, 2] }),
        parameter('query', 'p', { example: '/x?y', allowReserved: true }),
        parameter('query', 'j', { example: { a: 1 }, mediaType: 'application/json' }),
        parameter('query', 't', { example: 'a', mediaType: 'application/json', schema: { type: 'string' } }),
        parameter('query', 'r', { example: 'a', mediaType: 'application/json', schema: { $ref: '#/a' } }),
        parameter('query', 'w', { example: '{}', mediaType: 'application/json', schema: { $ref: '#/a' } }),
      ],
    },
    '/a?f%5Ba%5D=1&l=1&l=2&p=/x?y&j=%7B%22a%22%3A1%7D&t=%22a%22&r=%22a%22&w=%7B%7D',
  ],
  [
    'writes the whole query of OpenAPI 3.2',
    {
      parameters: [
        parameter('querystring', 'q', { example: { a: 'b c', d: 1 }, mediaType: 'application/x-www-form-urlencoded' }),
      ],
    },
    '/a?a=b%20c&d=1',
  ],
  [
    'writes headers as they are, on one line',
    {
      parameters: [
        parameter('header', 'X-List', { example: ['a b', 'é'] }),
        parameter('header', 'X-Odd', { example: 'a\r\nX-Evil: b' }),
      ],
    },
    ['X-List: a b,é', 'X-Odd: a X-Evil: b'],
  ],
  [
    'says the same header once',
    {
      parameters: [
        parameter('header', 'authorization', { example: 'mine' }),
        parameter('header', 'content-type', { example: 'a/b' }),
      ],
      security: [[scheme('http', { name: 'T', scheme: 'bearer' })]],
      requestBody: body(mediaType()),
    },
    ['Authorization: Bearer $T', 'Content-Type: application/json', JSON_BODY],
  ],
  [
    'leaves the media type of a form to the language',
    { requestBody: body(mediaType({ mediaType: 'multipart/form-data' })) },
    [JSON.stringify({ kind: 'multipart', parts: [{ name: 'a', kind: 'text', text: '1' }] })],
  ],
  ['takes the first server', { servers: [{ ...SERVER, url: 'https://other.example' }] }, '/a'],
  [
    'adds required headers',
    {
      parameters: [
        parameter('header', 'X-Id', { example: 5 }),
        parameter('header', 'X-More', { required: false, example: 6 }),
      ],
    },
    ['X-Id: 5'],
  ],
  [
    'sends the named example with its media type',
    { method: 'POST', requestBody: body(mediaType({ examples: [EXAMPLE] })) },
    ['Content-Type: application/json', JSON_BODY],
  ],
];

describe('sampleRequest', () => {
  it.each(TABLE)('%s', (_, given, want) => {
    const request = sampleRequest(operation({ path: '/a', ...given }), EXAMPLE);
    if (request === undefined) expect(request).toBe(want);
    else if (typeof want === 'string') expect(text(request.url)).toBe(`https://api.example${want}`);
    else expect(lines(request)).toEqual(want);
  });

  it('is nothing without a published path', () => expect(sampleRequest(operation({}), EXAMPLE)).toBeUndefined());

  it('declares the media type of every call, with a body or without', () =>
    expect(sampleRequest(operation({ path: '/a', contentType: 'application/json' }), undefined)?.headers).toEqual([
      { name: 'Content-Type', value: 'application/json' },
    ]));

  it('has no body without an example', () =>
    expect(sampleRequest(operation({ path: '/a' }), undefined)?.body).toEqual({ kind: 'none' }));
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
      { name: 'X-Key', value: variable('SUBSCRIPTION_KEY') },
    ]));
  it('the first is shown where all need more', () => expect(sent([basic], [certificate])).toMatchObject({ basic: {} }));
});

describe('the answer of a request', () => {
  const answered = (method: string, ...responses: readonly Response[]) =>
    sampleRequest(operation({ path: '/a', method, responses }), undefined)?.response;
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
