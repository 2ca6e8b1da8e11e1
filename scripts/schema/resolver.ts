import type { OpenApiDocument } from '../../src/model/openapi.ts';
import { once } from '../once.ts';
import { resolveRef } from '../model/resolve-ref.ts';
import type { Resolve } from './strictness.ts';

/** Follows the references of a document, each of them once. */
export const resolverOf = once((document: OpenApiDocument): Resolve => {
  const targets = new Map<string, unknown>();
  return (ref) => {
    if (!targets.has(ref)) targets.set(ref, resolveRef(document, { $ref: ref }));
    return targets.get(ref);
  };
});
