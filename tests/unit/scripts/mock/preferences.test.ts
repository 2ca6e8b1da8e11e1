import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMock } from '#scripts/mock/create-mock.ts';
import { parseAccept, parseMediaType, qualityOf } from '#scripts/mock/media-range.ts';
import { applied, parsePrefer } from '#scripts/mock/prefer.ts';
import { fieldValue } from '#scripts/mock/reply.ts';
import { loopbackAddress } from '#scripts/mock/webhook.ts';
import { UsageError } from '#scripts/cli/problem.ts';
import { sourceOf, start, type RunningMock } from './server.ts';
import { SHOP } from './shop.ts';

describe('Prefer', () => {
  it.each([
    { given: undefined, want: {} },
    { given: 'code=401', want: { code: '401' } },
    { given: ' Code = "401" , EXAMPLE="a \\"b\\", c" ', want: { code: '401', example: 'a "b", c' } },
    { given: 'example=a;b="c,d", wait=3', want: { example: 'a', wait: 3 } },
    { given: 'code=401, code=402', want: { code: '401' } },
    { given: 'wait=999', want: { wait: 60 } },
    { given: 'wait=-1, wait=2', want: {} },
    { given: 'drop', want: { drop: true } },
    { given: 'respond-async, webhook=paid', want: { webhook: 'paid' } },
    { given: 'code=, example=""', want: {} },
    { given: ',,=;"', want: {} },
  ])('$given', ({ given, want }) => expect(parsePrefer(given)).toEqual(want));

  it('is reported as applied', () =>
    expect([applied('wait', 2), applied('example', 'a "b"')]).toEqual(['wait=2', 'example="a \\"b\\""']));
});

describe('a media type', () => {
  it.each([
    { given: 'Application/JSON; Charset="utf-8"', want: ['application', 'json', [['charset', 'utf-8']], 1] },
    { given: 'text/*;q=0.25', want: ['text', '*', [], 0.25] },
    { given: 'text/plain; a="b;c\\""', want: ['text', 'plain', [['a', 'b;c"']], 1] },
    { given: 'text', want: undefined },
    { given: '', want: undefined },
  ])('$given', ({ given, want }) => {
    const read = parseMediaType(given);
    expect(read && [read.type, read.subtype, [...read.parameters], read.quality]).toEqual(want);
  });

  it.each([
    { given: 'application/json', accept: undefined, want: 1 },
    { given: 'application/json', accept: '', want: 1 },
    { given: 'application/json', accept: 'text/html, application/*;q=0.5, */*;q=0.1', want: 0.5 },
    { given: 'application/json', accept: 'application/json;q=0, */*', want: 0 },
    { given: 'application/json; charset=utf-8', accept: 'application/json', want: 1 },
    { given: 'application/vnd.a+json;v=1', accept: 'application/vnd.a+json;v=2', want: 0 },
    { given: 'image/*', accept: 'image/png', want: 1 },
    { given: 'image/*', accept: 'text/plain', want: 0 },
    { given: 'application/*+json', accept: 'application/vnd.a+json', want: 1 },
    { given: 'application/*+json', accept: 'application/json', want: 0 },
    { given: 'text/plain', accept: 'nonsense', want: 0 },
  ])('$given for $accept', ({ given, accept, want }) => expect(qualityOf(given, parseAccept(accept))).toBe(want));
});

describe('a field value', () => {
  it.each([
    { given: 'plain', want: 'plain' },
    { given: 'a\r\nSet-Cookie: b', want: 'a Set-Cookie: b' },
    { given: 'é☃\0', want: '%C3%A9%E2%98%83%00' },
    { given: 'x'.repeat(400), want: `${'x'.repeat(300)}...` },
    { given: '\ud800', want: '%EF%BF%BD' },
  ])('$want', ({ given, want }) => expect(fieldValue(given)).toBe(want));
});

describe('an address for webhooks', () => {
  it.each(['http://127.0.0.1:3000/hook', 'http://localhost/a?b=c', 'http://[::1]:80', 'http://127.9.9.9'])(
    '%s',
    (url) => expect(loopbackAddress(url)).toBeInstanceOf(URL),
  );
  it.each([
    'http://example.com',
    'https://127.0.0.1',
    'http://127.0.0.1.example.com',
    'http://localhost.example',
    'http://0.0.0.0',
    'http://10.0.0.1',
    'http://a:b@127.0.0.1',
    'file:///etc/passwd',
    'hook',
    '',
  ])('not %s', (url) => expect(() => loopbackAddress(url)).toThrow(UsageError));
  it('is looked at when the mock is made', () =>
    expect(() => createMock({ ...sourceOf(SHOP), webhooks: 'http://example.com' })).toThrow(
      'The host of `http://example.com` is not this machine.',
    ));
});

describe('a webhook', () => {
  const came: { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders; body: unknown }[] =
    [];
  let receiver: Server;
  let url = '';
  let mock: RunningMock;
  const source = sourceOf(SHOP);
  beforeAll(async () => {
    receiver = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          came.push({
            method: request.method,
            url: request.url,
            headers: request.headers,
            body: JSON.parse(Buffer.concat(chunks).toString()),
          });
          response.writeHead(302, { location: 'http://127.0.0.1:1/elsewhere' }).end();
        });
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook?a=b`;
    mock = await start({ ...source, webhooks: url });
  });
  afterAll(async () => {
    await mock.close();
    receiver.close();
  });
  beforeEach(() => {
    came.length = 0;
    mock.log.length = 0;
  });

  it('follows the response', async () => {
    const got = await mock.send({ method: 'GET', path: '/v1/nothing', headers: { Prefer: 'webhook=paid' } });
    expect(got).toMatchObject({ status: 200, problems: [], headers: { 'preference-applied': 'webhook=paid' } });
    await expect.poll(() => mock.log).toEqual([`webhook paid: ${url} responded with 302`]);
    expect(came).toMatchObject([
      {
        method: 'POST',
        url: '/hook?a=b',
        headers: { 'content-type': 'application/json', 'x-event': 'paid' },
        body: { paid: true },
      },
    ]);
  });

  it('does not follow a refusal', async () => {
    expect((await mock.send({ method: 'GET', path: '/v1/key', headers: { Prefer: 'webhook=paid' } })).status).toBe(401);
    await mock.send({ method: 'GET', path: '/v1/nothing', headers: { Prefer: 'webhook=paid' } });
    const followed = (): readonly string[] => mock.log.filter((line) => line.startsWith('webhook'));
    await expect.poll(followed).toHaveLength(1);
    expect(came).toHaveLength(1);
  });

  it('is to be described', async () => {
    expect(await mock.send({ method: 'GET', path: '/v1/nothing', headers: { Prefer: 'webhook=lost' } })).toMatchObject({
      status: 400,
      problems: ['Prefer: webhook=lost is not a webhook. There is paid'],
    });
  });

  it('whose method is not documented is refused', async () => {
    const other = await start({
      ...sourceOf(SHOP.replace('  paid: { post: {', '  paid: { post: { x-not-published: [method],')),
      webhooks: url,
    });
    const got = await other.send({ method: 'GET', path: '/v1/nothing', headers: { Prefer: 'webhook=paid' } });
    expect(got.problems).toEqual(['Prefer: webhook=paid cannot be sent: its method is not documented']);
    await other.close();
  });

  it('needs somewhere to go', async () => {
    const other = await start(source);
    expect(await other.send({ method: 'GET', path: '/v1/nothing', headers: { Prefer: 'webhook=paid' } })).toMatchObject(
      { status: 400, problems: ['Prefer: webhook=paid has no receiver: start the mock with --webhooks URL'] },
    );
    await other.close();
  });

  it('that cannot be delivered is reported', async () => {
    const other = await start({ ...source, webhooks: 'http://127.0.0.1:1/' });
    expect((await other.send({ method: 'GET', path: '/v1/nothing', headers: { Prefer: 'webhook=paid' } })).status).toBe(
      200,
    );
    await expect.poll(() => other.log.join()).toContain('webhook paid: http://127.0.0.1:1/ cannot be reached');
    await other.close();
  });
});

describe('the connection', () => {
  it('is closed without a response', async () => {
    const mock = await start(sourceOf(SHOP));
    await expect(mock.send({ method: 'GET', path: '/v1/nothing', headers: { Prefer: 'drop' } })).rejects.toThrow(
      /hang up|ECONNRESET/,
    );
    expect((await mock.send({ method: 'GET', path: '/v1/nothing' })).status).toBe(200);
    await mock.close();
  });

  it('waits for a response', async () => {
    const mock = await start(sourceOf(SHOP));
    const begun = performance.now();
    expect(
      (await mock.send({ method: 'GET', path: '/v1/nothing', headers: { Prefer: 'wait=1' } })).headers[
        'preference-applied'
      ],
    ).toBe('wait=1');
    expect(performance.now() - begun).toBeGreaterThan(900);
    await mock.close();
  });
});
