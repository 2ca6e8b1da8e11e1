import { request } from 'node:http';
import type { Webhook } from '#src/model/operation.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { contentOf } from '../mock/content.ts';
import { sendWebhook } from '../mock/webhook.ts';
import type { Message } from './check-receiver.ts';
import { FILE_CONTENT } from './differences.ts';

/** A request to a receiver. */
export interface SentWebhook extends Message {
  readonly name: string;
  /** Resolves with the status of the response. */
  readonly send: () => Promise<number>;
}

const FORM = 'multipart/form-data; boundary=AaB03x';
const PARTS = Buffer.from(
  '--AaB03x\r\nContent-Disposition: form-data; name="status"\r\n\r\npaid\r\n--AaB03x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\na\r\n--AaB03x--\r\n',
);

/** Bodies for webhooks whose payload is undocumented; each has to be stored unchanged. */
const BODIES: readonly { readonly name: string; readonly type?: string; readonly body: Buffer | string }[] = [
  { name: 'unknown status', type: 'application/json', body: '{"status": "unheard_of", "more": "Naïve 日本語"}' },
  { name: 'JSON list', type: 'application/json', body: '[1, "2"]' },
  { name: 'broken JSON', type: 'application/json', body: '{"id": ' },
  { name: 'form', type: 'application/x-www-form-urlencoded', body: 'status=paid&a=b+c%20d' },
  { name: 'body in parts', type: FORM, body: PARTS },
  { name: 'empty body', body: '' },
  { name: 'body that is not text', body: FILE_CONTENT },
];

/** Returns the requests that a receiver has to store: the payload twice, and bodies of every kind, in chunks, too. */
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
    // Mono waits for ever for an empty chunked body.
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

/** Sends a request on a connection of its own; optionally, the body is in two chunks (RFC 9112, section 7.1). */
export function send(
  url: string,
  { method, headers, body, isChunked }: Message & { readonly method: string; readonly isChunked: boolean },
): Promise<number> {
  const framing = isChunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': body.length };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent: false, headers: { ...headers, ...framing } }, (response) => {
      // The rest is not read: Mono ends the 204 to chunks with a chunk.
      response.resume().on('error', reject);
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject).setTimeout(PATIENCE, () => sent.destroy(new Error('no response')));
    const middle = isChunked ? Math.floor(body.length / 2) : 0;
    if (middle > 0) sent.write(body.subarray(0, middle));
    sent.end(body.subarray(middle));
  });
}
