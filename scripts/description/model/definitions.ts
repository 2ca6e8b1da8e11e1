import type { OpenApiDocument } from '#src/model/openapi.ts';
import type { Schema } from '#src/model/schema.ts';
import { asRecord } from '#src/shared/schema/raw.ts';
import { isReference, resolveRef } from '#src/shared/schema/resolve-ref.ts';

/**
 * Returns all schema components by name. Also returns each object to which a `$ref` leads in another part of the
 * document (OpenAPI 3.1, section 4.8.24; RFC 6901), with the reference as its key:
 * `#/paths/~1orders/get/parameters/0/schema`.
 */
export function definitionsOf(document: OpenApiDocument): Readonly<Record<string, Schema>> {
  const definitions = { ...asRecord(document.components?.schemas) } as Record<string, Schema>;
  const seen = new Set<unknown>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    const ref = isReference(node) ? node.$ref : '';
    if (ref.startsWith('#/') && !COMPONENT.test(ref) && !Object.hasOwn(definitions, ref)) {
      const target = resolveRef(document, { $ref: ref });
      if (target !== undefined) definitions[ref] = target as Schema;
    }
    Object.values(node).forEach(visit);
  };
  visit(document);
  return definitions;
}

/** Matches references whose targets `definitionsOf` does not add: components, and parts of schema components. */
const COMPONENT = /^#\/components\/([^/]+\/[^/]+$|schemas\/)/;
