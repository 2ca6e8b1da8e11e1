import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { curl } from '../../../../scripts/samples/curl.ts';
import type { SampleRequest } from '../../../../src/model/sample.ts';
import { HOSTILE } from './hostile.ts';

const NONE = { kind: 'none' } as const;

const TABLE: readonly { name: string; given: SampleRequest; want: string }[] = [
  {
    name: 'leaves the method out for a plain GET',
    given: { method: 'GET', url: 'https://api.example/a?b=c&d=e', headers: [], answer: 'json', body: NONE },
    want: `curl 'https://api.example/a?b=c&d=e'`,
  },
  {
    name: 'keeps brackets and braces from being patterns, and headers without a value',
    given: {
      method: 'GET',
      url: 'https://api.example/{id}?a[]=1',
      headers: [{ name: 'X-Empty', value: '' }],
      answer: 'json',
      body: NONE,
    },
    want: `curl --globoff 'https://api.example/{id}?a[]=1' \\\n  --header 'X-Empty;'`,
  },
  {
    name: 'reads a credential from the environment',
    given: {
      method: 'DELETE',
      url: 'https://api.example/a',
      headers: [
        { name: 'X-Key', value: [{ env: 'KEY' }] },
        { name: 'X-Id', value: '1' },
      ],
      answer: 'json',
      body: NONE,
    },
    want: `curl --request DELETE 'https://api.example/a' \\\n  --header "X-Key: $KEY" \\\n  --header 'X-Id: 1'`,
  },
  {
    name: 'prints a body over several lines',
    given: {
      method: 'POST',
      url: 'https://api.example/a',
      headers: [],
      answer: 'json',
      body: { kind: 'json', value: { amount: 5, note: "it's" } },
    },
    want: `curl --request POST 'https://api.example/a' \\\n  --data '{\n  "amount": 5,\n  "note": "it'\\''s"\n}'`,
  },
  {
    name: 'names the method of a GET with a body, which cURL would post',
    given: {
      method: 'GET',
      url: 'https://api.example/a',
      headers: [],
      answer: 'json',
      body: { kind: 'json', value: 1 },
    },
    want: `curl --request GET 'https://api.example/a' \\\n  --data '1'`,
  },
  {
    name: 'has secrets in a query encoded by cURL',
    given: {
      method: 'GET',
      url: ['https://api.example/a?b=1&c=', { env: 'KEY' }, '&d=', { env: 'OTHER_KEY' }],
      headers: [],
      answer: 'json',
      body: NONE,
    },
    want: `curl --get 'https://api.example/a?b=1' \\\n  --data-urlencode "c=$KEY" \\\n  --data-urlencode "d=$OTHER_KEY"`,
  },
  {
    name: 'has a secret that is the whole query encoded beside a body',
    given: {
      method: 'POST',
      url: ['https://api.example/a?b%5B=', { env: 'KEY' }],
      headers: [],
      answer: 'json',
      body: { kind: 'json', value: 1 },
    },
    want: `curl --request POST 'https://api.example/a' \\\n  --url-query "b%5B=$KEY" \\\n  --data '1'`,
  },
  {
    name: 'leaves a secret that is no whole value where it is',
    given: {
      method: 'GET',
      url: ['https://api.example/', { env: 'KEY' }, '?b=1'],
      headers: [],
      answer: 'json',
      body: NONE,
    },
    want: `curl "https://api.example/$KEY?b=1"`,
  },
  {
    name: 'prints a text with control characters by `printf`: no page keeps them',
    given: {
      method: 'POST',
      url: 'https://api.example/a',
      headers: [],
      answer: 'json',
      body: { kind: 'text', text: "-a%\\\r\nit's\0\u007f\n" },
    },
    want: `printf '\\055a%%\\\\\\r\nit'\\''s\\000\\177\n' | curl --request POST 'https://api.example/a' \\\n  --data-binary @-`,
  },
  {
    name: 'encodes fields of a form with control characters',
    given: {
      method: 'POST',
      url: 'https://api.example/a',
      headers: [],
      answer: 'json',
      body: {
        kind: 'form',
        fields: [
          { name: 'a b', value: 'c\r\n\0' },
          { name: 'd', value: 'e\nf' },
        ],
      },
    },
    want: `curl --request POST 'https://api.example/a' \\\n  --data 'a%20b=c%0D%0A%00' \\\n  --data-urlencode 'd=e\nf'`,
  },
  {
    name: 'prints parts with control characters by `printf`, and keeps newlines at their end',
    given: {
      method: 'POST',
      url: 'https://api.example/a',
      headers: [],
      answer: 'json',
      body: { kind: 'multipart', parts: [{ name: 'a', kind: 'text', text: '@b\r\n\n' }] },
    },
    want: `curl --request POST 'https://api.example/a' \\\n  --form-string "$(printf 'a=@b\\r')"'\n\n'`,
  },
];

describe('curl', () => {
  for (const { name, given, want } of TABLE) it(name, () => expect(curl.render(given)).toBe(want));

  for (const { name, value } of HOSTILE) {
    it(`hands ${name} to cURL as it is, through a real shell`, () => {
      const request: SampleRequest = {
        method: 'POST',
        url: `https://api.example/${encodeURIComponent("it's")}'`,
        headers: [
          { name: 'X-Key', value: [{ env: 'KEY' }] },
          { name: 'X-Note', value: "$HOME 'a' `id`" },
        ],
        answer: 'json',
        body: { kind: 'json', value },
      };
      const [post, method, url, ...rest] = shellArguments(curl.render(request), { KEY: 's3\'cr"et $x' });
      expect([post, method, url]).toEqual(['--request', 'POST', request.url]);
      expect(rest.slice(0, 5)).toEqual([
        '--header',
        `X-Key: s3'cr"et $x`,
        '--header',
        "X-Note: $HOME 'a' `id`",
        '--data',
      ]);
      expect(JSON.parse(rest[5] ?? '')).toEqual(value);
      expect(rest).toHaveLength(6);
    });
  }

  it('prints a remark as a comment of the shell', () => {
    expect(
      shellArguments(
        `${curl.comment("It's not published.")}\n${curl.render({ method: 'GET', url: 'https://api.example', headers: [], answer: 'json', body: NONE })}`,
        {},
      ),
    ).toEqual(['https://api.example']);
  });
});

/** What cURL would be called with: a function of its name prints its arguments, ended by NUL. */
function shellArguments(sample: string, env: Readonly<Record<string, string>>): readonly string[] {
  const printed = execFileSync('sh', ['-u', '-c', `curl() { printf '%s\\0' "$@"; }\n${sample}`], {
    env: { PATH: process.env['PATH'] ?? '', HOME: '/home/reader', ...env },
    encoding: 'utf8',
  });
  return printed.split('\0').slice(0, -1);
}
