import type { Operation } from '#src/model/operation.ts';

/**
 * Returns the names that identify an operation in the changes between versions (`History`): its id and, if the path is
 * published, its method and path.
 */
export function operationNames({ operationId, method, path }: Operation): readonly string[] {
  return [operationId, ...(path === undefined ? [] : [`${method.toUpperCase()} ${path}`])];
}

/**
 * Returns the names that identify a part of an operation or webhook in the changes between versions: `pay.request`,
 * `pay.200`. `names` are the names of the operation or webhook.
 */
export function partPlaces(names: readonly string[], part: string): readonly string[] {
  return names.map((name) => `${name}.${part}`);
}
