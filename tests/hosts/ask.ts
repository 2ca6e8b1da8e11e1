import { Agent, request, type IncomingHttpHeaders } from 'node:http';

/** A request as it goes over the wire: the address is not tidied. */
export interface Asked {
  readonly path: string;
  /** GET if left out. */
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What came back. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Milliseconds until an answer counts as none. */
const PATIENCE = 10_000;

/** Asks servers of this machine, over connections that stay open until `close`. */
export function createClient(port: number): { ask(asked: Asked): Promise<Answer>; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  return {
    ask: ({ path, method = 'GET', headers = {} }) =>
      new Promise((resolve, reject) => {
        const sent = request(
          { host: '127.0.0.1', port, path, method, headers, agent, timeout: PATIENCE },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
            response.on('end', () =>
              resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
            );
          },
        );
        sent
          .on('timeout', () => sent.destroy(new Error(`No answer to ${method} ${path}.`)))
          .on('error', reject)
          .end();
      }),
    close: () => agent.destroy(),
  };
}
