import type { Webhook } from '../../src/model/api.ts';
import type { OpenApiDocument } from '../../src/model/openapi.ts';
import { notPublished } from './gap.ts';
import { requestBodyOf } from './media-type.ts';
import { METHODS } from './operation.ts';
import { asRecord, asText } from './raw.ts';
import { resolveRef } from './resolve-ref.ts';

/** Webhooks (OpenAPI 3.1, section 4.8.1): calls the provider makes to the merchant. */
export function webhooksOf(document: OpenApiDocument): readonly Webhook[] {
  return Object.entries(asRecord(document.webhooks)).flatMap(([name, node]) => {
    const item = asRecord(resolveRef(document, asRecord(node)));
    const method = ['post', ...METHODS].find((candidate) => typeof item[candidate] === 'object' && item[candidate] !== null);
    if (method === undefined) return [];
    const raw = asRecord(item[method]);
    const body = requestBodyOf(document, raw['requestBody']);
    return [{
      name,
      ...(typeof raw['operationId'] === 'string' ? { operationId: raw['operationId'] } : {}),
      method: method.toUpperCase(),
      summary: asText(raw['summary'], name),
      description: asText(raw['description']),
      ...(body === undefined ? {} : { requestBody: body }),
      notPublished: notPublished(raw),
      node: raw,
    }];
  });
}
