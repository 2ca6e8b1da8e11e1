import type { Operation } from '#src/model/operation.ts';

/**
 * Returns the names by which the changes of a history may refer to an operation: its id and, if the path is published,
 * its method and path.
 */
export function operationNames({ operationId, method, path }: Operation): readonly string[] {
  return [operationId, ...(path === undefined ? [] : [`${method.toUpperCase()} ${path}`])];
}

/**
 * Returns the names by which the changes of a history refer to a part of a call: `pay.request`, `pay.200`. `names` are
 * the names of the call.
 */
export function partPlaces(names: readonly string[], part: string): readonly string[] {
  return names.map((name) => `${name}.${part}`);
}
