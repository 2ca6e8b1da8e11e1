import type { IncomingMessage, RequestListener } from 'node:http';
import { fieldsOf, type ReceivedRequest } from '../mock/request.ts';
import type { Reply } from '../mock/reply.ts';
import { listen } from '../serve/listen.ts';

/** A request that was received, with its response. */
export interface Exchange {
  readonly received: ReceivedRequest;
  readonly reply: Reply;
}

/** A local server that passes each request to the mock, and records the request and its response. */
export interface RecordingServer {
  readonly origin: string;
  /** Returns the exchanges recorded since the last call. */
  exchanges(): readonly Exchange[];
  close(): void;
}

/** Starts a recording server on loopback. `respond` returns the response to each request. */
export async function recordingServer(
  respond: (received: ReceivedRequest) => Promise<Reply>,
): Promise<RecordingServer> {
  const recorded: Exchange[] = [];
  const listener: RequestListener = (request, response) => {
    void read(request).then(async (received) => {
      const reply = await respond(received);
      recorded.push({ received, reply });
      for (const { name, value } of reply.headers) response.appendHeader(name, value);
      response.writeHead(reply.status).end(request.method === 'HEAD' ? undefined : reply.body);
    });
  };
  const { server, port } = await listen(listener, 0, '127.0.0.1');
  return {
    origin: `http://127.0.0.1:${port}`,
    exchanges: () => recorded.splice(0),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function read(request: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = '', url = '/', headers } = request;
  return { method, url, headers: fieldsOf(headers), body: Buffer.concat(chunks) };
}
