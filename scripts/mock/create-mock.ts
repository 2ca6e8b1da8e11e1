import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { finding } from './finding.ts';
import { parsePrefer } from './prefer.ts';
import { fieldsOf, headerOf } from './received.ts';
import { toReply, type Reply } from './reply.ts';
import { createRespond, type RespondOptions } from './respond.ts';
import { loopbackAddress, sendWebhook } from './webhook.ts';

export interface MockOptions extends Omit<RespondOptions, 'webhooks'> {
  /** Address on loopback that webhooks are sent to; none are sent if left out. */
  readonly webhooks?: string;
  /** Takes a line for each thing that was wrong, and for each webhook. */
  readonly log?: (line: string) => void;
}

/** Larger bodies are refused, in bytes. */
const LARGEST = 10 * 1024 * 1024;

/**
 * A listener for `node:http` that stands for the provider: it accepts what the description allows, answers with its
 * examples, and says of everything else what is wrong.
 *
 * @throws {UsageError} when `webhooks` is not on loopback.
 */
export function createMock({ api, document, webhooks, log = () => undefined }: MockOptions): RequestListener {
  const receiver = webhooks === undefined ? undefined : loopbackAddress(webhooks).href;
  const respond = createRespond({ api, document, webhooks: receiver !== undefined });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
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
    const path = printable(url.replace(/[?#].*$/s, ''));
    for (const { message } of reply.findings)
      log(`${printable(method)} ${path} ${reply.status}: ${printable(message)}`);
    if (response.destroyed) return;
    send(response, reply, method, body === 'large');
    if (reply.webhook === undefined || receiver === undefined) return;
    const name = reply.webhook;
    response.once('finish', () => {
      sendWebhook({ api, document, name, url: receiver }).then(
        (status) => log(`webhook ${printable(name)}: ${receiver} answered ${status}`),
        (error: unknown) => log(`webhook ${printable(name)}: ${receiver} cannot be reached (${reasonOf(error)})`),
      );
    });
  };
  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      log(
        `${printable(request.method ?? '')} ${printable(request.url ?? '')} 500: the mock failed (${reasonOf(error)})`,
      );
      if (response.headersSent) response.destroy();
      else
        response
          .writeHead(500, {
            'Content-Type': 'text/plain; charset=utf-8',
            'Mock-Problem': 'the mock failed; this is a fault of the tool',
          })
          .end('The mock failed. This is a fault of the tool.\n');
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
  return toReply({ status: 413 }, [finding('size', `the body is larger than ${LARGEST / 1024 / 1024} MB`)], []);
}

/** The whole body, unless it is too large, or the connection broke on the way. */
function bodyOf(request: IncomingMessage): Promise<Uint8Array | 'large' | 'broken'> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= LARGEST) chunks.push(chunk);
      else {
        // What still comes is read and forgotten, so that the caller gets to the answer.
        chunks.length = 0;
        resolve('large');
      }
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => resolve('broken'));
    request.on('close', () => resolve('broken'));
  });
}

/** One line for a terminal, which obeys control characters. */
function printable(text: string): string {
  const line = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, '?');
  return line.length > 500 ? `${line.slice(0, 500)}…` : line;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message;
}
