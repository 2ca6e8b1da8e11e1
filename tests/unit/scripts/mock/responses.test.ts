import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start, sourceOf, type RunningMock, type Wire } from './server.ts';
import { SHOP } from './shop.ts';

let mock: RunningMock;
beforeAll(async () => {
  mock = await start(sourceOf(SHOP));
});
afterAll(() => mock.close());

type Given = Partial<Wire> & Pick<Wire, 'path'>;
/** A request and its response; every problem is listed, in order. */
type Row = readonly [
  name: string,
  given: string | Given,
  status: number,
  problems?: readonly (string | RegExp)[],
  more?: { readonly headers?: Readonly<Record<string, string | undefined>>; readonly text?: unknown },
];

function table(title: string, rows: readonly Row[]): void {
  describe(title, () => {
    it.each(rows.map((row) => [row[0], row] as const))('%s', async (_, [, given, status, problems = [], more = {}]) => {
      const { headers = {}, text } = more;
      const got = await mock.send(typeof given === 'string' ? wireOf(given) : { method: 'GET', ...given });
      expect(got.problems).toEqual(
        problems.map((problem) => (typeof problem === 'string' ? problem : expect.stringMatching(problem))),
      );
      expect(got.status).toBe(status);
      for (const [name, value] of Object.entries(headers)) expect(got.headers[name]).toBe(value);
      if (typeof text === 'string') expect(got.text).toBe(text);
      else if (text !== undefined) expect(JSON.parse(got.text)).toEqual(text);
    });
  });
}

/** `GET /v1/orders` */
function wireOf(line: string): Wire {
  const [method = '', path = ''] = line.split(' ');
  return { method, path };
}

table('a route', [
  ['below the first server, its variables at their defaults', 'GET /v1/orders/7', 200, [], { text: '"by id"\n' }],
  ['below another server', 'GET /eu/orders/7', 200],
  ['in absolute form', 'GET http://api.example/v1/orders/7', 200],
  ['a concrete path before a template', 'GET /v1/orders/latest', 200, [], { text: '"latest"\n' }],
  [
    'a concrete path shuts out the methods of templates',
    'DELETE /v1/orders/latest',
    405,
    ['/v1/orders/latest accepts GET'],
    { headers: { allow: 'GET' } },
  ],
  ['the method of another template of the same shape', 'DELETE /v1/orders/x', 204, [], { text: '' }],
  ['of several templates the one whose parameters fit', 'GET /v1/things/1', 200, [], { text: '"first"\n' }],
  ['of several templates the more concrete one first', 'GET /v1/things/2', 200, [], { text: '"thing"\n' }],
  [
    'none of several templates: what is wrong with the likeliest',
    'GET /v1/other/1',
    400,
    ['path.kind must be "things" (it is "other")'],
  ],
  ['two parameters in a segment', 'GET /v1/files/a.b.png', 200, [], { text: 'file' }],
  ['encoded literals', 'GET /v1/a%20b/%c3%a9', 204],
  ['an encoded slash is no slash', 'GET /v1/orders%2F7', 404, ['no operation has the path /v1/orders%2F7']],
  ['a slash too many', 'GET /v1/orders/latest//', 404, [/^no operation/]],
  ['a trailing slash that is described', 'GET /v1/orders/7/', 204],
  ['an empty parameter', 'GET /v1/things/', 404, [/^no operation/]],
  ['letters of another case', 'GET /V1/orders/7', 404, [/^no operation/]],
  [
    'an unknown path, in the envelope of the catalogue',
    'GET /v1/nowhere',
    404,
    ['no operation has the path /v1/nowhere'],
    { text: { status: false, message: 'no operation has the path /v1/nowhere' } },
  ],
  ['a method that is not described', 'PATCH /v1/json', 405, ['/v1/json accepts POST'], { headers: { allow: 'POST' } }],
  ['HEAD of what is described for GET', 'HEAD /v1/orders/latest', 200, [], { text: '' }],
  ['HEAD where GET is not described', 'HEAD /v1/json', 405, [/accepts POST/], { text: '' }],
  [
    'no path of a server',
    'GET /orders/latest',
    404,
    ['no operation has the path /orders/latest: with the path of its server, it is /v1/orders/latest'],
  ],
  [
    'HEAD without a body',
    'HEAD /v1/head',
    200,
    [],
    { headers: { 'content-type': 'application/json', 'content-length': '2' }, text: '' },
  ],
  ['all options of the server', 'OPTIONS *', 404, [/^no operation/]],
]);

const key = { 'X-Key': 'k' };
table('credentials', [
  ['a key in a header', { path: '/v1/key', headers: { 'x-key': 'k' } }, 204],
  [
    'none, in the error of the operation',
    'GET /v1/key',
    401,
    ['the header X-Key with the API key is missing'],
    { text: { error: 'unknown' } },
  ],
  ['an empty key', { path: '/v1/key', headers: { 'X-Key': ' ' } }, 401, ['the header X-Key with the API key is empty']],
  ['a key in the query', 'GET /v1/query-key?key=k', 204],
  ['a key in the query, missing', 'GET /v1/query-key', 401, ['the query parameter key with the API key is missing']],
  ['a key in the query, empty', 'GET /v1/query-key?key=', 401, [/is empty/]],
  ['a key in a cookie', { path: '/v1/cookie-key', headers: { Cookie: 'a=b; sid=k' } }, 204],
  [
    'a key in a cookie, missing',
    { path: '/v1/cookie-key', headers: { Cookie: 'sidd=k' } },
    401,
    ['the cookie sid with the API key is missing'],
  ],
  ['name and password', { path: '/v1/basic', headers: { Authorization: `basic ${btoa('a:b:c')}` } }, 204],
  [
    'no colon between name and password',
    { path: '/v1/basic', headers: { Authorization: `Basic ${btoa('ab')}` } },
    401,
    [/RFC 7617/],
  ],
  ['neither name nor password', { path: '/v1/basic', headers: { Authorization: 'Basic Og==' } }, 401, [/RFC 7617/]],
  ['a password alone', { path: '/v1/basic', headers: { Authorization: `Basic ${btoa(':k')}` } }, 204],
  ['no Base64', { path: '/v1/basic', headers: { Authorization: 'Basic a:b' } }, 401, [/RFC 7617/]],
  ['a token', { path: '/v1/bearer', headers: { Authorization: 'Bearer sk_test-1.2~3+/==' } }, 204],
  ['a token that is none', { path: '/v1/bearer', headers: { Authorization: 'Bearer a b' } }, 401, [/RFC 6750/]],
  [
    'another scheme',
    { path: '/v1/bearer', headers: { Authorization: 'Basic YTpi' } },
    401,
    ['the header Authorization must begin with Bearer'],
  ],
  ['a further scheme', { path: '/v1/digest', headers: { Authorization: 'Digest a="b"' } }, 204],
  [
    'a further scheme alone',
    { path: '/v1/digest', headers: { Authorization: 'Digest' } },
    401,
    ['the header Authorization has nothing after Digest'],
  ],
  ['OAuth 2', { path: '/v1/oauth', headers: { Authorization: 'Bearer t' } }, 204],
  ['OpenID Connect', { path: '/v1/openid', headers: { Authorization: 'Bearer t' } }, 204],
  ['OpenID Connect, missing', 'GET /v1/openid', 401, [/^the header Authorization with .* is missing/]],
  [
    'a certificate is not asked for, and that is said',
    'GET /v1/certificate',
    204,
    [],
    { headers: { 'mock-note': 'mutual TLS is not checked: the mock requests no client certificate' } },
  ],
  ['both schemes of an alternative', { path: '/v1/either?key=k', headers: key }, 204],
  ['the other alternative', { path: '/v1/either', headers: { Authorization: `Basic ${btoa('a:b')}` } }, 204],
  [
    'half an alternative',
    { path: '/v1/either', headers: key },
    401,
    [
      'the query parameter key with the API key is missing, or the header Authorization with the Basic credentials is missing',
    ],
  ],
  ['none where none are needed', 'GET /v1/open', 204],
  ['before all else that is wrong', 'GET /v1/key?zz=1', 401, [/X-Key/, 'query.zz is not described']],
]);

table('a parameter', [
  ['typed by its schema', 'GET /v1/query?q=1', 204],
  ['of the wrong type', 'GET /v1/query?q=x', 400, ['query.q must be an integer (it is "x")']],
  ['given twice', 'GET /v1/query?q=1&q=2', 400, ['query.q is given more than once']],
  ['empty, where that is allowed', 'GET /v1/query?empty', 204],
  ['empty, where it is not', 'GET /v1/query?q=', 400, [/query\.q must be an integer/]],
  [
    'that nobody describes',
    'GET /v1/query?zz=1&zz=2&y',
    400,
    ['query.zz is not described', 'query.y is not described'],
  ],
  ['that nobody describes, where they are not published', 'GET /v1/unpublished?zz=1', 204],
  ['of an open object', 'GET /v1/filter?page=1&size=2', 204],
  [
    'of an open object, of the wrong type',
    'GET /v1/filter?page=1&size=x',
    400,
    ['query.f.size must be an integer (it is "x")'],
  ],
  ['of an object whose fields are parameters, in one', 'GET /v1/filter?f=size,2', 400, [/^query\.f must be an object/]],
  ['that is JSON', `GET /v1/query?j=${encodeURIComponent('{"a":1}')}`, 204],
  ['that is broken JSON', 'GET /v1/query?j=%7B', 400, [/^query\.j must be application\/json: it is not JSON/]],
  ['that is wrong JSON', 'GET /v1/query?j=%7B%7D', 400, ['query.j.a is missing']],
  ['in a header', { path: '/v1/query', headers: { 'x-n': '1, 2' } }, 204],
  [
    'in a header, of the wrong type',
    { path: '/v1/query', headers: { 'x-n': '1, b' } },
    400,
    ['header.X-N[1] must be an integer (it is "b")'],
  ],
]);

const json = (body: unknown, headers = {}): Given => ({
  path: '/v1/json',
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const form = (body: string): Given => ({
  path: '/v1/form',
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body,
});
const any = (type: string, body: string | Uint8Array): Given => ({
  path: '/v1/any',
  method: 'POST',
  headers: { 'Content-Type': type },
  body,
});
const parts = (...all: readonly (readonly [disposition: string, type: string | undefined, text: string])[]): Given => ({
  path: '/v1/parts',
  method: 'POST',
  headers: { 'Content-Type': 'multipart/form-data; boundary="part-of-0123456789"' },
  body: `${all.map(([disposition, type, text]) => `--part-of-0123456789\r\nContent-Disposition: form-data; ${disposition}\r\n${type === undefined ? '' : `Content-Type: ${type}\r\n`}\r\n${text}\r\n`).join('')}--part-of-0123456789--\r\n`,
});
const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const photo = ['name="photo"; filename="a.png"', 'image/png', '12345'] as const;

table('a body', [
  ['that is right', json({ amount: 2.5, to: { n: 1 } }), 201],
  [
    'with everything wrong at once',
    json({ amount: 'x', note: 'too long', extra: 1, id: 1, to: { n: 'x' } }),
    422,
    [
      'body.amount must be a number (it is "x")',
      'body.note must have at most 5 characters (it is "too long")',
      'body.id is never sent: it is read-only',
      'body.to.n must be an integer (it is "x")',
      'body.extra is not described',
    ],
  ],
  [
    'that says what is wrong in its own envelope',
    json({ amount: 0 }),
    422,
    ['body.amount must be at least 1 (it is 0)'],
    { text: { error: { message: 'body.amount must be at least 1 (it is 0)', code: 'wrong' } } },
  ],
  ['with a required field missing', json({}), 422, ['body.amount is missing']],
  ['that is wrong, where 400 is described too', { ...json({}), path: '/v1/both' }, 422, ['body.amount is missing']],
  [
    'with another type, where 400 is described too',
    { ...json({ amount: 'x' }), path: '/v1/both' },
    400,
    [/^body.amount must be/],
  ],
  ['that is no JSON, where 422 is described too', { ...json('{'), path: '/v1/both' }, 400, [/^the body is not JSON: /]],
  ['missing', 'POST /v1/json', 422, ['the body is missing']],
  ['that is no JSON', json('{'), 422, [/^the body is not JSON: /]],
  ['nested too deeply', json(nested(101)), 422, ['the body is nested too deeply']],
  ['nested beyond all stacks', json(nested(200_000)), 422, ['the body is nested too deeply']],
  ['with a name of objects', json('{"amount":1,"__proto__":{"x":1}}'), 422, ['body.__proto__ is not described']],
  [
    'of another media type',
    json({ amount: 1 }, { 'Content-Type': 'text/plain' }),
    415,
    ['the header Content-Type must be application/json'],
  ],
  [
    'of no media type',
    { ...json({ amount: 1 }), headers: {} },
    415,
    ['the header Content-Type is missing: it must be application/json'],
  ],
  ['compressed', json({ amount: 1 }, { 'Content-Encoding': 'gzip' }), 415, [/gzip/]],
  [
    'where none is described',
    { path: '/v1/query', body: '{}', headers: { 'Content-Type': 'application/json' } },
    400,
    ['GET takes no body here'],
  ],
  ['that may be left out', 'POST /v1/optional', 204],
  ['with fields that are not published', { ...json({ zz: 1 }), path: '/v1/optional' }, 204],
  [
    'with a field that is published beside them',
    { ...json({ zz: 1, a: 'x' }), path: '/v1/optional' },
    400,
    ['body.a must be an integer (it is "x")'],
  ],
  ['that is a form', form('a=1&b=true&b=false&c=%7B%22d%22%3A1%7D&e=1,2&f%5Bg%5D=3'), 204],
  ['that is a form with an object in pairs', form('a=1&f[g]=3&f[h]=1&f[h]=2&j=4'), 204],
  ['that is a form with a list of one entry in an object', form('a=1&f[h]=1'), 204],
  [
    'that is a form with a list of one wrong entry in an object',
    form('a=1&f[h]=x'),
    400,
    ['body.f.h[0] must be an integer (it is "x")'],
  ],
  [
    'that is a form with objects in one pair that their encoding spreads',
    form('a=1&f=g,3&i=j,4'),
    400,
    ['body.f must be an object (it is "g,3")', 'body.i must be an object (it is "j,4")'],
  ],
  ['that is a form with an empty object in one pair', form('a=1&f='), 400, ['body.f must be an object (it is "")']],
  [
    'that is a form with everything wrong',
    form('b=x&c=1&e=1,y&f[g]=z&u=1'),
    400,
    [
      'body.a is missing',
      'body.b[0] must be a boolean (it is "x")',
      'body.c must be an object (it is "1")',
      'body.e[1] must be an integer (it is "y")',
      'body.f.g must be an integer (it is "z")',
      /^body\.u is not described/,
    ],
  ],
  ['that is a form with a field twice', form('a=1&a=2'), 400, ['body.a is given more than once']],
  ['that is a form without fields', form(''), 400, ['body.a is missing']],
  ['that is a broken form', form('a=%zz'), 400, ['the body is not a percent-encoded form']],
  [
    'in parts',
    parts(
      photo,
      ['name="n"', undefined, '1'],
      ['name="tags"', undefined, 'a'],
      ['name="tags"', undefined, 'b'],
      ['name="meta"; filename="blob"', 'application/json', '{"m":1}'],
    ),
    204,
  ],
  [
    'in parts with everything wrong',
    parts(
      ['name="photo"; filename="a.gif"', 'image/gif', '123456'],
      ['name="n"', undefined, 'x'],
      ['name="tags"', undefined, 'c'],
      ['name="meta"', undefined, '{"m":"x"}'],
      ['name="u"', undefined, ''],
    ),
    400,
    [
      /photo must have at most 5/,
      'body.n must be an integer (it is "x")',
      'body.tags[0] must be one of "a", "b" (it is "c")',
      'body.meta.m must be an integer (it is "x")',
      /^body\.u is not described/,
      'body.photo must be image/png, image/jpeg (it is image/gif)',
    ],
  ],
  ['in parts, one missing', parts(['name="n"', undefined, '1']), 400, ['body.photo is missing']],
  [
    'in parts of another boundary',
    { ...parts(photo), headers: { 'Content-Type': 'multipart/form-data; boundary=part-of-9876543210' } },
    400,
    [/boundary/],
  ],
  [
    'in parts without a boundary',
    { ...parts(photo), headers: { 'Content-Type': 'multipart/form-data' } },
    400,
    [/boundary/],
  ],
  ['that is text', any('text/plain; charset=utf-8', 'äöü'), 204],
  ['that is too much text', any('text/plain', 'abcd'), 400, ['body must have at most 3 characters (it is "abcd")']],
  ['of a media type that is described with a charset', any('text/csv', 'a'), 204],
  ['that is no UTF-8', any('text/plain', Uint8Array.of(255)), 400, ['the body is not UTF-8']],
  ['of a range', any('image/webp', Uint8Array.of(0, 255)), 204],
  [
    'that is not read, which is said',
    any('application/xml', '<a/>'),
    204,
    [],
    { headers: { 'mock-note': 'application/xml is not parsed: the body is accepted as it is' } },
  ],
  ['in lines', any('application/jsonl', '1\n2\n'), 204],
  ['in lines by the schema of one', any('application/x-ndjson', '1\n2\n'), 204],
  ['in lines, one wrong', any('application/jsonl', '1\n"x"\n'), 400, ['body[1] must be an integer (it is "x")']],
  ['of a version', any('application/vnd.a+json; v="2"', '1'), 204],
  ['of another version', any('application/vnd.a+json; v=1', '1'), 415, [/Content-Type must be/]],
]);

const prefer = (value: string, body: unknown = { amount: 1 }): Given => json(body, { Prefer: value });
table('a response', [
  [
    'that belongs to the request by name',
    json({ amount: 500 }),
    201,
    [],
    {
      headers: {
        'mock-example': 'Large',
        location: '/orders/1',
        'x-optional': undefined,
        'preference-applied': undefined,
      },
      text: { id: 500 },
    },
  ],
  [
    'that belongs to the request by name, among errors',
    json({ amount: 13 }),
    402,
    [],
    { headers: { 'mock-problem': undefined }, text: { error: 'unlucky' } },
  ],
  ['the first where the request is no example', json({ amount: 7 }), 201, [], { text: { id: 1 } }],
  [
    'by name',
    prefer('example=Large'),
    201,
    [],
    { headers: { 'preference-applied': 'example=Large' }, text: { id: 500 } },
  ],
  ['by name, of the second success', prefer('example="Later"'), 202, [], { text: { id: null } }],
  ['by name, among errors', prefer('example=Refused'), 402],
  [
    'by a name that is none',
    prefer('example=Nobody'),
    400,
    [
      'Prefer: example=Nobody is not an example of the response. There are Small, Large, Later, Refused, generated, example',
    ],
  ],
  ['by code', prefer('code=402'), 402, [], { headers: { 'preference-applied': 'code=402' } }],
  [
    'by code and name',
    prefer('code=402, example=Refused'),
    402,
    [],
    { headers: { 'preference-applied': 'code=402, example=Refused' } },
  ],
  ['by code, of a range', prefer('code=503'), 503, [], { headers: { 'content-type': 'text/plain' }, text: 'broken' }],
  ['by code, in other words', prefer('CODE="402"; strict'), 402, []],
  [
    'by a code of the catalogue that the operation does not list',
    prefer('code=400'),
    400,
    ['Prefer: code=400 is not described for this operation. There are 201, 202, 402, 422, 500 to 599'],
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  ],
  [
    'by another success, where the responses are assumed',
    { path: '/v1/made', headers: { Prefer: 'code=201' } },
    201,
    [],
    { headers: { 'mock-example': 'generated' } },
  ],
  ['by a code that is none', prefer('code=abc'), 400, [/^Prefer: code=abc/]],
  [
    'to a wrong request, whatever it prefers',
    prefer('code=201', {}),
    422,
    ['body.amount is missing'],
    { headers: { 'preference-applied': undefined } },
  ],
  ['made from its schema', 'GET /v1/made', 200, [], { headers: { 'mock-example': 'generated' } }],
  ['of nothing', 'GET /v1/nothing', 200, [], { text: '' }],
  ['of nothing, not with a status that is no final one', 'GET /v1/switched', 200, [], { text: '' }],
  [
    'of any code where there is a default',
    { path: '/v1/nothing', headers: { Prefer: 'code=409' } },
    409,
    [],
    { text: '' },
  ],
  ['in the first media type', 'GET /v1/types', 200, [], { text: { a: 1 } }],
  [
    'in the media type that is liked best',
    { path: '/v1/types', headers: { Accept: 'application/json;q=0.5, text/*' } },
    200,
    [],
    { headers: { 'content-type': 'text/csv' }, text: 'a;b' },
  ],
  [
    'in a media type that is not ruled out',
    { path: '/v1/types', headers: { Accept: '*/*, application/json;q=0' } },
    200,
    [],
    { text: 'a;b' },
  ],
  [
    'as a form',
    { path: '/v1/types', headers: { Accept: 'application/x-www-form-urlencoded' } },
    200,
    [],
    { text: 'a=%C3%A9%26' },
  ],
  [
    'in no media type that fits',
    { path: '/v1/types', headers: { Accept: 'image/png' } },
    406,
    [/^the header Accept allows image\/png/],
  ],
  [
    'after a while',
    { path: '/v1/nothing', headers: { Prefer: 'wait=0' } },
    200,
    [],
    { headers: { 'preference-applied': 'wait=0' } },
  ],
]);

describe('the fields that are not documented', () => {
  it.each<[name: string, path: string, prefer: string, want: string | undefined]>([
    ['stand in one header, by their paths', '/v1/known', 'example=Some', 'list[].rank, more.a'],
    ['are not mentioned where there are none', '/v1/known', 'example=None', undefined],
    ['are all, whatever is inside them', '/v1/known', 'code=404', 'all'],
    [
      'are counted where they are many',
      '/v1/many',
      '',
      `%C3%A9, ${Array.from({ length: 9 }, (_, index) => `field${index + 10}`).join(', ')}, and 31 more`,
    ],
    ['are none of a response without content', '/v1/nothing', '', undefined],
  ])('%s', async (_, path, prefer, want) => {
    const { headers } = await mock.send({ method: 'GET', path, headers: { Prefer: prefer } });
    expect(headers['mock-undocumented-fields']).toBe(want);
  });
});

describe('the log', () => {
  it('says what was wrong, one line each, and nothing of the query', async () => {
    mock.log.length = 0;
    await mock.send({ method: 'GET', path: '/v1/query?q=x&zz=secret' });
    expect(mock.log).toEqual([
      'GET /v1/query 400: query.q must be an integer (it is "x")',
      'GET /v1/query 400: query.zz is not described',
    ]);
  });
});
