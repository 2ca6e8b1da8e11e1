import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Ports below those that the system hands out by itself (32768 and up on Linux), in ranges. */
const FIRST = 20_000;
const SIZE = 100;
const RANGES = 120;

/** Ports of one process: no other process takes a port of the same range. */
export interface Ports {
  /** The next port of the range on which nothing listens. */
  next(): Promise<number>;
  close(): void;
}

/**
 * Leases a range of ports. The range belongs to whoever listens on its first port, which the system itself gives back
 * when a process ends.
 */
export async function leasePorts(): Promise<Ports> {
  for (let tried = 0; tried < RANGES; tried += 1) {
    const first = FIRST + ((process.pid + tried) % RANGES) * SIZE;
    const guard = await listen(first, '127.0.0.1');
    if (typeof guard !== 'object') continue;
    guard.unref();
    let count = 0;
    return {
      close: () => guard.close(),
      next: async () => {
        for (let skipped = 1; skipped < SIZE; skipped += 1) {
          const port = first + 1 + (count++ % (SIZE - 1));
          if (await isFree(port)) return port;
        }
        throw new Error(`Something listens on every port from ${first + 1} to ${first + SIZE - 1}.`);
      },
    };
  }
  throw new Error('All ranges of ports are taken.');
}

/** Whether nothing listens on a port of this machine: `localhost` is one of two addresses. */
async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) {
    const server = await listen(port, host);
    if (server === 'EADDRINUSE') return false;
    if (typeof server === 'object') await new Promise((resolve) => server.close(resolve));
  }
  return true;
}

/** A server on a port, or the code of the error. */
async function listen(port: number, host: string): Promise<Server | string> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
    return server;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  }
}
