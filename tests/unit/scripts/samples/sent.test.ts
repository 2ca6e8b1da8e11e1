/** What samples send when they are run: by cURL in a shell, by Node.js, to a server that remembers. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { curl } from '../../../../scripts/samples/curl.ts';
import { javascript } from '../../../../scripts/samples/javascript.ts';
import type { SampleRequest } from '../../../../src/model/sample.ts';
import { HOSTILE } from './hostile.ts';

interface Sent {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const ENV = { KEY: 'k-1', ODD_KEY: `o&1 =#%41 'a' "b" \\c $HOME`, LOGIN_USERNAME: 'ada', LOGIN_PASSWORD: 's3\'c"r $t' };
const sent: Sent[] = [];
let server: Server;
let origin = '';
let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'samples-'));
  writeFileSync(join(folder, 'photo.png'), Buffer.from([0, 255, 10, 13]));
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        sent.push({ method: request.method, url: request.url, headers: request.headers, body: Buffer.concat(chunks) });
        response.setHeader('content-type', 'application/json').end('{}');
      });
  }).listen(0);
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** What arrives from a request in every language. */
async function run(request: SampleRequest): Promise<readonly Sent[]> {
  sent.length = 0;
  const options = { cwd: folder, env: { PATH: process.env['PATH'] ?? '', ...ENV } };
  await promisify(execFile)(
    'sh',
    ['-u', '-c', `curl() { command curl --silent --show-error "$@"; }\n${curl.render(request)}`],
    options,
  );
  writeFileSync(join(folder, 'sample.mjs'), javascript.render(request));
  await promisify(execFile)(process.execPath, ['sample.mjs'], options);
  return [...sent];
}

const form = async ({ headers, body }: Sent): Promise<FormData> =>
  new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type'] ?? '' } }).formData();
const post = (more: Partial<SampleRequest>): SampleRequest => ({
  method: 'POST',
  url: `${origin}/a`,
  headers: [],
  answer: 'json',
  body: { kind: 'none' },
  ...more,
});

/** All hostile texts that a message can carry, in one request. */
const TEXTS = HOSTILE.flatMap(({ value }) => (typeof value === 'string' && !/\0|\ud83e$/.test(value) ? [value] : []));
const PART_TEXTS = [...TEXTS, '@photo.png', '<photo.png', '"a;b"', '(', ';type=text/html', ' a ', 'a;b', '='];

describe('samples that are run', () => {
  it('send fields of a form as they are', async () => {
    const fields = [...TEXTS, '@photo.png', '=a&b=c'].map((value, index) => ({
      name: index % 2 === 0 ? 'same [] & = é' : `name ${index}`,
      value,
    }));
    for (const one of await run(post({ body: { kind: 'form', fields } }))) {
      expect(one.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
      expect([...new URLSearchParams(one.body.toString())]).toEqual(fields.map(({ name, value }) => [name, value]));
    }
  });

  it('send texts, JSON and files in parts', async () => {
    const parts = [
      ...PART_TEXTS.map((text) => ({ name: 'text', kind: 'text', text }) as const),
      ...PART_TEXTS.map((text) => ({ name: 'typed', kind: 'text', text, contentType: 'text/csv' }) as const),
      { name: 'json', kind: 'json', value: { a: PART_TEXTS, ';': '"' }, contentType: 'application/json' },
      { name: 'photo', kind: 'file', file: 'photo.png', contentType: 'image/png' },
    ] as const;
    const lines = (value: string): string => value.replace(/\r\n?|\n/g, '\n');
    for (const one of await run(post({ body: { kind: 'multipart', parts } }))) {
      const data = await form(one);
      const texts = await Promise.all(
        data.getAll('typed').map((part) => (typeof part === 'string' ? part : part.text())),
      );
      const json = data.get('json');
      const photo = data.get('photo') as File;
      expect(data.getAll('text').map((text) => lines(String(text)))).toEqual(PART_TEXTS.map(lines));
      expect(texts.map(lines)).toEqual(PART_TEXTS.map(lines));
      expect(JSON.parse(typeof json === 'string' ? json : await (json as File).text())).toEqual({
        a: PART_TEXTS,
        ';': '"',
      });
      expect([photo.name, photo.type, [...new Uint8Array(await photo.arrayBuffer())]]).toEqual([
        'photo.png',
        'image/png',
        [0, 255, 10, 13],
      ]);
    }
  });

  for (const text of ['@photo.png', ...TEXTS.slice(0, 8)]) {
    it(`send the text ${JSON.stringify(text)}`, async () => {
      const all = await run(
        post({
          headers: [{ name: 'Content-Type', value: 'text/plain' }],
          answer: 'json',
          body: { kind: 'text', text },
        }),
      );
      expect(all.map(({ body }) => body.toString())).toEqual([text, text]);
      expect(all.map(({ headers }) => headers['content-type'])).toEqual(['text/plain', 'text/plain']);
    });
  }

  it('send the content of a file', async () => {
    const all = await run(
      post({
        headers: [{ name: 'Content-Type', value: 'image/png' }],
        answer: 'json',
        body: { kind: 'binary', file: 'photo.png' },
      }),
    );
    expect(all.map(({ body }) => [...body])).toEqual([
      [0, 255, 10, 13],
      [0, 255, 10, 13],
    ]);
  });

  it('send credentials of every kind', async () => {
    const [first, second] = await run(
      post({
        url: [`${origin}/a?b=%24KEY&key=`, { env: 'KEY' }],
        headers: [
          { name: 'Cookie', value: ['a=`1`$KEY; b=', { env: 'KEY' }, '; c=${2}'] },
          { name: 'X-Key', value: [{ env: 'KEY' }] },
        ],
        basic: { username: { env: 'LOGIN_USERNAME' }, password: { env: 'LOGIN_PASSWORD' } },
      }),
    );
    for (const one of [first, second]) {
      expect(one?.url).toBe('/a?b=%24KEY&key=k-1');
      expect(one?.headers).toMatchObject({
        cookie: 'a=`1`$KEY; b=k-1; c=${2}',
        'x-key': 'k-1',
        authorization: `Basic ${Buffer.from(`ada:${ENV.LOGIN_PASSWORD}`).toString('base64')}`,
      });
    }
  });

  it('send secrets in a query as they are', async () => {
    const url = [`${origin}/a?b=1&c%5B=`, { env: 'ODD_KEY' }] as const;
    for (const one of [
      ...(await run(post({ url, body: { kind: 'json', value: 1 } }))),
      ...(await run({ ...post({ url }), method: 'GET' })),
    ]) {
      expect([...new URL(one.url ?? '', origin).searchParams]).toEqual([
        ['b', '1'],
        ['c[', ENV.ODD_KEY],
      ]);
    }
  });

  it('send a token', async () => {
    const all = await run({
      ...post({ headers: [{ name: 'Authorization', value: ['Bearer ', { env: 'KEY' }] }] }),
      method: 'GET',
    });
    expect(all.map(({ method, headers }) => [method, headers.authorization])).toEqual([
      ['GET', 'Bearer k-1'],
      ['GET', 'Bearer k-1'],
    ]);
  });
});

describe('a client certificate', () => {
  const request: SampleRequest = {
    method: 'GET',
    url: 'https://api.example',
    headers: [],
    certificate: true,
    answer: 'json',
    body: { kind: 'none' },
  };
  it('is an option of cURL, and a remark where `fetch` has none', () => {
    expect(curl.render(request)).toBe("curl 'https://api.example' \\\n  --cert certificate.pem \\\n  --key key.pem");
    expect(javascript.render(request)).toMatch(/^\/\/ The server demands a client certificate/);
  });
});
