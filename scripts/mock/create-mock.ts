import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { printable } from '#src/shared/text/printable.ts';
import { fieldsOf, headerOf, requestProblem } from './request.ts';
import { parsePrefer } from './prefer.ts';
import { toReply, type Reply } from './reply.ts';
import { createRespond, type RespondOptions } from './respond.ts';
import { loopbackAddress, sendWebhook, webhookNamed } from './webhook.ts';

export interface MockOptions extends Omit<RespondOptions, 'webhooks'> {
  /** URL on this machine to which webhooks are sent; if absent, no webhooks are sent. */
  readonly webhooks?: string;
  /** Logs a line: a problem of a request, or the result of sending a webhook. */
  readonly log?: (line: string) => void;
}

/** Maximum size of request bodies, in bytes. */
const LARGEST = 10 * 1024 * 1024;

/**
 * Creates a `node:http` listener that imitates the provider. A request that the description allows gets an example as
 * the response; any other request gets an error with its problems.
 *
 * @throws {UsageError} if `webhooks` is not a loopback URL.
 */
export function createMock({ api, document, webhooks, log = () => undefined }: MockOptions): RequestListener {
  const receiver = webhooks === undefined ? undefined : loopbackAddress(webhooks).href;
  const respond = createRespond({ api, document, webhooks: receiver !== undefined });
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '/', headers } = request;
    const received = { method, url, headers: fieldsOf(headers) };
    const { drop, wait } = parsePrefer(headerOf(received, 'Prefer'));
    if (drop === true) {
      request.socket.destroy();
      return;
    }
    const body = await bodyOf(request);
    if (body === 'broken') return;
    const reply = body === 'large' ? await tooLarge() : await respond({ ...received, body });
    if (wait !== undefined) await delay(wait * 1000, undefined, { ref: false });
    const path = oneLine(url.replace(/[?#].*$/s, ''));
    for (const { message } of reply.problems) log(`${oneLine(method)} ${path} ${reply.status}: ${oneLine(message)}`);
    if (response.destroyed) return;
    send(response, reply, method, body === 'large');
    const { webhook: name = '' } = reply;
    const webhook = webhookNamed(api, name);
    if (webhook === undefined || receiver === undefined) return;
    response.once('finish', () => {
      sendWebhook({ webhook, document, url: receiver }).then(
        (status) => log(`webhook ${oneLine(name)}: ${receiver} responded with ${status}`),
        (error: unknown) => log(`webhook ${oneLine(name)}: ${receiver} cannot be reached (${reasonOf(error)})`),
      );
    });
  };
  return (request, response) => {
    handle(request, response).catch((error: unknown) => {
      log(`${oneLine(request.method ?? '')} ${oneLine(request.url ?? '')} 500: the mock failed (${reasonOf(error)})`);
      if (response.headersSent) response.destroy();
      else
        response
          .writeHead(500, {
            'Content-Type': 'text/plain; charset=utf-8',
            'Mock-Problem': 'the mock failed: this is a bug of the tool',
          })
          .end('The mock failed. This is a bug of the tool.\n');
    });
  };
}

function send(response: ServerResponse, { status, headers, body }: Reply, method: string, close: boolean): void {
  const lines = new Map<string, string[]>();
  for (const { name, value } of headers) lines.set(name, [...(lines.get(name) ?? []), value]);
  response.statusCode = status;
  for (const [name, values] of lines) response.setHeader(name, values.length === 1 ? (values[0] ?? '') : values);
  if (close) response.setHeader('Connection', 'close');
  if (status !== 204 && status !== 304) response.setHeader('Content-Length', body.length);
  response.end(method === 'HEAD' ? undefined : body);
}

function tooLarge(): Promise<Reply> {
  return toReply({ status: 413 }, [requestProblem('size', `the body is larger than ${LARGEST / 1024 / 1024} MB`)], []);
}

/** Reads the body of a request. Returns `large` if it exceeds the maximum size, `broken` if the connection breaks. */
function bodyOf(request: IncomingMessage): Promise<Uint8Array | 'large' | 'broken'> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= LARGEST) chunks.push(chunk);
      else {
        // The rest is received and discarded, so that the client can finish sending and then reads the response.
        chunks.length = 0;
        resolve('large');
      }
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => resolve('broken'));
    request.on('close', () => resolve('broken'));
  });
}

/** Makes a string safe for one line of a terminal, and cuts it after 500 characters. */
function oneLine(text: string): string {
  const line = printable(text);
  return line.length > 500 ? `${line.slice(0, 500)}…` : line;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message;
}
