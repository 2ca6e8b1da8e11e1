import type { Schema } from '../../model/schema.ts';
import type { OpenApiDocument } from '../../model/openapi.ts';
import { memoize } from '../text/memoize.ts';
import { asRecord } from './raw.ts';
import { atPointer, schemaName, unescapePointer, type Resolve } from './resolve-ref.ts';
import { asSchema } from './applicators.ts';

/**
 * The schemas to which references can point, by key: the name of a component, else the whole `$ref` (see
 * `Api.definitions`).
 */
export type Schemas = Readonly<Record<string, Schema>>;

/**
 * The schema to which a reference points, and its name: `Customer`, or `Customer/$defs/Address` for a schema inside
 * `Customer`.
 */
export interface NamedSchema {
  readonly name: string;
  /** Absent if the target does not exist. */
  readonly schema?: Schema;
}

const COMPONENTS = '#/components/schemas/';

/**
 * Returns the schema to which a `$ref` or `$dynamicRef` points (JSON Schema 2020-12, sections 8.2.3 and 8.2.2). The
 * reference is an anchor or a JSON Pointer (RFC 6901) to a component, into a component, or elsewhere in the document.
 * As authors expect, `#/$defs/<name>` finds the `$defs` of any schema in the document.
 */
export function resolveSchemaRef(ref: string, schemas: Schemas): NamedSchema {
  if (ref.startsWith(COMPONENTS))
    return found(decoded(ref.slice(COMPONENTS.length)), atPointer(schemas, `#/${ref.slice(COMPONENTS.length)}`));
  const placed = anchored(ref, schemas);
  if (placed !== undefined) return placed;
  if (Object.hasOwn(schemas, ref)) return found(decoded(ref.slice(2)), schemas[ref]);
  const name = schemaName(ref);
  return found(name, Object.hasOwn(schemas, name) ? schemas[name] : undefined);
}

/**
 * Returns the function that finds the target of a reference in a set of schemas. The same set always yields the same
 * function.
 */
export const resolverIn = memoize(
  (schemas: Schemas): Resolve =>
    (ref) =>
      resolveSchemaRef(ref, schemas).schema,
);

/** Returns the function that finds the target of a schema reference in a document. The function caches the targets. */
export const resolverOf = memoize((document: OpenApiDocument): Resolve => {
  const targets = new Map<string, unknown>();
  const schemas = asRecord(document.components?.schemas) as Schemas;
  return (ref) => {
    if (!targets.has(ref)) targets.set(ref, atPointer(document, ref) ?? anchored(ref, schemas)?.schema);
    return targets.get(ref);
  };
});

function found(name: string, node: unknown): NamedSchema {
  return node === undefined || node === null ? { name } : { name, schema: asSchema(node) };
}

function anchored(ref: string, schemas: Schemas): NamedSchema | undefined {
  return /^#([^/]|\/\$defs\/)/.test(ref) ? places(schemas).get(decoded(ref.slice(1))) : undefined;
}

/**
 * Finds the schemas inside components that a reference can name: by anchor, or as `/$defs/<name>`. If several have the
 * same key, the first counts.
 */
const places = memoize((schemas: Schemas): ReadonlyMap<string, NamedSchema> => {
  const map = new Map<string, NamedSchema>();
  const note = (key: unknown, name: string, node: unknown): void => {
    if (typeof key === 'string' && !map.has(key)) map.set(key, found(name, node));
  };
  const seen = new Set<object>();
  const visit = (node: unknown, name: string): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    const { $anchor, $dynamicAnchor, $defs } = node as Schema;
    for (const anchor of [$anchor, $dynamicAnchor]) note(anchor, name, node);
    for (const [key, definition] of Object.entries(asRecord($defs)))
      note(`/$defs/${key}`, `${name}/$defs/${key}`, definition);
    for (const [key, child] of Object.entries(node)) visit(child, `${name}/${key}`);
  };
  for (const [name, schema] of Object.entries(schemas)) visit(schema, name);
  return map;
});

function decoded(pointer: string): string {
  return pointer.split('/').map(unescapePointer).join('/');
}
