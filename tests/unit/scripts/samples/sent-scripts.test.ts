/** What samples in languages of scripts send and say when they are run, to a server that remembers. */
import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESULT, type Toolchain } from '../../../../scripts/run-samples/toolchain.ts';
import { php as phpToolchain } from '../../../../scripts/run-samples/toolchains/php.ts';
import { python as pythonToolchain } from '../../../../scripts/run-samples/toolchains/python.ts';
import { ruby as rubyToolchain } from '../../../../scripts/run-samples/toolchains/ruby.ts';
import { programme } from '../../../../scripts/samples/index.ts';
import { php } from '../../../../scripts/samples/php.ts';
import { python } from '../../../../scripts/samples/python.ts';
import { ruby } from '../../../../scripts/samples/ruby.ts';
import type { SampleRenderer } from '../../../../scripts/samples/sample-renderer.ts';
import type { SampleAnswer, SampleBody, SamplePart, SampleRequest } from '../../../../src/model/sample.ts';
import { HOSTILE } from './hostile.ts';

interface Sent {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  /** Names and values in turn, as they came. */
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
}

const LANGUAGES: readonly { renderer: SampleRenderer; toolchain: Toolchain }[] = [
  { renderer: python, toolchain: pythonToolchain },
  { renderer: php, toolchain: phpToolchain },
  { renderer: ruby, toolchain: rubyToolchain },
];

const ENV = { KEY: 'k 1&=#é/+', LOGIN_USERNAME: 'ada', LOGIN_PASSWORD: 's3\'c"r $t#{1}' };
const FILE = Buffer.from([0, 255, 10, 13, 195, 10]);
/** Longer than a terminal's line, with what is not ASCII. */
const REFUSAL = `{"message":"Refusé: ${'no '.repeat(3000)}end"}`;
const ANSWERS: Readonly<Record<SampleAnswer, string | Buffer>> = {
  json: '{"list":[],"object":{},"0":"é","n":1.5,"none":null}',
  text: 'a,b\né,日本\n',
  binary: FILE,
  none: '',
};

let server: Server;
let origin = '';
let folder = '';
const sent: Sent[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'scripts-'));
  writeFileSync(join(folder, 'photo.png'), FILE);
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        sent.push({
          method: request.method,
          url: request.url,
          headers: request.headers,
          rawHeaders: request.rawHeaders,
          body: Buffer.concat(chunks),
        });
        const [, kind] = /^\/answer\/(\w+)/.exec(request.url ?? '') ?? [];
        const status = /^\/status\/(\d+)/.exec(request.url ?? '')?.[1];
        if (status !== undefined)
          response.writeHead(Number(status), { 'Content-Type': 'application/json' }).end(REFUSAL);
        else if (kind === 'none') response.writeHead(204).end();
        else if (kind !== undefined)
          response
            .writeHead(200, {
              'Content-Type': { json: 'application/json', text: 'text/csv', binary: 'application/pdf' }[kind],
            })
            .end(ANSWERS[kind as SampleAnswer]);
        else response.setHeader('Content-Type', 'application/json').end('{}');
      });
  }).listen(0);
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Texts that a message can carry: half of a surrogate pair arrives as what stands for it. */
const TEXTS = [
  ...HOSTILE.flatMap(({ value }) => (typeof value === 'string' ? [value.replace(/\p{Surrogate}/gu, '\ufffd')] : [])),
  '#{1} #$0 #@a \\#{1}',
  '{1} {{2}} %s %%',
  '?> <?php //',
  '"""',
  "'''\\",
  '{$a} ${a} \\u{41} \\x41 \\101',
  '@photo.png',
  '=a&b=c+d%20',
  '\ufeff\u202e',
];
const NAMES = ['same [] & = é', 'same [] & = é', ...TEXTS.filter((text) => text !== ''), '0', '1', 'a"b'];
const WORDS =
  'BEGIN END __FILE__ __LINE__ __ENCODING__ alias and begin break case class def defined do else end ensure false for if in module next nil not or redo rescue retry return self super then true undef unless until when while yield True None lambda Amount a? a! a= 08 -5 -0 1.5 9223372036854775808 __END__'.split(
    ' ',
  );

/** Values of JSON, each a body of its own. */
const VALUES: readonly { readonly name: string; readonly value: unknown }[] = [
  ...HOSTILE,
  ...TEXTS.slice(-8).map((value) => ({ name: JSON.stringify(value), value: { [value]: value } })),
  { name: 'null', value: null },
  { name: 'false', value: false },
  { name: 'zero', value: 0 },
  { name: 'an empty object', value: {} },
  { name: 'an empty list', value: [] },
  { name: 'keys of a list', value: { '0': 'a', '1': 'b' } },
  { name: 'other keys that are numbers', value: [{ '1': 'a', '2': 'b' }, { '0': 'a', b: 'c' }, { '0': {} }] },
  { name: 'words of the languages as keys', value: Object.fromEntries(WORDS.map((word, index) => [word, index])) },
  {
    name: 'numbers',
    value: [2 ** 63, -(2 ** 63), 1e20, 1e21, 1.5, -0.1, 0.1 + 0.2, 5e-7, Number.MIN_VALUE, Number.MAX_VALUE],
  },
  { name: 'depth', value: JSON.parse(`${'['.repeat(300)}{"a":{}}${']'.repeat(300)}`) },
  { name: 'depth that literals can have', value: JSON.parse(`${'{"a":['.repeat(44)}"#"${']}'.repeat(44)}`) },
  { name: 'half of a surrogate pair as a key', value: { '\udd8a': '\\ud83e', '🦊': '\'"\\' } },
];

const PARTS: readonly SamplePart[] = [
  ...TEXTS.map((text, index) => ({ name: NAMES[index] ?? 'text', kind: 'text', text }) as const),
  ...TEXTS.map((text) => ({ name: 'typed', kind: 'text', text, contentType: 'text/csv' }) as const),
  { name: 'json', kind: 'json', value: { a: TEXTS, ';': '"', '0': {} }, contentType: 'application/json' },
  { name: 'half', kind: 'json', value: '\ud83e', contentType: 'application/json' },
  { name: 'photo', kind: 'file', file: 'photo.png', contentType: 'image/png' },
  { name: 'untyped', kind: 'file', file: 'photo.png' },
];
const PLAIN_PARTS: readonly SamplePart[] = [
  ...TEXTS.map((text, index) => ({ name: `é ${index}`, kind: 'text', text }) as const),
  { name: 'photo', kind: 'file', file: 'photo.png', contentType: 'image/png' },
];
const FORM = TEXTS.map((value, index) => ({ name: NAMES[index] ?? '', value }));
const PLAIN_FORM = FORM.slice(1).map(({ name, value }, index) => ({
  name: index % 2 === 0 ? name : String(index),
  value,
}));

const JSON_TYPE = { name: 'Content-Type', value: 'application/json' };
const NONE: SampleBody = { kind: 'none' };
const post = (more: Partial<SampleRequest>): SampleRequest => ({
  method: 'POST',
  url: `${origin}/a`,
  headers: [],
  answer: 'json',
  body: NONE,
  ...more,
});
const typed = (value: string) => ({ headers: [{ name: 'Content-Type', value }] });

/** What a request says, and what has to arrive. */
interface Case {
  readonly name: string;
  readonly given: Partial<SampleRequest> | (() => Partial<SampleRequest>);
  check(one: Sent): void | Promise<void>;
}

const form = async ({ headers, body }: Sent): Promise<FormData> =>
  new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type'] ?? '' } }).formData();
const lines = (value: string): string => value.replace(/\r\n?|\n/g, '\n');
/** A body in parts as it stands: lines above and content of each. */
function rawParts({ headers, body }: Sent): readonly { head: string; content: Buffer }[] {
  const boundary = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  return body
    .toString('latin1')
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((raw) => {
      const end = raw.indexOf('\r\n\r\n');
      return {
        head: Buffer.from(raw.slice(2, end), 'latin1').toString(),
        content: Buffer.from(raw.slice(end + 4, -2), 'latin1'),
      };
    });
}

const CASES: readonly Case[] = [
  ...VALUES.map(({ name, value }): Case => ({
    name: `JSON: ${name}`,
    given: { headers: [JSON_TYPE], body: { kind: 'json', value } },
    check: (one) => {
      expect(one.headers['content-type']).toBe('application/json');
      expect(JSON.parse(one.body.toString())).toStrictEqual(value);
      expect(JSON.stringify(JSON.parse(one.body.toString()))).toBe(JSON.stringify(value));
    },
  })),
  {
    name: 'what JSON has no form for as null',
    given: { headers: [JSON_TYPE], body: { kind: 'json', value: { a: [Number.NaN, -Infinity], b: undefined, c: -0 } } },
    check: (one) => expect(JSON.parse(one.body.toString())).toEqual({ a: [null, null], c: 0 }),
  },
  {
    name: 'JSON of another media type',
    given: { method: 'PUT', ...typed('application/vnd.a+json; v=1'), body: { kind: 'json', value: {} } },
    check: (one) =>
      expect([one.method, one.headers['content-type'], one.body.toString()]).toEqual([
        'PUT',
        'application/vnd.a+json; v=1',
        '{}',
      ]),
  },
  ...[FORM, PLAIN_FORM].map((fields): Case => ({
    name: 'a form',
    given: { body: { kind: 'form', fields } },
    check: (one) => {
      expect(one.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
      expect([...new URLSearchParams(one.body.toString())]).toEqual(
        fields.map(({ name, value }) => [name.replace(/\p{Surrogate}/gu, '\ufffd'), value]),
      );
    },
  })),
  ...[PARTS, PLAIN_PARTS].map((parts): Case => ({
    name: 'texts, JSON and files in parts',
    given: { body: { kind: 'multipart', parts } },
    check: async (one) => {
      const raw = rawParts(one);
      expect(raw).toHaveLength(parts.length);
      for (const [index, part] of parts.entries()) {
        const { head = '', content = FILE } = raw[index] ?? {};
        expect(/filename="([^"]*)"/.exec(head)?.[1]).toBe(part.kind === 'file' ? part.file : undefined);
        if (part.contentType !== undefined) expect(head).toContain(`Content-Type: ${part.contentType}`);
        else if (part.kind !== 'file') expect(head).not.toContain('Content-Type');
        if (part.kind === 'file') expect(content).toEqual(FILE);
        else if (part.kind === 'text') expect(content.toString()).toBe(part.text);
        else expect(JSON.parse(content.toString())).toEqual(part.value);
      }
      // Names of parts have no agreed form for some characters; those that have are read back by a parser.
      const names = [...(await form(one)).keys()];
      for (const [index, { name }] of parts.entries())
        if (/^[^\\\0-\x1f\x7f"]*$/.test(name)) expect(lines(names[index] ?? '')).toBe(name);
    },
  })),
  ...TEXTS.map((text): Case => ({
    name: `the text ${JSON.stringify(text)}`,
    given: { ...typed('text/plain'), body: { kind: 'text', text } },
    check: (one) => expect([one.headers['content-type'], one.body.toString()]).toEqual(['text/plain', text]),
  })),
  {
    name: 'the content of a file',
    given: { ...typed('image/png'), body: { kind: 'binary', file: 'photo.png' } },
    check: (one) => expect([one.headers['content-type'], one.body]).toEqual(['image/png', FILE]),
  },
  {
    name: 'credentials of every kind',
    given: () => ({
      url: [`${origin}/a'%23_1_$b/`, { env: 'KEY' }, '?b=%24KEY&key=', { env: 'KEY' }, '&c=1'],
      headers: [
        { name: 'Cookie', value: ['a=`1`$KEY #{1} {0} \'"; b=', { env: 'LOGIN_USERNAME' }, '; c=${2}'] },
        { name: 'X-Key', value: [{ env: 'LOGIN_PASSWORD' }] },
      ],
      basic: { username: { env: 'LOGIN_USERNAME' }, password: { env: 'LOGIN_PASSWORD' } },
    }),
    check: (one) => {
      const key = encodeURIComponent(ENV.KEY);
      expect(one.url).toBe(`/a'%23_1_$b/${key}?b=%24KEY&key=${key}&c=1`);
      expect(one.headers).toMatchObject({
        cookie: 'a=`1`$KEY #{1} {0} \'"; b=ada; c=${2}',
        'x-key': ENV.LOGIN_PASSWORD,
        authorization: `Basic ${Buffer.from(`ada:${ENV.LOGIN_PASSWORD}`).toString('base64')}`,
      });
    },
  },
  {
    name: 'to an address that is not encoded yet',
    given: () => ({
      method: 'GET',
      url: [`${origin}/é 🦊/"<|>"/100%/%41?a=\\^\``, { env: 'LOGIN_USERNAME' }, '&b=日'],
    }),
    check: (one) => expect(decodeURIComponent(one.url ?? '')).toBe('/é 🦊/"<|>"/100%/A?a=\\^`ada&b=日'),
  },
  ...['POST', 'PUT', 'PATCH'].map((method): Case => ({
    name: `${method} without a body, which says so`,
    given: { method },
    check: (one) =>
      expect([one.method, one.headers['content-length'], one.headers['transfer-encoding'], one.body.length]).toEqual([
        method,
        '0',
        undefined,
        0,
      ]),
  })),
  ...['GET', 'DELETE', 'OPTIONS', 'PURGE', 'QUERY', 'M-SEARCH', 'TRACE'].map((method): Case => ({
    name: `${method} without a body, with a token`,
    given: { method, headers: [{ name: 'Authorization', value: ['Bearer ', { env: 'LOGIN_USERNAME' }] }] },
    check: (one) =>
      expect([one.method, one.headers.authorization, one.headers['content-type'], one.body.length]).toEqual([
        method,
        'Bearer ada',
        undefined,
        0,
      ]),
  })),
  {
    name: 'HEAD',
    given: { method: 'HEAD', answer: 'none' },
    check: (one) => expect([one.method, one.body.length]).toEqual(['HEAD', 0]),
  },
  ...['GET', 'DELETE', 'PATCH', 'QUERY', 'OPTIONS'].map((method): Case => ({
    name: `${method} with a body`,
    given: { method, headers: [JSON_TYPE], body: { kind: 'json', value: { a: 1 } } },
    check: (one) =>
      expect([one.method, one.headers['content-type'], JSON.parse(one.body.toString())]).toEqual([
        method,
        'application/json',
        { a: 1 },
      ]),
  })),
  {
    name: 'headers as they are',
    given: {
      method: 'GET',
      headers: [
        { name: 'X-Empty', value: '' },
        { name: 'X-Blank', value: ' ' },
        { name: 'X-Odd', value: ' "a" \'b\' \\ #{1} $a {b} ; c ' },
        { name: 'X-Beyond', value: 'é 日本' },
        { name: 'X-Twice', value: 'a' },
        { name: 'x-twice', value: ['b', { env: 'LOGIN_USERNAME' }] },
        { name: 'Accept', value: 'text/csv' },
      ],
    },
    check: ({ headers, rawHeaders }) => {
      expect(headers).toMatchObject({
        'x-empty': '',
        'x-blank': '',
        'x-odd': '"a" \'b\' \\ #{1} $a {b} ; c',
        'x-twice': 'a, bada',
        accept: 'text/csv',
      });
      expect(Buffer.from(headers['x-beyond'] as string, 'latin1').toString()).toBe('é 日本');
      const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
      expect(new Set(names).size).toBe(names.length);
    },
  },
];

for (const { renderer, toolchain } of LANGUAGES) {
  const { label } = renderer.language;
  const [tool = '', ...version] = toolchain.version;
  const found = spawnSync(tool, version).status === 0;

  if (!found) {
    it.skip(`${label} is not run: Debian's packages ${toolchain.packages.join(' and ')} are missing`, () => undefined);
    continue;
  }

  describe(`${label}, run`, () => {
    const arrived: Sent[] = [];

    const run = async (text: string, answer: SampleAnswer) => {
      const [prepared] = await toolchain.prepare([{ id: 'p1', text, answer, folder }]);
      const [command = '', ...rest] = prepared !== undefined && 'command' in prepared ? prepared.command : [];
      return promisify(execFile)(command, rest, {
        cwd: folder,
        env: { PATH: process.env['PATH'] ?? '', ...ENV },
        encoding: 'buffer',
      });
    };

    beforeAll(async () => {
      sent.length = 0;
      // One programme after another in the same file: what opens it stands once.
      const texts = CASES.map(({ given }) => programme(renderer, post(typeof given === 'function' ? given() : given)));
      await run(texts.map((text, index) => (index === 0 ? text : text.replace(/^<\?php\n/, ''))).join('\n\n'), 'none');
      arrived.push(...sent);
    }, 120_000);

    it('sends each request once', () => expect(arrived).toHaveLength(CASES.length));

    for (const [index, { name, check }] of CASES.entries()) it(`sends ${name}`, () => check(arrived[index] as Sent));

    for (const answer of ['json', 'text', 'binary', 'none'] as const) {
      it(`holds and prints an answer: ${answer}`, async () => {
        const { stdout } = await run(
          programme(renderer, post({ method: 'GET', url: `${origin}/answer/${answer}`, answer })),
          answer,
        );
        const [printed = '', result] = stdout
          .toString('latin1')
          .split(`${RESULT}\n`)
          .map((text) => Buffer.from(text, 'latin1').toString());
        if (answer === 'none') expect([printed, result]).toEqual(['204\n', undefined]);
        else if (answer === 'json') expect(JSON.parse(result ?? '')).toEqual(JSON.parse(String(ANSWERS.json)));
        else if (answer === 'text')
          expect([JSON.parse(result ?? ''), printed.trim()]).toEqual([ANSWERS.text, String(ANSWERS.text).trim()]);
        else expect(result).toBeUndefined();
      });
    }

    for (const status of [304, 404, 422, 500]) {
      it(`fails with status and whole text of the answer: ${status}`, async () => {
        const failure = await run(programme(renderer, post({ url: `${origin}/status/${status}` })), 'json').then(
          () => undefined,
          (error: { code: number; stderr: Buffer; stdout: Buffer }) => error,
        );
        expect(failure?.code).toBeGreaterThan(0);
        expect(`${failure?.stderr.toString()}${failure?.stdout.toString()}`).toContain(
          status === 304 ? '304: ' : `${status}: ${REFUSAL}`,
        );
        expect(failure?.stdout.toString()).not.toContain(RESULT);
      });
    }

    it('fails where nobody answers', async () => {
      await expect(run(programme(renderer, post({ url: 'http://127.0.0.1:1/a' })), 'json')).rejects.toThrow();
    });
  });
}
