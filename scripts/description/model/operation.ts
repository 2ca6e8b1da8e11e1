import type { Api } from '#src/model/api.ts';
import type { Operation } from '#src/model/operation.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { toOperationObject } from './operation-object.ts';
import { operationsIn, type OperationUse } from './path-item.ts';
import { asRecord, asText, asTexts } from '#src/shared/schema/raw.ts';
import { resolved, resolveRef } from '#src/shared/schema/resolve-ref.ts';
import { serversOf } from './server.ts';

/**
 * Returns the operations under `paths`, then the operations without a path: those in path items of `components` to
 * which nothing refers.
 */
export function operationsOf(document: OpenApiDocument, schemes: Api['securitySchemes']): readonly Operation[] {
  const referenced = referencedItems(document);
  const operations = operationsIn(document)
    .filter((use) =>
      use.kind === 'path' ? use.path.startsWith('/') : use.kind === 'unpublished' && !referenced.has(use.pathItem),
    )
    .map((use) => toOperation(document, schemes, use));
  return withUniqueIds(operations);
}

function toOperation(document: OpenApiDocument, schemes: Api['securitySchemes'], use: OperationUse): Operation {
  const { operation, pathItem, method, entry } = use;
  const path = use.kind === 'path' ? use.path : undefined;
  const operationId = asText(operation['operationId']) || derivedId(method.toLowerCase(), path ?? '');
  const name = asText(operation['operationId']) || `${method.toUpperCase()} ${path ?? ''}`.trim();
  const common = toOperationObject(use, { document, schemes, security: document.security, name, entry });
  const contentType = asText(asRecord(document)['x-content-type']);
  const servers = serversOf(operation['servers'], pathItem['servers'], document.servers);
  return {
    ...common,
    operationId,
    methodPublished: !common.notPublished.includes('method'),
    ...(path === undefined || common.notPublished.includes('path') ? {} : { path }),
    server: servers[0] ?? { template: '/', url: '', description: '', variables: [] },
    servers,
    requires: asTexts(operation['x-requires']),
    ...(contentType === '' ? {} : { contentType }),
  };
}

/** Returns the path items in `paths`, `webhooks` and callbacks, with references resolved. */
function referencedItems(document: OpenApiDocument): ReadonlySet<unknown> {
  const components = asRecord(document.components);
  const inCallbacks = (holder: unknown): readonly unknown[] =>
    Object.values(asRecord(holder)).flatMap((callback) => Object.values(asRecord(callback)));
  const items: readonly unknown[] = [
    ...Object.values(asRecord(document.paths)),
    ...Object.values(asRecord(document.webhooks)),
    ...inCallbacks(components['callbacks']),
  ];
  const callbacks = items.flatMap((item) =>
    Object.values(resolved(document, item)).flatMap((operation) => inCallbacks(asRecord(operation)['callbacks'])),
  );
  return new Set([...items, ...callbacks].map((item) => resolveRef(document, asRecord(item))));
}

/** Makes operation ids unique by adding numbers to repeated ones: `list`, `list-2`. */
function withUniqueIds(operations: readonly Operation[]): readonly Operation[] {
  const taken = new Set(operations.map(({ operationId }) => operationId));
  const seen = new Set<string>();
  return operations.map((operation) => {
    const { operationId } = operation;
    if (!seen.has(operationId)) {
      seen.add(operationId);
      return operation;
    }
    let number = 2;
    while (taken.has(`${operationId}-${number}`)) number += 1;
    taken.add(`${operationId}-${number}`);
    return { ...operation, operationId: `${operationId}-${number}` };
  });
}

/** Returns the id for an operation without `operationId`: `get-wallets-id` for `get /wallets/{id}`. */
export function derivedId(method: string, path: string): string {
  return [method, ...path.split(/[^A-Za-z0-9]+/).filter(Boolean)].join('-');
}
