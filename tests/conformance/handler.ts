import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { CallData } from '#src/model/call-data.ts';

/** How a handler goes wrong: what it responds with instead, or how often it fulfils, or how long it waits. */
export interface Wrong {
  /** Status instead of the right one; undefined leaves that. */
  readonly status?: (received: Received) => number | undefined;
  /** Milliseconds before it responds to the first event. */
  readonly delay?: number;
  /** Fulfils what it has fulfilled before. */
  readonly forgets?: true;
}

interface Received {
  readonly method: string;
  readonly body: string;
  /** The body as JSON; undefined for anything else. */
  readonly value: unknown;
  /** Whether this body came before. */
  readonly isDuplicate: boolean;
}

export interface Handler {
  readonly url: string;
  /** Responds with how many events were fulfilled. */
  readonly fulfilled: string;
  readonly requests: readonly { readonly received: Received; readonly headers: IncomingMessage['headers'] }[];
  close(): Promise<unknown>;
}

/** A handler of one webhook, right but for what is wrong with it. */
export async function handlerOf({ method, simulation }: CallData, wrong: Wrong = {}): Promise<Handler> {
  const seen = new Set<string>();
  let fulfilled = 0;
  const requests: Handler['requests'][number][] = [];
  const right = ({ method: used }: Received): number => (used === method ? (simulation?.sample?.success ?? 200) : 405);
  const server = createServer(async (request, response) => {
    if (request.url === '/fulfilled') return void response.end(String(fulfilled));
    const body = await text(request);
    const received = { method: request.method ?? '', body, value: parsed(body), isDuplicate: seen.has(body) };
    requests.push({ received, headers: request.headers });
    const status = wrong.status?.(received) ?? right(received);
    if (status < 300 && (!received.isDuplicate || wrong.forgets === true)) fulfilled += 1;
    seen.add(body);
    setTimeout(() => response.writeHead(status).end(), requests.length === 1 ? (wrong.delay ?? 0) : 0);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/webhook`,
    fulfilled: `http://localhost:${port}/fulfilled`,
    requests,
    close: () => {
      server.closeAllConnections();
      return once(server.close(), 'close');
    },
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
