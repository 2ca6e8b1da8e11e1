import type { Api } from '#src/model/api.ts';
import type { Webhook } from '#src/model/operation.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { UsageError } from '../cli/problem.ts';
import { localRequest } from '#src/shared/samples/send.ts';
import { createCompleted } from './completed.ts';
import { contentOf } from './content.ts';
import { fieldValue } from './reply.ts';

/** A webhook to send, and the URL of its receiver. */
export interface WebhookCall {
  readonly webhook: Webhook;
  readonly document: OpenApiDocument;
  /** URL on this machine to which the webhook is sent. */
  readonly url: string;
}

/** Milliseconds within which the receiver has to respond. */
const PATIENCE = 10_000;

/**
 * Sends the first example of a webhook (OpenAPI 3.1, section 4.8.1), and returns the status of the response. Redirects
 * are not followed, because they might lead to another machine.
 *
 * @throws {UsageError} if `url` is not a loopback URL.
 */
export async function sendWebhook({ webhook: given, document, url }: WebhookCall): Promise<number> {
  const address = loopbackAddress(url);
  const webhook = createCompleted(document).call(given);
  const [media] = webhook.requestBody?.content ?? [];
  const content = media === undefined ? undefined : await contentOf(media, media.examples[0]);
  const { method } = webhook;
  const parameters = webhook.parameters.filter(({ example }) => example !== undefined);
  const request = localRequest({ method, parameters }, { port: 80, path: '/' }, media, undefined);
  for (const [key, value] of new URL(request?.url ?? address.origin).searchParams)
    address.searchParams.append(key, value);
  const headers = (request?.headers ?? []).map(({ name, value }) => [name, fieldValue(value, 4000)]);
  const response = await fetch(address, {
    method,
    headers: { ...Object.fromEntries(headers), ...(content === undefined ? {} : { 'Content-Type': content.type }) },
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
    ...(content === undefined || /^(GET|HEAD)$/.test(method) ? {} : { body: new Uint8Array(content.bytes) }),
  });
  await response.body?.cancel();
  return response.status;
}

/**
 * Returns the webhook whose id is `name`, or else the first one whose name or `operationId` is `name`. Undefined if
 * there is neither.
 */
export function webhookNamed({ webhooks }: Api, name: string): Webhook | undefined {
  return (
    webhooks.find(({ id }) => id === name) ??
    webhooks.find((webhook) => webhook.name === name || webhook.operationId === name)
  );
}

/**
 * Parses an `http` URL of this machine (RFC 6890, section 2.2.2; RFC 6761, section 6.3). All other hosts are refused,
 * so that the mock sends nothing to other machines.
 *
 * @throws {UsageError} if `text` is not an `http` URL of this machine, or if it contains credentials.
 */
export function loopbackAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const hint = 'Give a URL on this machine: http://localhost:8000/webhooks.';
  if (url === undefined || url.protocol !== 'http:') throw new UsageError(`\`${text}\` is not an http URL.`, hint);
  if (!/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(url.hostname))
    throw new UsageError(`The host of \`${text}\` is not this machine.`, hint);
  if (url.username !== '' || url.password !== '') throw new UsageError(`\`${text}\` contains credentials.`, hint);
  return url;
}
