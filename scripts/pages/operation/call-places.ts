import type { Operation } from '#src/model/operation.ts';

/** Returns the names of an operation in changes of a history: its id, or its address if the description gives none. */
export function operationNames({ operationId, method, path }: Operation): readonly string[] {
  return [operationId, ...(path === undefined ? [] : [`${method.toUpperCase()} ${path}`])];
}

/** Returns the names of a part of a call, named `names`, in changes: `pay.request`, `pay.200`, `pay.query`. */
export function partPlaces(names: readonly string[], part: string): readonly string[] {
  return names.map((name) => `${name}.${part}`);
}
