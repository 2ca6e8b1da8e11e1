import { request } from 'node:http';
import type { Webhook } from '#src/model/operation.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { contentOf } from '../mock/content.ts';
import { sendWebhook } from '../mock/webhook.ts';
import type { Message } from './check-receiver.ts';
import { FILE_CONTENT } from './differences.ts';

/** A request to send to a webhook receiver. */
export interface SentWebhook extends Message {
  readonly name: string;
  /** Sends the request. Resolves with the status code of the response. */
  readonly send: () => Promise<number>;
}

const FORM = 'multipart/form-data; boundary=AaB03x';
const PARTS = Buffer.from(
  '--AaB03x\r\nContent-Disposition: form-data; name="status"\r\n\r\npaid\r\n--AaB03x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\na\r\n--AaB03x--\r\n',
);

/**
 * Undocumented bodies, sent to every receiver in addition to the documented payload. A receiver has to store each
 * unchanged.
 */
const BODIES: readonly { readonly name: string; readonly type?: string; readonly body: Buffer | string }[] = [
  { name: 'unknown status', type: 'application/json', body: '{"status": "unheard_of", "more": "Naïve 日本語"}' },
  { name: 'JSON list', type: 'application/json', body: '[1, "2"]' },
  { name: 'broken JSON', type: 'application/json', body: '{"id": ' },
  { name: 'form', type: 'application/x-www-form-urlencoded', body: 'status=paid&a=b+c%20d' },
  { name: 'body in parts', type: FORM, body: PARTS },
  { name: 'empty body', body: '' },
  { name: 'body that is not text', body: FILE_CONTENT },
];

/**
 * Returns the requests that a receiver has to store. The documented payload is sent twice. Each of `BODIES` is sent
 * with `Content-Length` and, unless it is empty, again in chunks.
 */
export async function sentWebhooks(
  { webhook, document }: { readonly webhook: Webhook; readonly document: OpenApiDocument },
  url: string,
): Promise<readonly SentWebhook[]> {
  const [media] = webhook.requestBody?.content ?? [];
  const content = media === undefined ? undefined : await contentOf(media, media.examples[0]);
  const payload = {
    headers: content === undefined ? {} : { 'Content-Type': content.type },
    body: Buffer.from(content?.bytes ?? []),
    send: () => sendWebhook({ webhook, document, url }),
  };
  const { method } = webhook;
  const bodies = BODIES.flatMap(({ name, type, body }) => {
    const message = { headers: type === undefined ? {} : { 'Content-Type': type }, body: Buffer.from(body) };
    // Mono never finishes reading an empty body in chunks.
    return (body.length === 0 ? [false] : [false, true]).map((isChunked) => ({
      ...message,
      name: isChunked ? `${name} in chunks` : name,
      send: () => send(url, { method, ...message, isChunked }),
    }));
  });
  return [{ name: 'payload', ...payload }, { name: 'duplicate', ...payload }, ...bodies];
}

/** Time limit for the response of a receiver, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Sends a request over a new connection and returns the status code of the response. With `isChunked`, the body is sent
 * in two chunks (RFC 9112, section 7.1).
 */
export function send(
  url: string,
  { method, headers, body, isChunked }: Message & { readonly method: string; readonly isChunked: boolean },
): Promise<number> {
  const framing = isChunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': body.length };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent: false, headers: { ...headers, ...framing } }, (response) => {
      // Does not wait for the end of the response: after a chunked request, Mono wrongly adds a chunk to a response
      // with status 204.
      response.resume().on('error', reject);
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject).setTimeout(PATIENCE, () => sent.destroy(new Error('no response')));
    const middle = isChunked ? Math.floor(body.length / 2) : 0;
    if (middle > 0) sent.write(body.subarray(0, middle));
    sent.end(body.subarray(middle));
  });
}
