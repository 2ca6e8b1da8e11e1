import { describe, expect, it } from 'vitest';
import type { BodyData, CallData, SchemaFile } from '#src/model/call-data.ts';
import { checkEvent } from '#src/shared/simulator/body-check.ts';
import { localCall, pathProblem, portProblem, scriptCommand } from '#src/shared/simulator/local-call.ts';
import { unknownsOf } from '#src/shared/simulator/unknowns.ts';
import { utf8Length } from '#src/shared/text/utf8-length.ts';
import { parameter } from '../../../scripts/model-builders.ts';

const MEDIA: BodyData = {
  mediaType: 'application/json',
  schema: { $ref: '#/components/schemas/Paid' },
  encoding: [],
  files: [],
  examples: [],
  rows: { href: '/reference/webhooks/paid', anchor: 'paid.body', fields: ['id', 'status'], elsewhere: [] },
};
const SCHEMAS: SchemaFile = {
  Paid: {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string' }, status: { type: 'string', enum: ['paid'] } },
  },
};
const CALL: CallData = {
  kind: 'webhook',
  id: 'paid',
  title: 'It is paid',
  href: '/reference/webhooks/paid',
  file: 'webhooks/paid.json',
  method: 'POST',
  description: '',
  parameters: [],
  body: { required: true, content: [MEDIA] },
  responses: [],
  schemas: [],
};

describe('the body of an event', () => {
  it.each<{
    name: string;
    text: string;
    media?: Partial<BodyData>;
    mistakes?: readonly string[];
    problems?: readonly string[];
    unchecked?: string;
  }>([
    { name: 'is as documented', text: '{"id": "a", "status": "paid"}' },
    { name: 'lacks a field', text: '{"status": "paid"}', problems: ['id /reference/webhooks/paid#paid.body.id'] },
    { name: 'has a value of its own', text: '{"id": 1}', problems: ['id /reference/webhooks/paid#paid.body.id'] },
    {
      name: 'is broken, and its other fields are checked',
      text: '{"id": "a",\n "status": None}',
      mistakes: ['2:12 JSON writes `null` for `None`.'],
      problems: ['status /reference/webhooks/paid#paid.body.status'],
    },
    {
      name: 'ends too early',
      text: '{"id": "a", ',
      mistakes: ['1:13 The text ends inside an object that is not closed.'],
    },
    { name: 'goes on after its end', text: '{"id": "a"}\n}', mistakes: ['2:1 The JSON has ended before this.'] },
    { name: 'is empty', text: '', mistakes: ['1:1 There is no JSON here.'] },
    { name: 'is a form', text: 'id=a', media: { mediaType: 'text/plain' }, unchecked: 'not JSON' },
    { name: 'is not documented', text: '[1]', media: { schema: {} }, unchecked: 'not documented' },
  ])('$name', ({ text, media, mistakes = [], problems = [], unchecked }) => {
    const check = checkEvent({ ...MEDIA, ...media }, text, SCHEMAS);
    expect(check.mistakes.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual(mistakes);
    expect(check.problems.map(({ path, href }) => `${path} ${href}`)).toEqual(problems);
    expect(check.unchecked).toBe(unchecked);
  });
});

describe('the call', () => {
  it('has the text as it is, and all that is documented of it', () => {
    const call = {
      ...CALL,
      parameters: [
        parameter('header', 'Signature', { required: true, example: 'v1=0' }),
        parameter('header', 'Trace', { required: false, example: 'a' }),
        parameter('query', 'shop', { required: true, example: 'a b' }),
      ],
    };
    expect(localCall(call, MEDIA, { port: 3000, path: '/hook', text: `it's €` })).toEqual({
      curl: [
        'curl --request POST \\',
        "  --url 'http://localhost:3000/hook?shop=a%20b' \\",
        "  --header 'Signature: v1=0' \\",
        "  --header 'Content-Type: application/json' \\",
        "  --data-raw 'it'\\''s €'",
      ].join('\n'),
      head: [
        'POST /hook?shop=a%20b HTTP/1.1',
        'Host: localhost:3000',
        'Signature: v1=0',
        'Content-Type: application/json',
        'Content-Length: 8',
      ].join('\n'),
    });
  });

  it('is none where the method is not documented', () => {
    const { method: _, ...call } = CALL;
    expect(localCall(call, MEDIA, { port: 3000, path: '/hook', text: '' })).toBeUndefined();
  });

  it.each([
    ['paid', 'paid'],
    ["it's paid", String.raw`'it'\''s paid'`],
  ])('of %s has a script beside it', (id, word) =>
    expect(scriptCommand({ ...CALL, id }, { port: 80, path: '/a' })).toBe(
      `node webhook-conformance.mjs http://localhost:80/a --event ${word}`,
    ),
  );

  it.each(['1', '80', '65535'])('goes to port %s', (port) => expect(portProblem(port)).toBeUndefined());
  it.each(['', '0', '65536', '3000a', '-1', '1e3'])('goes to no port %s', (port) =>
    expect(portProblem(port)).toBeDefined(),
  );
  it.each(['/', '/a', '/a/b.c/', '/A_b-c~d'])('goes to %s', (path) => expect(pathProblem(path)).toBeUndefined());
  it.each(['', 'a', '//', '/a b', '/../b', '/a/.', '/a?b', '/ä', "/'"])('goes to no path %s', (path) =>
    expect(pathProblem(path)).toBeDefined(),
  );
});

describe('what the real event has besides', () => {
  const SIGNATURE = parameter('header', 'X-Check', { required: true, description: 'HMAC of the body.' });
  const RESPONSE = { status: '200', title: 'OK', description: 'Taken.', href: '/a', headers: [], content: [] } as const;
  it.each<[string, Partial<CallData>, readonly string[]]>([
    [
      'nothing is documented',
      {},
      ['No signature is documented, so the cURL command has none.', 'When an event is sent again is not documented.'],
    ],
    [
      'a signature and a response are',
      { parameters: [SIGNATURE], responses: [RESPONSE] },
      [
        '`X-Check` has the documented example value, which is not the signature of this body. Skip its check while you simulate.',
        'When an event is sent again is not documented further.',
      ],
    ],
    [
      'the author says what is missing, and credentials are sent',
      { simulation: { question: 'It is paid: whether it is signed', carries: true }, responses: [RESPONSE] },
      [
        'Not documented: whether it is signed.',
        'Its credentials are not in the cURL command.',
        'When an event is sent again is not documented further.',
      ],
    ],
  ])('%s', (_, more, want) => expect(unknownsOf({ ...CALL, ...more })).toEqual(want));
});

it.each(['', 'plain', 'Naïve', '日本語', '🦊 a', '\u{10ffff}\u0000\n', 'half \ud800 of a pair', '\udc00\ud800'])(
  'the bytes of %j are counted as they are sent',
  (text) => expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length),
);
