import type { Webhook } from '../../model/operation.ts';
import type { Code, SampleRequest } from '../../model/sample.ts';
import { curl } from './curl.ts';
import { sampleRequest } from './request.ts';
import { LOCAL } from './webhook-sample.ts';

/** What is sent, and by which method. */
type Incoming = Pick<Webhook, 'id' | 'method' | 'parameters' | 'requestBody'>;

/** Where a receiver listens on the reader's machine. */
interface LocalAddress {
  readonly port: number;
  /** Begins with a slash. */
  readonly path: string;
}

/** The request that brings an example of a webhook to a receiver on this machine: its first unless one is given. */
function localRequest(
  { id, method, parameters, requestBody }: Incoming,
  { port, path }: LocalAddress,
  media = requestBody?.content[0],
  example = media?.examples[0],
): SampleRequest | undefined {
  const url = `http://localhost:${port}`;
  const server = { template: url, url, description: '', variables: [] };
  return sampleRequest(
    {
      operationId: id,
      method,
      methodPublished: true,
      path,
      server,
      servers: [server],
      parameters,
      requires: [],
      security: [],
      summary: '',
      description: '',
      tags: [],
      deprecated: false,
      responses: [],
      callbacks: [],
      notPublished: [],
      codeSamples: [],
      extensions: [],
      node: parameters,
      ...(requestBody === undefined ? {} : { requestBody }),
    },
    example,
    media,
  );
}

/** Sends the first example of a webhook to a receiver on this machine; undefined where there is none to send. */
export function sendCommand(webhook: Webhook): Code | undefined {
  const request = localRequest(webhook, LOCAL);
  // A file of the reader's, or nothing, is no payload.
  if (request === undefined || request.body.kind === 'none' || request.body.kind === 'binary') return undefined;
  return { text: curl.render(request), syntax: curl.language.syntax };
}
