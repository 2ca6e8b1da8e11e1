/** A mock that listens, and how tests talk to it. */
import { once } from 'node:events';
import { Agent, createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'yaml';
import { createMock, type MockOptions } from '#scripts/mock/create-mock.ts';
import type { Locator } from '#scripts/description/source/locator.ts';
import { toApi } from '#scripts/description/model/api.ts';
import { document } from '../description/model/document.ts';

/** A request as it goes over the wire. */
export interface Wire {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Values of `Mock-Problem`. */
  readonly problems: readonly string[];
  readonly text: string;
}

export interface RunningMock {
  readonly port: number;
  readonly log: string[];
  send(wire: Wire): Promise<Got>;
  close(): Promise<void>;
}

const NOWHERE = { locate: () => ({ file: '', line: 1, column: 1 }), fileOf: () => undefined } as unknown as Locator;

/** Model and document of a description of which a test writes the parts it is about, in YAML. */
export function sourceOf(yaml: string): Pick<MockOptions, 'api' | 'document'> {
  const description = document(parse(yaml) as Record<string, unknown>);
  return { api: toApi(description, NOWHERE), document: description };
}

export async function start(options: MockOptions): Promise<RunningMock> {
  const log: string[] = [];
  const server = createServer(createMock({ log: (line) => log.push(line), ...options })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  return {
    port,
    log,
    send: (wire) => send(port, wire, agent),
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function send(port: number, { method, path, headers = {}, body }: Wire, agent?: Agent): Promise<Got> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const outgoing = httpRequest(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: { ...headers, ...length },
        ...(agent === undefined ? {} : { agent }),
      },
      (response) => {
        const chunks: Buffer[] = [];
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('error', reject)
          .on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              problems: response.rawHeaders.flatMap((name, index) =>
                index % 2 === 0 && name === 'Mock-Problem' ? [response.rawHeaders[index + 1] ?? ''] : [],
              ),
              text: Buffer.concat(chunks).toString(),
            }),
          );
      },
    );
    outgoing.on('error', reject).end(body);
  });
}
