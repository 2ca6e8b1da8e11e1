import type { Operation } from '#src/model/operation.ts';

/** What the changes of a history call an operation: its id, or its address where the description gives none. */
export function operationNames({ operationId, method, path }: Operation): readonly string[] {
  return [operationId, ...(path === undefined ? [] : [`${method.toUpperCase()} ${path}`])];
}

/** What they call a part of a call: `pay.request`, `pay.200`, `pay.query`. `names` are those of the call. */
export function partPlaces(names: readonly string[], part: string): readonly string[] {
  return names.map((name) => `${name}.${part}`);
}
