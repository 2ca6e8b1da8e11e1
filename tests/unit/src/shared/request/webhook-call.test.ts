import { describe, expect, it } from 'vitest';
import type { CallData } from '#src/model/call-data.ts';
import { createForm } from '#src/shared/request/form.ts';
import { fromLink, toLink } from '#src/shared/request/link.ts';
import { problemsOf } from '#src/shared/request/problems.ts';
import { startsOf } from '#src/shared/request/starts.ts';
import { programOf, toRequest } from '#src/shared/request/to-request.ts';
import { differences, localAddress, scriptCommand } from '#src/shared/request/webhook-call.ts';
import { curl } from '#src/shared/samples/curl.ts';
import { parameter } from '../../../scripts/model-builders.ts';

const SIGNATURE = parameter('header', 'X-Check', {
  required: true,
  description: 'HMAC of the body.',
  schema: { type: 'string' },
  example: 'v1=0',
});
const CALL: CallData = {
  kind: 'webhook',
  id: 'paid',
  title: 'It is paid',
  href: '/reference/webhooks/paid',
  file: 'webhooks/paid.json',
  method: 'POST',
  description: '',
  parameters: [],
  body: {
    required: true,
    content: [
      {
        mediaType: 'application/json',
        schema: {
          type: 'object',
          required: ['id'],
          properties: { id: { type: 'string', readOnly: true }, secret: { type: 'string', writeOnly: true } },
        },
        encoding: [],
        files: [],
        examples: [{ name: 'paid', summary: 'Paid', description: '', value: { id: "it's €" } }],
        rows: { href: '/reference/webhooks/paid', anchor: 'paid.body', fields: ['id'], elsewhere: [] },
      },
    ],
  },
  responses: [],
  schemas: [],
};

const OPTIONAL = parameter('header', 'Trace', { required: false, schema: { type: 'string' }, example: 'a' });
const form = createForm({ ...CALL, parameters: [SIGNATURE, OPTIONAL] }, {});
const start = startsOf(form)[0]?.state ?? { media: 0, values: {}, choices: new Map() };
const valued = (values: Readonly<Record<string, unknown>>) => ({ ...start, values: { ...start.values, ...values } });

describe('the form of a webhook', () => {
  it.each([
    ['with its example', {}, 'http://localhost:8000/webhooks'],
    ["to the reader's server", { server: { port: 3000, path: '/hook' } }, 'http://localhost:3000/hook'],
    [
      'to the usual server in place of a wrong one',
      { server: { port: 0, path: '//x' } },
      'http://localhost:8000/webhooks',
    ],
  ])('makes a call %s', (_, values, url) => {
    const built = toRequest(form, valued(values));
    expect(built.request && programOf(curl, built)).toEqual({
      text: [
        'curl --request POST \\',
        `  --url '${url}' \\`,
        "  --header 'X-Check: v1=0' \\",
        "  --header 'Content-Type: application/json' \\",
        `  --data '{\n  "id": "it'\\''s €"\n}'`,
      ].join('\n'),
    });
  });

  it('is read from its link', () => {
    const state = valued({ server: { port: 3000 } });
    expect(fromLink(form, toLink(form, state).text)?.values).toEqual(state.values);
  });

  it('makes no call where the method is not documented', () => {
    const { method: _, ...call } = CALL;
    expect(toRequest(createForm(call, {}), start)).toEqual({
      note: 'The method of this webhook is not documented: only its body can be built.',
    });
  });

  it.each([
    ['what the provider sends', {}, []],
    ['no field that is missing', { body: {} }, ['id is missing']],
    ['no field that the provider never sends', { body: { id: 'a', secret: 'b' } }, ['secret']],
    ['no wrong port', { server: { port: 70_000 } }, ['server.port']],
  ])('accepts %s', (_, values, want) => {
    const found = problemsOf(form, valued(values));
    expect(
      found.map(({ name, path, isMissing }) =>
        path[0] === 'server' ? path.join('.') : isMissing ? `${name} is missing` : name,
      ),
    ).toEqual(want);
  });
});

describe('the address of a server', () => {
  const PORTS: readonly (readonly [unknown, boolean])[] = [
    ...[1, 80, 65_535].map((port) => [port, true] as const),
    ...[0, 65_536, -1, 1.5, '80', undefined].map((port) => [port, false] as const),
  ];
  it.each(PORTS)('has port %s: %s', (port, isRight) =>
    expect(localAddress({ server: { port } }).port).toBe(isRight ? port : 8000),
  );
  const PATHS: readonly (readonly [unknown, boolean])[] = [
    ...['/', '/a', '/a/b.c/', '/A_b-c~d'].map((path) => [path, true] as const),
    ...['', 'a', '//', '/a b', '/../b', '/a/.', '/a?b', '/ä', "/'", 1].map((path) => [path, false] as const),
  ];
  it.each(PATHS)('has path %j: %s', (path, isRight) =>
    expect(localAddress({ server: { path } }).path).toBe(isRight ? path : '/webhooks'),
  );
});

it.each([
  ['paid', 'paid'],
  ["it's paid", String.raw`'it'\''s paid'`],
])('the script is called for %s', (id, word) =>
  expect(scriptCommand({ ...CALL, id }, { port: 80, path: '/a' })).toBe(
    `node webhook-conformance.mjs http://localhost:80/a --event ${word}`,
  ),
);

describe('the real event differs', () => {
  const RESPONSE = { status: '200', title: 'OK', description: 'Taken.', href: '/a', headers: [], content: [] } as const;
  const AGENT = 'cURL adds its own `User-Agent` and `Accept`: those of the provider may differ.';
  it.each<[string, Partial<CallData>, readonly string[]]>([
    [
      'where nothing is documented',
      {},
      ['No signature is documented, so the cURL command has none.', 'Whether events are resent is not documented.'],
    ],
    [
      'in a signature, of which there is no example',
      { parameters: [{ ...SIGNATURE, generated: true }], responses: [RESPONSE] },
      [
        '`X-Check` has the documented example value, which is not the signature of this body. Skip its check while you simulate.',
        'The value of `X-Check` is made up: the documentation has no example.',
        'Whether events are resent is not documented.',
      ],
    ],
    [
      'in what its author asks, and in credentials',
      { simulation: { question: 'Is it signed?', carries: true, isOurs: true }, responses: [RESPONSE] },
      [
        'We assume most of its field names, and all values.',
        'Open question: Is it signed?',
        'Its credentials are not in the cURL command.',
        'Whether events are resent is not documented.',
      ],
    ],
  ])('%s', (_, more, want) => expect(differences({ ...CALL, ...more })).toEqual([...want, AGENT]));
});
