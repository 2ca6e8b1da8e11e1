import type { Operation } from '#src/model/operation.ts';

/** Returns the names by which history changes refer to an operation: its id, or its method and path if it has none. */
export function operationNames({ operationId, method, path }: Operation): readonly string[] {
  return [operationId, ...(path === undefined ? [] : [`${method.toUpperCase()} ${path}`])];
}

/**
 * Returns the names by which changes refer to a part of a call, given the names of the call: `pay.request`, `pay.200`.
 */
export function partPlaces(names: readonly string[], part: string): readonly string[] {
  return names.map((name) => `${name}.${part}`);
}
