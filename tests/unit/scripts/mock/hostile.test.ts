/** Requests that no client makes by accident: each is refused or dropped, and the mock goes on. */
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sourceOf, start, type RunningMock } from './server.ts';
import { SHOP } from './shop.ts';

let mock: RunningMock;
beforeAll(async () => {
  mock = await start(sourceOf(SHOP));
});
afterAll(() => mock.close());
afterEach(async () => {
  expect((await mock.send({ method: 'GET', path: '/v1/nothing' })).status).toBe(200);
  expect(mock.log.filter((line) => line.includes(' 500: '))).toEqual([]);
});

/** What comes back for these bytes. */
function raw(bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(mock.port, '127.0.0.1', () => socket.end(bytes));
    socket
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('error', () => resolve(''))
      .on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}

const request = (target: string, headers = ''): string =>
  `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n`;

describe('a hostile request', () => {
  it.each([
    { name: 'a path that is no percent-encoding', given: request('/v1/%zz'), want: 400 },
    { name: 'a path that is no UTF-8', given: request('/v1/orders/%ff'), want: 400 },
    { name: 'a query that is no percent-encoding', given: request('/v1/query?q=%'), want: 400 },
    { name: 'an encoded NUL', given: request('/v1/things/%00'), want: 400 },
    { name: 'a NUL', given: request('/v1/\0'), want: 400 },
    { name: 'dots', given: request('/v1/../../etc/passwd'), want: 404 },
    { name: 'encoded dots', given: request('/v1/orders/%2e%2e%2f'), want: 400 },
    { name: 'a very long path', given: request(`/v1/${'a/'.repeat(3000)}`), want: 404 },
    { name: 'many slashes', given: request('//////'), want: 404 },
    {
      name: 'names of objects',
      given: request('/v1/query?__proto__=1&constructor=1&toString=1&hasOwnProperty=1'),
      want: 400,
    },
    { name: 'names of objects as headers', given: request('/v1/key', '__proto__: 1\r\nconstructor: 1\r\n'), want: 401 },
    { name: 'thousands of parameters', given: request(`/v1/query?${'a&'.repeat(6000)}`), want: 400 },
    {
      name: 'thousands of problems',
      given: request(`/v1/query?${Array.from({ length: 2000 }, (_, index) => `a${index}=1`).join('&')}`),
      want: 400,
    },
    { name: 'deep brackets', given: request(`/v1/deep?f${'[a]'.repeat(3000)}=1`), want: 400 },
    {
      name: 'deep JSON in a query',
      given: request(`/v1/query?j=${'[{"a":'.repeat(600)}`.replaceAll('"', '%22').replaceAll('{', '%7B')),
      want: 400,
    },
    { name: 'huge headers', given: request('/v1/nothing', `X: ${'a'.repeat(20_000)}\r\n`), want: 431 },
    { name: 'a header without a name', given: request('/v1/nothing', ': a\r\n'), want: 400 },
    {
      name: 'bytes above ASCII in a header',
      given: Buffer.from(request('/v1/query', 'X-N: \xff\xfe\r\n'), 'latin1'),
      want: 400,
    },
    {
      name: 'quotes without an end',
      given: request('/v1/types', `Accept: ${'"'.repeat(5000)}\r\nPrefer: ${'"'.repeat(5000)}\r\n`),
      want: 406,
    },
    {
      name: 'a preference with no end',
      given: request('/v1/nothing', `Prefer: ${'a=b;c,'.repeat(2000)}\r\n`),
      want: 200,
    },
    { name: 'cookies without names', given: request('/v1/cookie-key', `Cookie: ${';=;'.repeat(2000)}\r\n`), want: 401 },
    { name: 'no HTTP', given: 'HELO\r\n\r\n', want: 400 },
    { name: 'another address', given: request('http://example.com/v1/nothing'), want: 200 },
    { name: 'an upgrade', given: request('/v1/nothing', 'Connection: upgrade\r\nUpgrade: websocket\r\n'), want: 200 },
    {
      name: 'two lengths',
      given: 'POST /v1/json HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
      want: 400,
    },
    {
      name: 'a broken chunk',
      given: 'POST /v1/json HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      want: 400,
    },
    { name: 'more text than a pattern bears', given: request(`/v1/orders/${'1'.repeat(8000)}x`), want: 400 },
  ])('$name', async ({ given, want }) => {
    expect(await raw(given)).toMatch(new RegExp(`^HTTP/1\\.1 ${want} `));
  });

  it('that breaks off leaves nothing behind', async () => {
    expect(await raw('POST /v1/json HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{')).not.toContain('500');
  });

  it('that asks for a tunnel gets none', async () => {
    expect(await raw('CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('');
  });

  it('prints nothing that a terminal obeys', async () => {
    mock.log.length = 0;
    await mock.send({
      method: 'POST',
      path: '/v1/json',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ amount: '\u001b[31m\n', '\u001b[2J': 1 }),
    });
    expect(mock.log.length).toBe(2);
    expect(mock.log.join('')).not.toMatch(/[\u0000-\u001f]/);
  });

  it('cannot split the head of a response', async () => {
    const { problems, headers } = await mock.send({ method: 'GET', path: '/v1/query?a%0d%0aX-Split:%20b=1' });
    expect(problems).toEqual(['query.a X-Split: b is not described']);
    expect(headers['x-split']).toBeUndefined();
  });

  it('may nest as deep as it likes', async () => {
    const headers = { 'Content-Type': 'application/json' };
    for (const deep of [1000, 100_000, 1_000_000]) {
      const { status } = await mock.send({
        method: 'POST',
        path: '/v1/tree',
        headers,
        body: `${'['.repeat(deep)}${']'.repeat(deep)}`,
      });
      expect([204, 400]).toContain(status);
    }
  });

  it('may have as many fields as it likes', async () => {
    const fields = Array.from({ length: 300_000 }, (_, index) => `"field${index}":1`).join(',');
    expect(
      (
        await mock.send({
          method: 'POST',
          path: '/v1/json',
          headers: { 'Content-Type': 'application/json' },
          body: `{${fields}}`,
        })
      ).status,
    ).toBe(422);
    // Seconds on a busy machine; what counts is that it ends.
  }, 60_000);

  it('is not taken beyond ten megabytes', async () => {
    const headers = { 'Content-Type': 'application/json' };
    expect(
      await mock.send({ method: 'POST', path: '/v1/json', headers, body: Buffer.alloc(10 * 1024 * 1024 + 1, 'a') }),
    ).toMatchObject({ status: 413, problems: ['the body is larger than 10 MB'] });
    expect(
      (
        await mock.send({
          method: 'POST',
          path: '/v1/json',
          headers,
          body: `{"amount":1${' '.repeat(10 * 1024 * 1024 - 12)}}`,
        })
      ).status,
    ).toBe(201);
  });
});
