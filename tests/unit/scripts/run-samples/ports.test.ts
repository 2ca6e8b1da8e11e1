import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { leasePorts } from '#scripts/run-samples/receive.ts';

it('leases ranges that have no port in common, and hands out each port once', async () => {
  const [one, other] = [await leasePorts(), await leasePorts()];
  const ports = [await one.next(), await other.next(), await one.next(), await other.next()];
  expect(new Set(ports.map((port, index) => `${Math.floor(port / 100)} ${index % 2}`)).size).toBe(2);
  expect(new Set(ports).size).toBe(4);
  one.close();
  other.close();
});

it.each(['127.0.0.1', '::1'])('passes over a port on which somebody listens at %s', async (host) => {
  const ports = await leasePorts();
  const taken = (await ports.next()) + 1;
  const server = createServer().listen(taken, host);
  const listens = await Promise.race([
    once(server, 'listening').then(() => true),
    once(server, 'error').then(() => false),
  ]);
  // A machine without IPv6 has no such address.
  if (listens) expect(await ports.next()).toBe(taken + 1);
  server.close();
  ports.close();
});
