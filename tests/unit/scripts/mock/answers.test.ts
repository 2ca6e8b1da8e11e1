import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start, sourceOf, type RunningMock, type Wire } from './server.ts';
import { SHOP } from './shop.ts';

let mock: RunningMock;
beforeAll(async () => {
  mock = await start(sourceOf(SHOP));
});
afterAll(() => mock.close());

interface Row {
  readonly name: string;
  readonly given: Partial<Wire> & Pick<Wire, 'path'>;
  readonly status: number;
  /** Every problem, in order; none where left out. */
  readonly problems?: readonly (string | RegExp)[];
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly text?: unknown;
}

function table(title: string, rows: readonly Row[]): void {
  describe(title, () => {
    it.each(rows)('$name', async ({ given, status, problems = [], headers = {}, text }) => {
      const got = await mock.send({ method: 'GET', ...given });
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

table('a route', [
  {
    name: 'below the first server, its variables at their defaults',
    given: { path: '/v1/orders/7' },
    status: 200,
    text: '"by id"\n',
  },
  { name: 'below another server', given: { path: '/eu/orders/7' }, status: 200 },
  { name: 'in absolute form', given: { path: 'http://api.example/v1/orders/7' }, status: 200 },
  { name: 'a concrete path before a template', given: { path: '/v1/orders/latest' }, status: 200, text: '"latest"\n' },
  {
    name: 'a concrete path shuts out the methods of templates',
    given: { path: '/v1/orders/latest', method: 'DELETE' },
    status: 405,
    problems: ['/v1/orders/latest takes GET'],
    headers: { allow: 'GET' },
  },
  {
    name: 'the method of another template of the same shape',
    given: { path: '/v1/orders/x', method: 'DELETE' },
    status: 204,
    text: '',
  },
  {
    name: 'of several templates the one whose parameters fit',
    given: { path: '/v1/things/1' },
    status: 200,
    text: '"first"\n',
  },
  {
    name: 'of several templates the more concrete one first',
    given: { path: '/v1/things/2' },
    status: 200,
    text: '"thing"\n',
  },
  {
    name: 'none of several templates: what is wrong with the likeliest',
    given: { path: '/v1/other/1' },
    status: 400,
    problems: ['path.kind must be "things" (it is "other")'],
  },
  { name: 'two parameters in a segment', given: { path: '/v1/files/a.b.png' }, status: 200, text: 'file' },
  { name: 'encoded literals', given: { path: '/v1/a%20b/%c3%a9' }, status: 204 },
  {
    name: 'an encoded slash is no slash',
    given: { path: '/v1/orders%2F7' },
    status: 404,
    problems: ['no operation has the path /v1/orders%2F7'],
  },
  { name: 'a slash too many', given: { path: '/v1/orders/latest//' }, status: 404, problems: [/^no operation/] },
  { name: 'a trailing slash that is described', given: { path: '/v1/orders/7/' }, status: 204 },
  { name: 'an empty parameter', given: { path: '/v1/things/' }, status: 404, problems: [/^no operation/] },
  { name: 'letters of another case', given: { path: '/V1/orders/7' }, status: 404, problems: [/^no operation/] },
  {
    name: 'an unknown path, in the envelope of the catalogue',
    given: { path: '/v1/nowhere' },
    status: 404,
    problems: ['no operation has the path /v1/nowhere'],
    text: { status: false, message: 'no operation has the path /v1/nowhere' },
  },
  {
    name: 'a method that is not described',
    given: { path: '/v1/json', method: 'PATCH' },
    status: 405,
    problems: ['/v1/json takes POST'],
    headers: { allow: 'POST' },
  },
  {
    name: 'HEAD where it is not described',
    given: { path: '/v1/orders/latest', method: 'HEAD' },
    status: 405,
    problems: [/takes GET/],
    text: '',
  },
  {
    name: 'HEAD without a body',
    given: { path: '/v1/head', method: 'HEAD' },
    status: 200,
    headers: { 'content-type': 'application/json', 'content-length': '2' },
    text: '',
  },
  {
    name: 'all options of the server',
    given: { path: '*', method: 'OPTIONS' },
    status: 404,
    problems: [/^no operation/],
  },
]);

const key = { 'X-Key': 'k' };
table('credentials', [
  { name: 'a key in a header', given: { path: '/v1/key', headers: { 'x-key': 'k' } }, status: 204 },
  {
    name: 'none, in the error of the operation',
    given: { path: '/v1/key' },
    status: 401,
    problems: ['the header X-Key with the API key is missing'],
    text: { error: 'unknown' },
  },
  {
    name: 'an empty key',
    given: { path: '/v1/key', headers: { 'X-Key': ' ' } },
    status: 401,
    problems: ['the header X-Key with the API key is empty'],
  },
  { name: 'a key in the query', given: { path: '/v1/query-key?key=k' }, status: 204 },
  {
    name: 'a key in the query, missing',
    given: { path: '/v1/query-key' },
    status: 401,
    problems: ['the query parameter key with the API key is missing'],
  },
  { name: 'a key in the query, empty', given: { path: '/v1/query-key?key=' }, status: 401, problems: [/is empty/] },
  { name: 'a key in a cookie', given: { path: '/v1/cookie-key', headers: { Cookie: 'a=b; sid=k' } }, status: 204 },
  {
    name: 'a key in a cookie, missing',
    given: { path: '/v1/cookie-key', headers: { Cookie: 'sidd=k' } },
    status: 401,
    problems: ['the cookie sid with the API key is missing'],
  },
  {
    name: 'name and password',
    given: { path: '/v1/basic', headers: { Authorization: `basic ${btoa('a:b:c')}` } },
    status: 204,
  },
  {
    name: 'no colon between name and password',
    given: { path: '/v1/basic', headers: { Authorization: `Basic ${btoa('ab')}` } },
    status: 401,
    problems: [/RFC 7617/],
  },
  {
    name: 'no Base64',
    given: { path: '/v1/basic', headers: { Authorization: 'Basic a:b' } },
    status: 401,
    problems: [/RFC 7617/],
  },
  {
    name: 'a token',
    given: { path: '/v1/bearer', headers: { Authorization: 'Bearer sk_test-1.2~3+/==' } },
    status: 204,
  },
  {
    name: 'a token that is none',
    given: { path: '/v1/bearer', headers: { Authorization: 'Bearer a b' } },
    status: 401,
    problems: [/RFC 6750/],
  },
  {
    name: 'another scheme',
    given: { path: '/v1/bearer', headers: { Authorization: 'Basic YTpi' } },
    status: 401,
    problems: ['the header Authorization must begin with Bearer'],
  },
  { name: 'a further scheme', given: { path: '/v1/digest', headers: { Authorization: 'Digest a="b"' } }, status: 204 },
  {
    name: 'a further scheme alone',
    given: { path: '/v1/digest', headers: { Authorization: 'Digest' } },
    status: 401,
    problems: ['the header Authorization has nothing after Digest'],
  },
  { name: 'OAuth 2', given: { path: '/v1/oauth', headers: { Authorization: 'Bearer t' } }, status: 204 },
  { name: 'OpenID Connect', given: { path: '/v1/openid', headers: { Authorization: 'Bearer t' } }, status: 204 },
  {
    name: 'OpenID Connect, missing',
    given: { path: '/v1/openid' },
    status: 401,
    problems: [/^the header Authorization with .* is missing/],
  },
  {
    name: 'a certificate is not asked for, and that is said',
    given: { path: '/v1/certificate' },
    status: 204,
    headers: { 'mock-note': 'mutual TLS is not checked: the mock requests no client certificate' },
  },
  { name: 'both schemes of an alternative', given: { path: '/v1/either?key=k', headers: key }, status: 204 },
  {
    name: 'the other alternative',
    given: { path: '/v1/either', headers: { Authorization: `Basic ${btoa('a:b')}` } },
    status: 204,
  },
  {
    name: 'half an alternative',
    given: { path: '/v1/either', headers: key },
    status: 401,
    problems: [
      'the query parameter key with the API key is missing, or the header Authorization with the Basic credentials is missing',
    ],
  },
  { name: 'none where none are needed', given: { path: '/v1/open' }, status: 204 },
  {
    name: 'before all else that is wrong',
    given: { path: '/v1/key?zz=1' },
    status: 401,
    problems: [/X-Key/, 'query.zz is not described'],
  },
]);

table('a parameter', [
  { name: 'typed by its schema', given: { path: '/v1/query?q=1' }, status: 204 },
  {
    name: 'of the wrong type',
    given: { path: '/v1/query?q=x' },
    status: 400,
    problems: ['query.q must be an integer (it is "x")'],
  },
  {
    name: 'given twice',
    given: { path: '/v1/query?q=1&q=2' },
    status: 400,
    problems: ['query.q is given more than once'],
  },
  { name: 'empty, where that is allowed', given: { path: '/v1/query?empty' }, status: 204 },
  {
    name: 'empty, where it is not',
    given: { path: '/v1/query?q=' },
    status: 400,
    problems: [/query\.q must be an integer/],
  },
  {
    name: 'that nobody describes',
    given: { path: '/v1/query?zz=1&zz=2&y' },
    status: 400,
    problems: ['query.zz is not described', 'query.y is not described'],
  },
  { name: 'that nobody describes, where they are not published', given: { path: '/v1/unpublished?zz=1' }, status: 204 },
  { name: 'of an open object', given: { path: '/v1/filter?page=1&size=2' }, status: 204 },
  {
    name: 'of an open object, of the wrong type',
    given: { path: '/v1/filter?page=1&size=x' },
    status: 400,
    problems: ['query.f.size must be an integer (it is "x")'],
  },
  {
    name: 'of an object whose fields are parameters, in one',
    given: { path: '/v1/filter?f=size,2' },
    status: 400,
    problems: [/^query\.f must be an object/],
  },
  { name: 'that is JSON', given: { path: `/v1/query?j=${encodeURIComponent('{"a":1}')}` }, status: 204 },
  {
    name: 'that is broken JSON',
    given: { path: '/v1/query?j=%7B' },
    status: 400,
    problems: ['query.j must be application/json: it is not JSON'],
  },
  {
    name: 'that is wrong JSON',
    given: { path: '/v1/query?j=%7B%7D' },
    status: 400,
    problems: ['query.j.a is missing'],
  },
  { name: 'in a header', given: { path: '/v1/query', headers: { 'x-n': '1, 2' } }, status: 204 },
  {
    name: 'in a header, of the wrong type',
    given: { path: '/v1/query', headers: { 'x-n': '1, b' } },
    status: 400,
    problems: ['header.X-N[1] must be an integer (it is "b")'],
  },
]);

const json = (body: unknown, headers = {}): Row['given'] => ({
  path: '/v1/json',
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const form = (body: string): Row['given'] => ({
  path: '/v1/form',
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body,
});
const any = (type: string, body: string | Uint8Array): Row['given'] => ({
  path: '/v1/any',
  method: 'POST',
  headers: { 'Content-Type': type },
  body,
});
const parts = (
  ...all: readonly (readonly [disposition: string, type: string | undefined, text: string])[]
): Row['given'] => ({
  path: '/v1/parts',
  method: 'POST',
  headers: { 'Content-Type': 'multipart/form-data; boundary="part-of-0123456789"' },
  body: `${all.map(([disposition, type, text]) => `--part-of-0123456789\r\nContent-Disposition: form-data; ${disposition}\r\n${type === undefined ? '' : `Content-Type: ${type}\r\n`}\r\n${text}\r\n`).join('')}--part-of-0123456789--\r\n`,
});
const photo = ['name="photo"; filename="a.png"', 'image/png', '12345'] as const;

table('a body', [
  { name: 'that is right', given: json({ amount: 2.5, to: { n: 1 } }), status: 201 },
  {
    name: 'with everything wrong at once',
    given: json({ amount: 'x', note: 'too long', extra: 1, id: 1, to: { n: 'x' } }),
    status: 422,
    problems: [
      'body.amount must be a number (it is "x")',
      'body.note must have at most 5 characters (it is "too long")',
      'body.id is never sent: it is read-only',
      'body.to.n must be an integer (it is "x")',
      'body.extra is not described',
    ],
  },
  {
    name: 'that says what is wrong in its own envelope',
    given: json({ amount: 0 }),
    status: 422,
    problems: ['body.amount must be at least 1 (it is 0)'],
    text: { error: { message: 'body.amount must be at least 1 (it is 0)', code: 'wrong' } },
  },
  { name: 'with a required field missing', given: json({}), status: 422, problems: ['body.amount is missing'] },
  { name: 'missing', given: { path: '/v1/json', method: 'POST' }, status: 422, problems: ['the body is missing'] },
  { name: 'that is no JSON', given: json('{'), status: 422, problems: [/^the body is not JSON: /] },
  ...[101, 200_000].map((levels) => ({
    name: `nested too deeply: ${levels}`,
    given: json('['.repeat(levels) + ']'.repeat(levels)),
    status: 400,
    problems: ['the request is nested too deeply'],
  })),
  {
    name: 'with a name of objects',
    given: json('{"amount":1,"__proto__":{"x":1}}'),
    status: 422,
    problems: ['body.__proto__ is not described'],
  },
  {
    name: 'of another media type',
    given: json({ amount: 1 }, { 'Content-Type': 'text/plain' }),
    status: 415,
    problems: ['the header Content-Type must be application/json'],
  },
  {
    name: 'of no media type',
    given: { ...json({ amount: 1 }), headers: {} },
    status: 415,
    problems: ['the header Content-Type is missing: application/json'],
  },
  { name: 'compressed', given: json({ amount: 1 }, { 'Content-Encoding': 'gzip' }), status: 415, problems: [/gzip/] },
  {
    name: 'where none is described',
    given: { path: '/v1/query', body: '{}', headers: { 'Content-Type': 'application/json' } },
    status: 400,
    problems: ['GET takes no body here'],
  },
  { name: 'that may be left out', given: { path: '/v1/optional', method: 'POST' }, status: 204 },
  { name: 'with fields that are not published', given: { ...json({ zz: 1 }), path: '/v1/optional' }, status: 204 },
  {
    name: 'with a field that is published beside them',
    given: { ...json({ zz: 1, a: 'x' }), path: '/v1/optional' },
    status: 400,
    problems: ['body.a must be an integer (it is "x")'],
  },
  { name: 'that is a form', given: form('a=1&b=true&b=false&c=%7B%22d%22%3A1%7D&e=1,2&f%5Bg%5D=3'), status: 204 },
  { name: 'that is a form with an object in pairs', given: form('a=1&f[g]=3&f[h]=1&f[h]=2&j=4'), status: 204 },
  { name: 'that is a form with a list of one entry in an object', given: form('a=1&f[h]=1'), status: 204 },
  {
    name: 'that is a form with a list of one wrong entry in an object',
    given: form('a=1&f[h]=x'),
    status: 400,
    problems: ['body.f.h[0] must be an integer (it is "x")'],
  },
  {
    name: 'that is a form with objects in one pair that their encoding spreads',
    given: form('a=1&f=g,3&i=j,4'),
    status: 400,
    problems: ['body.f must be an object (it is "g,3")', 'body.i must be an object (it is "j,4")'],
  },
  {
    name: 'that is a form with an empty object in one pair',
    given: form('a=1&f='),
    status: 400,
    problems: ['body.f must be an object (it is "")'],
  },
  {
    name: 'that is a form with everything wrong',
    given: form('b=x&c=1&e=1,y&f[g]=z&u=1'),
    status: 400,
    problems: [
      'body.a is missing',
      'body.b[0] must be a boolean (it is "x")',
      'body.c must be an object (it is "1")',
      'body.e[1] must be an integer (it is "y")',
      'body.f.g must be an integer (it is "z")',
      /^body\.u is not described/,
    ],
  },
  {
    name: 'that is a form with a field twice',
    given: form('a=1&a=2'),
    status: 400,
    problems: ['body.a is given more than once'],
  },
  { name: 'that is a form without fields', given: form(''), status: 400, problems: ['body.a is missing'] },
  {
    name: 'that is a broken form',
    given: form('a=%zz'),
    status: 400,
    problems: ['the body is not a percent-encoded form'],
  },
  {
    name: 'in parts',
    given: parts(
      photo,
      ['name="n"', undefined, '1'],
      ['name="tags"', undefined, 'a'],
      ['name="tags"', undefined, 'b'],
      ['name="meta"; filename="blob"', 'application/json', '{"m":1}'],
    ),
    status: 204,
  },
  {
    name: 'in parts with everything wrong',
    given: parts(
      ['name="photo"; filename="a.gif"', 'image/gif', '123456'],
      ['name="n"', undefined, 'x'],
      ['name="tags"', undefined, 'c'],
      ['name="meta"', undefined, '{"m":"x"}'],
      ['name="u"', undefined, ''],
    ),
    status: 400,
    problems: [
      /photo must have at most 5/,
      'body.n must be an integer (it is "x")',
      'body.tags[0] must be one of "a", "b" (it is "c")',
      'body.meta.m must be an integer (it is "x")',
      /^body\.u is not described/,
      'body.photo must be image/png, image/jpeg (it is image/gif)',
    ],
  },
  {
    name: 'in parts, one missing',
    given: parts(['name="n"', undefined, '1']),
    status: 400,
    problems: ['body.photo is missing'],
  },
  {
    name: 'in parts of another boundary',
    given: { ...parts(photo), headers: { 'Content-Type': 'multipart/form-data; boundary=part-of-9876543210' } },
    status: 400,
    problems: [/boundary/],
  },
  {
    name: 'in parts without a boundary',
    given: { ...parts(photo), headers: { 'Content-Type': 'multipart/form-data' } },
    status: 400,
    problems: [/boundary/],
  },
  { name: 'that is text', given: any('text/plain; charset=utf-8', 'äöü'), status: 204 },
  {
    name: 'that is too much text',
    given: any('text/plain', 'abcd'),
    status: 400,
    problems: ['body must have at most 3 characters (it is "abcd")'],
  },
  { name: 'of a media type that is described with a charset', given: any('text/csv', 'a'), status: 204 },
  {
    name: 'that is no UTF-8',
    given: any('text/plain', Uint8Array.of(255)),
    status: 400,
    problems: ['the body is not UTF-8'],
  },
  { name: 'of a range', given: any('image/webp', Uint8Array.of(0, 255)), status: 204 },
  {
    name: 'that is not read, which is said',
    given: any('application/xml', '<a/>'),
    status: 204,
    headers: { 'mock-note': 'application/xml is not parsed: the body is accepted as it is' },
  },
  { name: 'in lines', given: any('application/jsonl', '1\n2\n'), status: 204 },
  {
    name: 'in lines, one wrong',
    given: any('application/jsonl', '1\n"x"\n'),
    status: 400,
    problems: ['body[1] must be an integer (it is "x")'],
  },
  { name: 'of a version', given: any('application/vnd.a+json; v="2"', '1'), status: 204 },
  {
    name: 'of another version',
    given: any('application/vnd.a+json; v=1', '1'),
    status: 415,
    problems: [/Content-Type must be/],
  },
]);

const prefer = (value: string, body: unknown = { amount: 1 }): Row['given'] => json(body, { Prefer: value });
table('an answer', [
  {
    name: 'that belongs to the request by name',
    given: json({ amount: 500 }),
    status: 201,
    text: { id: 500 },
    headers: {
      'mock-example': 'Large',
      location: '/orders/1',
      'x-optional': undefined,
      'preference-applied': undefined,
    },
  },
  {
    name: 'that belongs to the request by name, among errors',
    given: json({ amount: 13 }),
    status: 402,
    text: { error: 'unlucky' },
    headers: { 'mock-problem': undefined },
  },
  { name: 'the first where the request is no example', given: json({ amount: 7 }), status: 201, text: { id: 1 } },
  {
    name: 'by name',
    given: prefer('example=Large'),
    status: 201,
    text: { id: 500 },
    headers: { 'preference-applied': 'example=Large' },
  },
  { name: 'by name, of the second success', given: prefer('example="Later"'), status: 202, text: { id: null } },
  { name: 'by name, among errors', given: prefer('example=Refused'), status: 402 },
  {
    name: 'by a name that is none',
    given: prefer('example=Nobody'),
    status: 400,
    problems: [
      'Prefer: example=Nobody is not an example of the response. There are Small, Large, Later, Refused, generated, example',
    ],
  },
  { name: 'by code', given: prefer('code=402'), status: 402, headers: { 'preference-applied': 'code=402' } },
  {
    name: 'by code and name',
    given: prefer('code=418, example=Cup'),
    status: 418,
    text: { tea: false },
    headers: { 'preference-applied': 'code=418, example=Cup' },
  },
  {
    name: 'by code, of a range',
    given: prefer('code=503'),
    status: 503,
    text: 'broken',
    headers: { 'content-type': 'text/plain' },
  },
  {
    name: 'by code, of the catalogue',
    given: prefer('CODE="400"; strict'),
    status: 400,
    text: { status: false, message: 'Bad.' },
  },
  {
    name: 'by a code that nobody describes',
    given: prefer('code=409'),
    status: 400,
    problems: ['Prefer: code=409 is not described. There are 201, 202, 402, 422, 5XX, 400, 418'],
  },
  { name: 'by a code that is none', given: prefer('code=abc'), status: 400, problems: [/^Prefer: code=abc/] },
  {
    name: 'to a wrong request, whatever it prefers',
    given: prefer('code=201', {}),
    status: 422,
    problems: ['body.amount is missing'],
    headers: { 'preference-applied': undefined },
  },
  { name: 'made from its schema', given: { path: '/v1/made' }, status: 200, headers: { 'mock-example': 'generated' } },
  { name: 'of nothing', given: { path: '/v1/nothing' }, status: 200, text: '' },
  {
    name: 'of any code where there is a default',
    given: { path: '/v1/nothing', headers: { Prefer: 'code=409' } },
    status: 409,
    text: '',
  },
  { name: 'in the first media type', given: { path: '/v1/types' }, status: 200, text: { a: 1 } },
  {
    name: 'in the media type that is liked best',
    given: { path: '/v1/types', headers: { Accept: 'application/json;q=0.5, text/*' } },
    status: 200,
    text: 'a;b',
    headers: { 'content-type': 'text/csv' },
  },
  {
    name: 'in a media type that is not ruled out',
    given: { path: '/v1/types', headers: { Accept: '*/*, application/json;q=0' } },
    status: 200,
    text: 'a;b',
  },
  {
    name: 'as a form',
    given: { path: '/v1/types', headers: { Accept: 'application/x-www-form-urlencoded' } },
    status: 200,
    text: 'a=%C3%A9%26',
  },
  {
    name: 'in no media type that fits',
    given: { path: '/v1/types', headers: { Accept: 'image/png' } },
    status: 406,
    problems: [/^the header Accept asks for image\/png/],
  },
  {
    name: 'after a while',
    given: { path: '/v1/nothing', headers: { Prefer: 'wait=0' } },
    status: 200,
    headers: { 'preference-applied': 'wait=0' },
  },
]);

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
