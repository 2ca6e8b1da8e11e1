/** Listens on a port until the process is told to stop. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UsageError } from '../cli/problem.ts';

/** Number of ports to try above a port that is in use. The first free one is named in the error. */
const tries = 50;

/**
 * Starts a server. `host` is an address of this machine; without `host`, the server listens on all its addresses. For
 * port 0, the system chooses a free port.
 *
 * @throws {UsageError} when the port is taken (the hint names a free one), or the address is not local.
 */
export async function listen(
  listener: RequestListener,
  port: number,
  host?: string,
): Promise<{ server: Server; port: number }> {
  try {
    return await open(listener, port, host);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code))
      throw new UsageError(
        `\`${host ?? ''}\` is not an address of this machine.`,
        'Write `127.0.0.1`, or `0.0.0.0` for all addresses of this machine.',
      );
    if (code !== 'EADDRINUSE') throw error;
    const free = await freePort(port + 1, host);
    throw new UsageError(
      `Port ${port} is in use.`,
      free === undefined ? 'Choose another with `-- --port N`.' : `Port ${free} is free: add \`-- --port ${free}\`.`,
    );
  }
}

/** On SIGINT or SIGTERM, calls `close`, closes the server and ends the process with status 0. */
export function stopOnSignal(server: Server, close: () => Promise<void> = async () => undefined): void {
  const stop = async () => {
    await close();
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeAllListeners(signal).once(signal, stop);
}

function open(
  listener: RequestListener,
  port: number,
  host: string | undefined,
): Promise<{ server: Server; port: number }> {
  return new Promise((resolve, reject) => {
    const server = createServer(listener);
    server.once('error', reject);
    server.listen({ port, host }, () => resolve({ server, port: (server.address() as AddressInfo).port }));
  });
}

async function freePort(from: number, host: string | undefined): Promise<number | undefined> {
  for (let port = from; port < Math.min(from + tries, 65536); port++) {
    try {
      const { server } = await open(() => undefined, port, host);
      await new Promise((resolve) => server.close(resolve));
      return port;
    } catch {
      // This port is in use as well.
    }
  }
  return undefined;
}
