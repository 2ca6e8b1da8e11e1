import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withCors } from '#scripts/mock/mock-command.ts';
import { createMock } from '#scripts/mock/create-mock.ts';
import { sourceOf } from './server.ts';
import { SHOP } from './shop.ts';

let server: Server;
beforeAll(async () => {
  server = createServer(withCors(createMock(sourceOf(SHOP)))).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

const PAGE = { Origin: 'https://shop.example' };
const ASKS = { ...PAGE, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'authorization' };

it.each([
  ['a program', 'GET', {}, 200, {}],
  ['a page', 'GET', PAGE, 200, { origin: '*', 'expose-headers': '*' }],
  [
    'a page that asks before',
    'OPTIONS',
    ASKS,
    204,
    { origin: '*', methods: 'POST', headers: 'authorization', 'max-age': '600' },
  ],
  ['a page that calls OPTIONS itself', 'OPTIONS', PAGE, 405, { origin: '*', 'expose-headers': '*' }],
] as const)('%s', async (_, method, headers, status, want) => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/orders/7`;
  const response = await fetch(url, { method, headers });
  const cors = [...response.headers].flatMap(([name, value]) =>
    name.startsWith('access-control-') ? [[name.replace(/access-control-(allow-)?/, ''), value]] : [],
  );
  expect({ status: response.status, ...Object.fromEntries(cors) }).toEqual({ status, ...want });
});
