import type { Webhook } from '../../model/operation.ts';
import type { Code } from '../../model/sample.ts';
import { curl } from './curl.ts';
import { sampleRequest } from './request.ts';

/** Where receivers listen. */
const LOCAL = { template: 'http://localhost:8000', url: 'http://localhost:8000', description: '', variables: [] };

/** Sends the first example of a webhook to a receiver on this machine; undefined where there is none to send. */
export function sendCommand(webhook: Webhook): Code | undefined {
  const [media] = webhook.requestBody?.content ?? [];
  const operation = {
    ...webhook,
    operationId: webhook.id,
    methodPublished: true,
    path: '/webhooks',
    server: LOCAL,
    servers: [LOCAL],
    requires: [],
    security: [],
  };
  const request = sampleRequest(operation, media?.examples[0], media);
  // A file of the reader's, or nothing, is no payload.
  if (request === undefined || request.body.kind === 'none' || request.body.kind === 'binary') return undefined;
  return { text: curl.render(request), syntax: curl.language.syntax };
}
