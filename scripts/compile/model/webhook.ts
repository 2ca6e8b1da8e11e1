import type { Webhook } from '#src/model/operation.ts';
import type { SecurityScheme } from '#src/model/security.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { toOperationObject } from './operation-object.ts';
import { operationsIn } from './path-item.ts';

/**
 * Webhooks (OpenAPI 3.1, section 4.8.1): calls the provider makes to a receiver. Credentials are those they name
 * themselves: the document's are for its own operations.
 */
export function webhooksOf(
  document: OpenApiDocument,
  schemes: Readonly<Record<string, SecurityScheme>>,
): readonly Webhook[] {
  const named = new Set<string>();
  return operationsIn(document)
    .filter(({ kind }) => kind === 'webhook')
    .map((use) => {
      const { path: name, entry } = use;
      const call = toOperationObject(use, { document, schemes, name, entry });
      const id = named.has(name) ? `${name} ${call.method}` : name;
      named.add(name);
      return { ...call, name, id };
    });
}
