import type { Link } from '#src/model/media-type.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { extended } from './extension.ts';
import { asRecord, asText, textsOf } from '#src/shared/schema/raw.ts';
import { resolved } from '#src/shared/schema/resolve-ref.ts';
import { toServer } from './server.ts';

/** Reads a map of Link Objects by name (OpenAPI 3.1, section 4.8.20). */
export function linksOf(document: OpenApiDocument, node: unknown): readonly Link[] {
  return Object.entries(asRecord(node)).map(([name, link]) => {
    const raw = resolved(document, link);
    return {
      name,
      description: asText(raw['description']),
      ...textsOf(raw, ['operationId', 'operationRef']),
      parameters: Object.entries(asRecord(raw['parameters'])).map(([parameter, value]) => ({ name: parameter, value })),
      ...('requestBody' in raw ? { requestBody: raw['requestBody'] } : {}),
      ...extended(raw),
      ...('server' in raw ? { server: toServer(raw['server']) } : {}),
    };
  });
}
