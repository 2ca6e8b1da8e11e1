import type { SecurityScheme, Webhook } from '../../src/model/api.ts';
import type { OpenApiDocument } from '../../src/model/openapi.ts';
import { toOperationObject } from './operation-object.ts';
import { operationsIn } from './path-item.ts';
import { asRecord } from './raw.ts';

/** Webhooks (OpenAPI 3.1, section 4.8.1): calls the provider makes to the merchant. Credentials are those they name themselves: the document's are for its own operations. */
export function webhooksOf(
  document: OpenApiDocument,
  schemes: Readonly<Record<string, SecurityScheme>>,
): readonly Webhook[] {
  return Object.entries(asRecord(document.webhooks))
    .filter(([name]) => !name.startsWith('x-'))
    .flatMap(([name, node]) =>
      operationsIn(document, node).map((place, position) => {
        const call = toOperationObject(place, { document, schemes, name });
        return { ...call, name, id: position === 0 ? name : `${name} ${call.method}` };
      }),
    );
}
