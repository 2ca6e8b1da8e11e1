/** Opens a port for a command and closes it when the reader has had enough. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Thrown when the port is taken; the message names one that is free. */
export class PortTaken extends Error {}

/** Starts a server. Port 0 takes any free one. Throws `PortTaken`. */
export async function listen(listener: RequestListener, port: number): Promise<{ server: Server; port: number }> {
  try {
    return await open(listener, port);
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw problem;
    const free = await freePort(port);
    throw new PortTaken(`Port ${port} is in use. Port ${free} is free: add \`-- --port ${free}\`.`);
  }
}

/** Ends the process cleanly on Ctrl-C or when it is told to stop. */
export function stopOnSignal(server: Server): void {
  const stop = () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function open(listener: RequestListener, port: number): Promise<{ server: Server; port: number }> {
  return new Promise((resolve, reject) => {
    const server = createServer(listener);
    server.once('error', reject);
    server.listen(port, () => resolve({ server, port: (server.address() as AddressInfo).port }));
  });
}

async function freePort(after: number): Promise<number> {
  for (let port = after + 1; port < Math.min(after + 50, 65536); port++) {
    try {
      const { server } = await open(() => undefined, port);
      await new Promise((resolve) => server.close(resolve));
      return port;
    } catch {
      // Taken as well.
    }
  }
  return 0;
}
