/** What samples of compiled languages send and print when they are run, all programmes of a language built together. */
import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Toolchain } from '../../../../scripts/run-samples/toolchain.ts';
import { csharp as mono } from '../../../../scripts/run-samples/toolchains/csharp.ts';
import { go as goTools } from '../../../../scripts/run-samples/toolchains/go.ts';
import { java as jdk } from '../../../../scripts/run-samples/toolchains/java.ts';
import { kotlin as kotlinc } from '../../../../scripts/run-samples/toolchains/kotlin.ts';
import { csharp } from '../../../../scripts/samples/csharp.ts';
import { go } from '../../../../scripts/samples/go.ts';
import { java } from '../../../../scripts/samples/java.ts';
import { kotlin } from '../../../../scripts/samples/kotlin.ts';
import type { SampleRenderer } from '../../../../scripts/samples/sample-renderer.ts';
import type { SamplePart, SampleRequest } from '../../../../src/model/sample.ts';
import { HOSTILE } from './hostile.ts';

const LANGUAGES: readonly (readonly [SampleRenderer, Toolchain])[] = [
  [go, goTools],
  [java, jdk],
  [kotlin, kotlinc],
  [csharp, mono],
];
const PATIENCE = 300_000;

interface Sent {
  readonly method: string | undefined;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Outcome {
  /** All that arrived from this programme. */
  readonly sent: readonly Sent[];
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly folder: string;
}

interface Case {
  readonly name: string;
  readonly request: Partial<SampleRequest>;
  /** What follows the address of the programme. */
  readonly address?: SampleRequest['url'];
  readonly remark?: string;
  check(sent: Sent, outcome: Outcome): void | Promise<void>;
}

const ENV = { KEY: 'k-1', ODD: `a b&c=d+"'$%é/`, LOGIN_USERNAME: 'ada', LOGIN_PASSWORD: 's3\'c"r $t' };
const ANSWER = '{"é": "🦊",\r\n "a":  1}\n';
const JSON_TYPE = { name: 'Content-Type', value: 'application/json' };

const TEXTS = HOSTILE.flatMap(({ value }) =>
  typeof value === 'string' ? [value.replace(/\p{Surrogate}/gu, '\ufffd')] : [],
);
const FIELDS = [...TEXTS, '=a&b=c', ' '].map((value, index) => ({
  name: index % 2 === 0 ? 'same [] & = é' : `name ${index}`,
  value,
}));
const PARTS: readonly SamplePart[] = [
  ...TEXTS.map((text) => ({ name: 'text', kind: 'text', text }) as const),
  ...TEXTS.map((text) => ({ name: 'typed', kind: 'text', text, contentType: 'text/csv' }) as const),
  { name: 'a"b\r\nc\\', kind: 'text', text: 'odd' },
  { name: 'json', kind: 'json', value: { a: TEXTS, ';': '"' }, contentType: 'application/json' },
  { name: 'photo', kind: 'file', file: 'photo.png', contentType: 'image/png' },
  { name: 'other', kind: 'file', file: 'photo.png' },
];
const byName = (pairs: readonly (readonly [string, string])[]): readonly (readonly [string, string])[] =>
  [...pairs].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

const CASES: readonly Case[] = [
  ...HOSTILE.map(({ name, value }): Case => ({
    name: `send ${name} in JSON`,
    request: { method: 'POST', headers: [JSON_TYPE], body: { kind: 'json', value } },
    check: ({ method, headers, body }, { stdout }) => {
      expect([method, headers['content-type'], JSON.parse(body.toString())]).toEqual([
        'POST',
        'application/json',
        value,
      ]);
      expect(stdout).toBe(ANSWER);
    },
  })),
  {
    name: 'send all of it at once, as parts of one body',
    request: {
      method: 'POST',
      headers: [{ name: 'Content-Type', value: 'application/json; charset=utf-8' }],
      body: {
        kind: 'json',
        value: Object.fromEntries(
          HOSTILE.map(({ name, value }) => [
            `${name} ${typeof value === 'string' ? value : ''}`,
            [value, { [name]: value }],
          ]),
        ),
      },
    },
    check: ({ headers, body }) => {
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(JSON.parse(body.toString())).toEqual(
        Object.fromEntries(
          HOSTILE.map(({ name, value }) => [
            `${name} ${typeof value === 'string' ? value : ''}`,
            [value, { [name]: value }],
          ]),
        ),
      );
    },
  },
  {
    name: 'send numbers of every size',
    request: {
      method: 'POST',
      headers: [JSON_TYPE],
      body: {
        kind: 'json',
        value: [
          0,
          -1,
          10.5,
          1e-7,
          2 ** 31 - 1,
          2 ** 31,
          -(2 ** 31),
          1_700_000_000_000,
          2 ** 63,
          -(2 ** 63),
          2 ** 64,
          1e20,
          1e21,
          1e300,
          0.1 + 0.2,
          [1, 2],
          [1, 2.5],
          [1.5e10, 3],
        ],
      },
    },
    check: ({ body }) =>
      expect(JSON.parse(body.toString())).toEqual([
        0,
        -1,
        10.5,
        1e-7,
        2 ** 31 - 1,
        2 ** 31,
        -(2 ** 31),
        1_700_000_000_000,
        2 ** 63,
        -(2 ** 63),
        2 ** 64,
        1e20,
        1e21,
        1e300,
        0.1 + 0.2,
        [1, 2],
        [1, 2.5],
        [1.5e10, 3],
      ]),
  },
  {
    name: 'send fields of a form',
    request: { method: 'POST', body: { kind: 'form', fields: FIELDS } },
    check: ({ headers, body }) => {
      expect(headers['content-type']).toBe('application/x-www-form-urlencoded');
      expect(byName([...new URLSearchParams(body.toString())])).toEqual(
        byName(FIELDS.map(({ name, value }) => [name, value])),
      );
    },
  },
  {
    name: 'send fields each once',
    request: {
      method: 'POST',
      body: {
        kind: 'form',
        fields: [
          { name: 'b', value: '1' },
          { name: 'a', value: '$2 "' },
        ],
      },
    },
    check: ({ body }) =>
      expect(byName([...new URLSearchParams(body.toString())])).toEqual([
        ['a', '$2 "'],
        ['b', '1'],
      ]),
  },
  {
    name: 'send a form without fields',
    request: { method: 'POST', body: { kind: 'form', fields: [] } },
    check: ({ body }) => expect(body.toString()).toBe(''),
  },
  {
    name: 'send texts, JSON and files in parts',
    request: { method: 'POST', body: { kind: 'multipart', parts: PARTS } },
    check: async ({ headers, body }) => {
      const data = await new Response(new Uint8Array(body), {
        headers: { 'content-type': headers['content-type'] ?? '' },
      }).formData();
      const read = (part: FormDataEntryValue | null): Promise<string> =>
        typeof part === 'string' ? Promise.resolve(part) : (part as File).text();
      expect(await Promise.all(data.getAll('text').map(read))).toEqual(TEXTS);
      expect(await Promise.all(data.getAll('typed').map(read))).toEqual(TEXTS);
      expect(JSON.parse(await read(data.get('json')))).toEqual({ a: TEXTS, ';': '"' });
      expect(body.toString().match(/Content-Type: (application\/json|text\/csv)/gi)).toHaveLength(TEXTS.length + 1);
      const [photo, other] = [data.get('photo') as File, data.get('other') as File];
      expect([photo.name, photo.type, [...new Uint8Array(await photo.arrayBuffer())]]).toEqual([
        'photo.png',
        'image/png',
        [0, 255, 10, 13],
      ]);
      expect([other.name, [...new Uint8Array(await other.arrayBuffer())]]).toEqual(['photo.png', [0, 255, 10, 13]]);
      expect([...data.keys()]).toEqual(PARTS.map(({ name }) => name));
    },
  },
  ...['@photo.png', `${TEXTS.join('\n')}\n`, ''].map((text): Case => ({
    name: `send the text ${JSON.stringify(text.slice(0, 30))}`,
    request: { method: 'POST', headers: [{ name: 'Content-Type', value: 'text/plain' }], body: { kind: 'text', text } },
    check: ({ headers, body }) => expect([headers['content-type'], body.toString()]).toEqual(['text/plain', text]),
  })),
  {
    name: 'send the content of a file',
    request: {
      method: 'PUT',
      headers: [{ name: 'Content-Type', value: 'image/png' }],
      body: { kind: 'binary', file: 'photo.png' },
    },
    check: ({ method, headers, body }) =>
      expect([method, headers['content-type'], headers['content-length'], ...body]).toEqual([
        'PUT',
        'image/png',
        '4',
        0,
        255,
        10,
        13,
      ]),
  },
  {
    name: 'send credentials of every kind',
    request: {
      method: 'POST',
      headers: [
        { name: 'Cookie', value: ['a=`1`$KEY; b=', { env: 'KEY' }, '; c=${2}'] },
        { name: 'X-Key', value: [{ env: 'KEY' }] },
        { name: 'X-Odd', value: `$HOME 'a' \`id\` "q" \\ \\u0041 \${x} $x %d {0}` },
        { name: 'If-None-Match', value: 'no tag' },
        { name: 'Accept', value: 'application/json' },
      ],
      basic: { username: { env: 'LOGIN_USERNAME' }, password: { env: 'LOGIN_PASSWORD' } },
    },
    address: ['?b=%24KEY&key=', { env: 'ODD' }, '&c=$d'],
    check: ({ url, headers }) => {
      expect(url).toContain('?b=%24KEY&key=');
      expect([...new URL(url, 'http://a').searchParams]).toEqual([
        ['b', '$KEY'],
        ['key', ENV.ODD],
        ['c', '$d'],
      ]);
      expect(headers).toMatchObject({
        cookie: 'a=`1`$KEY; b=k-1; c=${2}',
        'x-key': 'k-1',
        'x-odd': `$HOME 'a' \`id\` "q" \\ \\u0041 \${x} $x %d {0}`,
        'if-none-match': 'no tag',
        accept: 'application/json',
        authorization: `Basic ${Buffer.from(`ada:${ENV.LOGIN_PASSWORD}`).toString('base64')}`,
      });
    },
  },
  {
    name: 'send a secret within the path',
    request: {},
    address: ['/', { env: 'ODD' }, '/end'],
    check: ({ url }) => expect(decodeURIComponent(url.split('/')[2] ?? '')).toBe(ENV.ODD),
  },
  {
    name: 'send to an address that is not encoded yet',
    request: {},
    address: ['/é 🦊/"<|>"/100%/%41?a=\\^`&k=', { env: 'KEY' }, '&b=日'],
    check: ({ url }) => expect(decodeURIComponent(url)).toMatch(/\/é 🦊\/"<\|>"\/100%\/A\?a=\\\^`&k=k-1&b=日$/),
  },
  {
    name: 'send a token',
    request: { headers: [{ name: 'Authorization', value: ['Bearer ', { env: 'KEY' }] }] },
    check: ({ method, headers }) => expect([method, headers.authorization]).toEqual(['GET', 'Bearer k-1']),
  },
  {
    name: 'send credentials of no scheme',
    request: { headers: [{ name: 'authorization', value: [{ env: 'KEY' }, ' ='] }] },
    check: ({ headers }) => expect(headers.authorization).toBe('k-1 ='),
  },
  ...['QUERY', 'PATCH', 'DELETE', 'GET'].map((method): Case => ({
    name: `send ${method} with a body`,
    request: { method, headers: [JSON_TYPE], body: { kind: 'json', value: { a: 1 } } },
    check: (sent) => expect([sent.method, JSON.parse(sent.body.toString())]).toEqual([method, { a: 1 }]),
  })),
  ...['PURGE', 'DELETE', 'POST'].map((method): Case => ({
    name: `send ${method} without a body`,
    request: { method },
    check: (sent) => expect([sent.method, sent.body.toString()]).toEqual([method, '']),
  })),
  {
    name: 'say the media type of a body that is not there',
    request: { method: 'POST', headers: [JSON_TYPE] },
    check: ({ headers, body }) => expect([headers['content-type'], body.toString()]).toEqual(['application/json', '']),
  },
  {
    name: 'leave headers of the connection to the language',
    request: {
      method: 'POST',
      headers: [{ name: 'Content-Length', value: '3' }, JSON_TYPE],
      body: { kind: 'json', value: 'four' },
    },
    check: ({ headers }) => expect(headers['content-length']).toBe('6'),
  },
  ...(existsSync('/usr/bin/openssl')
    ? [
        {
          name: 'present a certificate',
          request: { certificate: true },
          check: ({ method }: Sent) => expect(method).toBe('GET'),
        },
      ]
    : []),
  {
    name: 'print the status of an answer without content',
    request: { method: 'HEAD', answer: 'none' },
    check: ({ method }, { stdout }) => expect([method, stdout.trim()]).toEqual(['HEAD', '200']),
  },
  {
    name: 'print a text as it came',
    request: { answer: 'text' },
    check: (_, { stdout }) => expect(stdout).toBe(ANSWER),
  },
  {
    name: 'keep a file',
    request: { answer: 'binary' },
    check: (_, { stdout, folder }) =>
      expect([stdout, readFileSync(join(folder, 'response.bin'), 'utf8')]).toEqual(['', ANSWER]),
  },
  {
    name: 'follow comments that would break out',
    request: { method: 'POST', body: { kind: 'none' } },
    remark: 'one\ntwo\r\u2028three \\u000a four \\\\u000a */ """ \0 \ufeff \u202e `${x}` five\\',
    check: ({ method }) => expect(method).toBe('POST'),
  },
  ...(['json', 'binary', 'none'] as const).map((answer): Case => ({
    name: `fail with status and text where ${answer} was expected`,
    request: { answer },
    address: '/fails?a=1',
    check: (_, { code, stdout, stderr }) => {
      expect(code).not.toBe(0);
      expect(stdout).toBe('');
      expect(stderr).toContain(`402: ${ANSWER.trim()}`);
    },
  })),
];

let server: Server;
let origin = '';
let root = '';
const sent: Sent[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'samples-'));
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        sent.push({
          method: request.method,
          url: request.url ?? '',
          headers: request.headers,
          body: Buffer.concat(chunks),
        });
        response
          .writeHead(request.url?.includes('/fails') === true ? 402 : 200, { 'content-type': 'application/json' })
          .end(ANSWER);
      });
  }).listen(0);
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

function isInstalled({ version: [command = '', ...parameters] }: Toolchain): boolean {
  try {
    execFileSync(command, parameters, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Builds all cases of a language and runs them, two at a time. */
async function runAll(
  { language, render, comment }: SampleRenderer,
  toolchain: Toolchain,
): Promise<ReadonlyMap<Case, Outcome | string>> {
  const programs = CASES.map((one, index) => {
    const id = `${language.id}${index}`;
    const folder = join(root, id);
    mkdirSync(folder);
    writeFileSync(join(folder, 'photo.png'), Buffer.from([0, 255, 10, 13]));
    if (one.request.certificate === true)
      execFileSync(
        'openssl',
        [
          'req',
          '-x509',
          '-newkey',
          'ec',
          '-pkeyopt',
          'ec_paramgen_curve:P-256',
          '-nodes',
          '-subj',
          '/CN=reader',
          '-keyout',
          'key.pem',
          '-out',
          'certificate.pem',
        ],
        { cwd: folder, stdio: 'ignore' },
      );
    const address = one.address ?? '';
    const url =
      typeof address === 'string'
        ? `${origin}/${id}${address}`
        : [`${origin}/${id}`, ...address].reduce<Exclude<SampleRequest['url'], string>>(
            (before, part) =>
              typeof part === 'string' && typeof before.at(-1) === 'string'
                ? [...before.slice(0, -1), `${String(before.at(-1))}${part}`]
                : [...before, part],
            [],
          );
    const text = render({ method: 'GET', url, headers: [], body: { kind: 'none' }, answer: 'json', ...one.request });
    return {
      one,
      id,
      folder,
      answer: one.request.answer ?? ('json' as const),
      text: one.remark === undefined ? text : `${comment(one.remark)}\n${text}`,
    };
  });
  const prepared = new Map((await toolchain.prepare(programs)).map((result) => [result.id, result]));
  const outcomes = new Map<Case, Outcome | string>();
  const queue = [...programs];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const { one, id, folder } = next;
      const how = prepared.get(id);
      outcomes.set(
        one,
        how === undefined ? 'not prepared' : 'problem' in how ? how.problem : await runOne(id, folder, how.command),
      );
    }
  };
  await Promise.all([work(), work()]);
  return outcomes;
}

function runOne(id: string, folder: string, [command = '', ...parameters]: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(
      command,
      parameters,
      { cwd: folder, env: { PATH: process.env['PATH'] ?? '', ...ENV } },
      (error, stdout, stderr) => {
        const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
        resolve({
          sent: sent.filter(({ url }) => new RegExp(`^/${id}(?!\\d)`).test(url)),
          code,
          stdout,
          stderr,
          folder,
        });
      },
    );
  });
}

for (const [renderer, toolchain] of LANGUAGES) {
  const { label } = renderer.language;
  if (!isInstalled(toolchain))
    it.skip(`samples of ${label} that are run need the Debian package ${toolchain.packages.join(', ')}`, () =>
      undefined);
  else {
    describe(`samples of ${label} that are run`, () => {
      let outcomes: ReadonlyMap<Case, Outcome | string> = new Map();
      beforeAll(async () => {
        outcomes = await runAll(renderer, toolchain);
      }, PATIENCE);

      for (const one of CASES) {
        it(one.name, async () => {
          const outcome = outcomes.get(one);
          if (outcome === undefined || typeof outcome === 'string') expect.fail(outcome ?? 'not run');
          if (one.address !== '/fails?a=1') expect([outcome.stderr, outcome.code]).toEqual(['', 0]);
          expect(outcome.sent).toHaveLength(1);
          await one.check(outcome.sent[0]!, outcome);
        });
      }

      it(
        'say why a programme cannot be built, and build the others',
        async () => {
          const programs = ['good', 'bad'].map((id) => {
            const folder = join(root, `${renderer.language.id}${id}`);
            mkdirSync(folder);
            const text = renderer.render({
              method: 'GET',
              url: `${origin}/${id}`,
              headers: [],
              body: { kind: 'none' },
              answer: 'json',
            });
            return {
              id,
              folder,
              answer: 'json' as const,
              text: id === 'good' ? text : text.replaceAll('response', 'response.response'),
            };
          });
          const results = await toolchain.prepare(programs);
          expect(results.find(({ id }) => id === 'good')).toHaveProperty('command');
          expect(results.find(({ id }) => id === 'bad')).toHaveProperty(
            'problem',
            expect.stringMatching(/\.(go|java|kt|cs)\b/),
          );
        },
        PATIENCE,
      );
    });
  }
}
