import type { Operation } from '#src/model/operation.ts';

/**
 * Returns the names of an operation in the list of changes: its id and, if the path is published, its method and path.
 */
export function operationNames({ operationId, method, path }: Operation): readonly string[] {
  return [operationId, ...(path === undefined ? [] : [`${method.toUpperCase()} ${path}`])];
}

/**
 * Returns the names of a request, response or other part of an operation in the list of changes: `pay.request`,
 * `pay.200`. `names` are the names of the operation or webhook.
 */
export function partPlaces(names: readonly string[], part: string): readonly string[] {
  return names.map((name) => `${name}.${part}`);
}
