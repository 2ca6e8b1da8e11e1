import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emit } from '../../../scripts/emit.ts';
import { securityHeaders } from '../../../scripts/headers.ts';
import { headersFile } from '../../../scripts/hosting/headers-file.ts';
import { hostedSite } from '../../../scripts/hosting/hosted-site.ts';
import { listen } from '../../../scripts/listen.ts';
import { staticListener } from '../../../scripts/serve-static.ts';

const page = `<!doctype html><title>Page</title>${'<p>Text</p>'.repeat(200)}`;
let folder: string;
let opened: { server: Server; port: number };

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'serve-'));
  writeFileSync(path.join(folder, 'secret.txt'), 'outside');
  await emit(
    [
      { path: 'get-started/index.html', contents: page },
      { path: 'SDKs/index.html', contents: 'sdks' },
      { path: 'schemas/io.example.Odd.json/index.html', contents: 'odd' },
      { path: '404.html', contents: 'not here' },
      { path: '_redirects', contents: '/docs/ /docs/get-started 308\n' },
      headersFile(hostedSite([], '/docs/', securityHeaders({ styles: 'p{}', script: '0' }))),
      { path: 'assets/app-12345678.js', contents: 'app' },
    ],
    path.join(folder, 'dist'),
  );
  opened = await listen(staticListener({ root: path.join(folder, 'dist'), base: '/docs/' }), 0);
});

afterAll(() => {
  opened.server.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a path as it stands: `fetch` would tidy it. */
function ask(
  url: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port: opened.port, path: url, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject).end();
  });
}

describe('a static host', () => {
  test.each([
    { url: '/docs/get-started', status: 200 },
    { url: '/docs/get-started?from=mail', status: 200 },
    { url: '/docs/SDKs', status: 200 },
    { url: '/docs/sdks', status: 404 },
    { url: '/docs/schemas/io.example.Odd.json', status: 200 },
    { url: '/docs/404.html', status: 404 },
    { url: '/docs/assets', status: 404 },
    { url: '/docs/assets/', status: 404 },
    { url: '/docs/nothing', status: 404 },
    { url: '/docs/_redirects', status: 404 },
    { url: '/get-started', status: 404 },
    { url: '/docs/../secret.txt', status: 404 },
    { url: '/docs/%2e%2e/secret.txt', status: 404 },
    { url: '/docs/..%2fsecret.txt', status: 404 },
    { url: '/docs/a/..%5c..%5csecret.txt', status: 404 },
    { url: '/docs/%00', status: 404 },
    { url: '/docs/%', status: 404 },
    { url: '/docs//get-started', status: 404 },
    { url: '//evil.example/%2f..', status: 404 },
  ])('GET $url: $status', async ({ url, status }) => {
    expect((await ask(url)).status).toBe(status);
  });

  test.each([
    { url: '/docs/', to: '/docs/get-started' },
    { url: '/docs/get-started/', to: '/docs/get-started' },
    { url: '/docs/get-started/index.html', to: '/docs/get-started' },
    { url: '/docs/get-started/?a=b', to: '/docs/get-started?a=b' },
  ])('$url moves to $to', async ({ url, to }) => {
    const { status, headers } = await ask(url);
    expect([status, headers.location]).toEqual([308, to]);
  });

  test('the 404 page comes with status 404', async () => {
    const { status, body, headers } = await ask('/docs/nothing');
    expect([status, body.toString(), headers['content-type']]).toEqual([404, 'not here', 'text/html; charset=utf-8']);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    const { status, headers, body } = await ask('/docs/get-started', { method });
    expect([status, headers.allow, body.toString()]).toEqual([405, 'GET, HEAD', 'Method Not Allowed']);
  });

  test('HEAD answers as GET does, without the body', async () => {
    const [head, get] = [await ask('/docs/get-started', { method: 'HEAD' }), await ask('/docs/get-started')];
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
      200,
      get.headers['content-length'],
      0,
    ]);
  });

  test.each([
    { accept: 'gzip, deflate, br', want: 'br' },
    { accept: 'gzip', want: 'gzip' },
    { accept: 'br;q=0, gzip', want: 'gzip' },
    { accept: '*', want: 'br' },
    { accept: 'identity', want: undefined },
  ])('Accept-Encoding: $accept gives $want', async ({ accept, want }) => {
    const { headers, body } = await ask('/docs/get-started', { headers: { 'accept-encoding': accept } });
    const plain = want === 'br' ? brotliDecompressSync(body) : want === 'gzip' ? gunzipSync(body) : body;
    expect([headers['content-encoding'], headers.vary, plain.toString()]).toEqual([want, 'Accept-Encoding', page]);
  });

  test('a file that has not changed is not sent again', async () => {
    const { headers } = await ask('/docs/get-started');
    const again = await ask('/docs/get-started', { headers: { 'if-none-match': `"other", W/${headers.etag}` } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test.each([
    { headers: (): Record<string, string> => ({ 'if-none-match': '*' }), status: 304 },
    { headers: (_, modified) => ({ 'if-modified-since': modified }), status: 304 },
    { headers: (_, modified) => ({ 'if-modified-since': modified, 'if-none-match': '"other"' }), status: 200 },
    { headers: () => ({ 'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' }), status: 200 },
    { headers: () => ({ 'if-modified-since': 'yesterday' }), status: 200 },
    { headers: () => ({ range: 'bytes=0-8' }), status: 206, part: [0, 8] },
    { headers: () => ({ range: 'bytes=0-999999' }), status: 206, part: [0, page.length - 1] },
    { headers: () => ({ range: 'bytes=9-' }), status: 206, part: [9, page.length - 1] },
    { headers: () => ({ range: 'bytes=-4' }), status: 206, part: [page.length - 4, page.length - 1] },
    { headers: (tag) => ({ range: 'bytes=0-8', 'if-range': tag }), status: 206, part: [0, 8] },
    { headers: (_, modified) => ({ range: 'bytes=0-8', 'if-range': modified }), status: 206, part: [0, 8] },
    { headers: () => ({ range: 'bytes=0-8', 'if-range': '"other"' }), status: 200 },
    { headers: () => ({ range: 'bytes=999999-' }), status: 416 },
    { headers: () => ({ range: 'bytes=-0' }), status: 416 },
    { headers: () => ({ range: 'bytes=8-0' }), status: 200 },
    { headers: () => ({ range: 'bytes=0-1,3-4' }), status: 200 },
    { headers: () => ({ range: 'lines=0-8' }), status: 200 },
  ] satisfies {
    headers: (tag: string, modified: string) => Record<string, string>;
    status: number;
    part?: [number, number];
  }[])('$headers: $status', async ({ headers, status, part }) => {
    const { etag = '', 'last-modified': modified = '' } = (await ask('/docs/get-started')).headers;
    const answer = await ask('/docs/get-started', { headers: headers(etag, modified) });
    expect(answer.status).toBe(status);
    expect(answer.headers['content-range']).toBe(
      part ? `bytes ${part[0]}-${part[1]}/${page.length}` : status === 416 ? `bytes */${page.length}` : undefined,
    );
    if (status < 300) expect(answer.body.toString()).toBe(part ? page.slice(part[0], part[1] + 1) : page);
  });

  test('hashed files are kept for ever, pages asked for again', async () => {
    expect((await ask('/docs/assets/app-12345678.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await ask('/docs/get-started')).headers['cache-control']).toBe('no-cache');
  });

  test('every answer carries the security headers', async () => {
    for (const answer of [
      await ask('/docs/get-started'),
      await ask('/docs/nothing'),
      await ask('/docs/x', { method: 'POST' }),
    ]) {
      expect(answer.headers['content-security-policy']).toMatch(
        /^default-src 'none'; script-src 'self' 'sha256-[\w+/]{43}='; style-src 'self' 'sha256-[\w+/]{43}='; /,
      );
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
  });
});

test('a build that puts other pages there brings their policy', async () => {
  const { path: name, contents } = headersFile(
    hostedSite([], '/docs/', securityHeaders({ styles: 'q{}', script: '1' })),
  );
  const before = (await ask('/docs/get-started')).headers['content-security-policy'];
  writeFileSync(path.join(folder, 'dist', name), contents);
  const after = (await ask('/docs/get-started')).headers['content-security-policy'];
  expect(after).not.toBe(before);
  expect(String(contents)).toContain(after);
});

test('a port in use is named, and one that is free', async () => {
  await expect(listen(() => undefined, opened.port)).rejects.toThrow(`Port ${opened.port} is in use.`);
  await expect(listen(() => undefined, opened.port)).rejects.toMatchObject({
    hint: expect.stringMatching(/^Port \d+ is free/),
  });
});
