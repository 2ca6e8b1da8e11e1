import type { Api } from '#src/model/api.ts';
import type { Webhook } from '#src/model/operation.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { titleAmong, toOperationObject } from './operation-object.ts';
import { operationsIn } from './path-item.ts';

/**
 * Reads the webhooks (OpenAPI 3.1, section 4.8.1): requests from the provider to a receiver. Webhooks do not get the
 * security requirements of the document, which are for requests to the API.
 */
export function webhooksOf(document: OpenApiDocument, schemes: Api['securitySchemes']): readonly Webhook[] {
  const uses = operationsIn(document).flatMap((use) => (use.kind === 'webhook' ? [use] : []));
  const firsts = new Map(uses.toReversed().map((use) => [use.path, use]));
  return uses.map((use) => {
    const { path: name, entry } = use;
    const title = titleAmong(
      name,
      use,
      uses.filter(({ path }) => path === name),
    );
    const call = toOperationObject(use, { document, schemes, name: title, entry });
    return { ...call, name, id: firsts.get(name) === use ? name : `${name} ${call.method}` };
  });
}
