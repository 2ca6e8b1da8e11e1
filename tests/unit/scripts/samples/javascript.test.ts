import { describe, expect, it } from 'vitest';
import { javascript, key, literal, string } from '../../../../scripts/samples/javascript.ts';
import type { SampleRequest } from '../../../../src/model/sample.ts';
import { HOSTILE } from './hostile.ts';

/** Runs a sample as the module it is: its `fetch` is recorded and answered. */
async function run(
  sample: string,
  answer: { ok: boolean; status: number; body: unknown },
  env: Readonly<Record<string, string>> = {},
) {
  const calls: { url: string; options: RequestInit }[] = [];
  const logged: unknown[] = [];
  const fetch = (url: string, options: RequestInit) => {
    calls.push({ url, options });
    return Promise.resolve({
      ok: answer.ok,
      status: answer.status,
      json: () => Promise.resolve(answer.body),
      text: () => Promise.resolve(JSON.stringify(answer.body)),
    });
  };
  const AsyncFunction = (async () => undefined).constructor as new (
    ...args: string[]
  ) => (...args: unknown[]) => Promise<void>;
  await new AsyncFunction('fetch', 'process', 'console', `'use strict';\n${sample}`)(
    fetch,
    { env },
    { log: (value: unknown) => logged.push(value) },
  );
  return { calls, logged };
}

const LITERALS: readonly { name: string; given: unknown; want: string }[] = [
  { name: 'prints strings in single quotes', given: 'a "b"', want: `'a "b"'` },
  {
    name: 'prints bare keys where it can',
    given: { amount: 5, 'x-y': 6, $ref: 7, _a1: 8 },
    want: `{\n  amount: 5,\n  'x-y': 6,\n  $ref: 7,\n  _a1: 8,\n}`,
  },
  {
    name: 'indents what is nested',
    given: { list: [{ a: 1 }] },
    want: '{\n  list: [\n    {\n      a: 1,\n    },\n  ],\n}',
  },
  { name: 'keeps empty collections on one line', given: { list: [], map: {} }, want: '{\n  list: [],\n  map: {},\n}' },
  {
    name: 'computes the key that would set the prototype',
    given: JSON.parse('{"__proto__": 1}'),
    want: `{\n  ['__proto__']: 1,\n}`,
  },
];

describe('literal', () => {
  for (const { name, given, want } of LITERALS) it(name, () => expect(literal(given)).toBe(want));

  for (const { name, value } of HOSTILE) {
    it(`round-trips ${name}`, () => {
      const back: unknown = new Function(`'use strict'; return ${literal(value)};`)();
      expect(back).toStrictEqual(value);
      expect(JSON.stringify(back)).toBe(JSON.stringify(value));
    });
  }
});

describe('string and key', () => {
  it('escape what would end a string or a line', () => expect(string("a'b\n\u2028\\")).toBe(`'a\\'b\\n\\u2028\\\\'`));
  it('quote names that are no identifiers', () =>
    expect(['a', 'a b', '1', 'é'].map(key)).toEqual(['a', `'a b'`, `'1'`, `'é'`]));
});

describe('javascript', () => {
  const request: SampleRequest = {
    method: 'POST',
    url: "https://api.example/it's",
    headers: [
      { name: 'X-Key', value: [{ env: 'KEY' }] },
      { name: 'Accept', value: '*/*' },
    ],
    answer: 'json',
    body: { kind: 'none' },
  };

  for (const { name, value } of HOSTILE) {
    it(`sends ${name} as it is`, async () => {
      const { calls } = await run(
        javascript.render({ ...request, body: { kind: 'json', value } }),
        { ok: true, status: 200, body: {} },
        { KEY: 'secret' },
      );
      expect(calls.map(({ url, options }) => [url, options.method, options.headers])).toEqual([
        [request.url, 'POST', { 'X-Key': 'secret', Accept: '*/*' }],
      ]);
      expect(calls[0]?.options.body).toBe(JSON.stringify(value));
    });
  }

  it('leaves out of a plain GET what it does not need', async () => {
    expect(
      javascript.render({
        method: 'GET',
        url: 'https://api.example',
        headers: [],
        answer: 'json',
        body: { kind: 'none' },
      }),
    ).toContain("await fetch('https://api.example');\n");
    const { calls, logged } = await run(
      javascript.render({
        method: 'GET',
        url: 'https://api.example',
        headers: [],
        answer: 'json',
        body: { kind: 'none' },
      }),
      { ok: true, status: 200, body: { data: 1 } },
    );
    expect(calls).toEqual([{ url: 'https://api.example', options: undefined }]);
    expect(logged).toEqual([{ data: 1 }]);
  });

  it('fails with status and text of the answer', async () => {
    await expect(
      run(javascript.render(request), { ok: false, status: 401, body: { message: 'Wrong key' } }),
    ).rejects.toThrow('401: {"message":"Wrong key"}');
  });

  it.each<[SampleRequest['answer'], unknown]>([
    ['json', { a: 1 }],
    ['text', '{"a":1}'],
    ['none', 200],
  ])('reads an answer as %s', async (answer, want) => {
    expect(
      (await run(javascript.render({ ...request, answer }), { ok: true, status: 200, body: { a: 1 } })).logged,
    ).toEqual([want]);
  });

  it('prints a remark as a comment', () => expect(javascript.comment('Not published.')).toBe('// Not published.'));
});
