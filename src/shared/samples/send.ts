import type { Example } from '../../model/media-type.ts';
import type { Webhook } from '../../model/operation.ts';
import type { Code, SampleRequest } from '../../model/sample.ts';
import type { WrittenBody } from './body.ts';
import { curl } from './curl.ts';
import { sampleRequest } from './request.ts';
import { LOCAL } from './webhook-sample.ts';

/** The properties of a webhook from which a request is built. */
export type Incoming = Pick<Webhook, 'method' | 'parameters'>;

/** Port and path of a receiver on the reader's machine. */
export interface LocalAddress {
  readonly port: number;
  /** Path with its leading slash. */
  readonly path: string;
}

/** Returns the request that sends an example of a webhook to a receiver on the reader's machine. */
export function localRequest(
  { method, parameters }: Incoming,
  { port, path }: LocalAddress,
  media: WrittenBody | undefined,
  example: Example | undefined,
): SampleRequest | undefined {
  return sampleRequest(
    {
      method,
      methodPublished: true,
      path,
      server: { url: `http://localhost:${port}` },
      parameters,
      security: [],
      responses: [],
    },
    example,
    media,
  );
}

/**
 * Returns the cURL command that sends the first example of a webhook to a receiver on the reader's machine. Undefined
 * if there is no payload.
 */
export function sendCommand(webhook: Webhook): Code | undefined {
  const [media] = webhook.requestBody?.content ?? [];
  const request = localRequest(webhook, LOCAL, media, media?.examples[0]);
  // An absent body, or a file on the reader's machine, is not a payload.
  if (request === undefined || request.body.kind === 'none' || request.body.kind === 'binary') return undefined;
  return { text: curl.render(request), syntax: curl.language.syntax };
}
