import type { Schema } from '../../model/schema.ts';
import { memoize } from '../text/memoize.ts';
import { mappedName } from './discriminator.ts';
import { schemaRef } from './resolve-ref.ts';
import { resolveSchemaRef, type Schemas } from './schema-ref.ts';
import { asSchema, schemaList } from './subschemas.ts';

/**
 * Finds the schemas that build on one with a discriminator but without alternatives of its own: those its mapping names,
 * then those whose `allOf` refers to it (OpenAPI 3.1, section 4.8.25).
 */
export function subtypes(schema: Schema, name: string | undefined, schemas: Schemas): readonly Schema[] {
  if (schema.discriminator === undefined || (schema.oneOf ?? schema.anyOf) !== undefined || name === undefined)
    return [];
  const mapped = Object.values(schema.discriminator.mapping ?? {}).map(mappedName);
  const all = new Set([...mapped, ...(subtypesByParent(schemas).get(name) ?? [])]);
  all.delete(name);
  return [...all].filter((each) => Object.hasOwn(schemas, each)).map(schemaRef);
}

/** Schemas by the ones their `allOf` refers to. */
const subtypesByParent = memoize((schemas: Schemas): ReadonlyMap<string, readonly string[]> => {
  const map = new Map<string, string[]>();
  for (const [name, schema] of Object.entries(schemas).filter(([key]) => !key.startsWith('#/'))) {
    for (const { $ref } of schemaList(asSchema(schema).allOf)) {
      if (typeof $ref !== 'string') continue;
      const parent = resolveSchemaRef($ref, schemas).name;
      map.set(parent, [...(map.get(parent) ?? []), name]);
    }
  }
  return map;
});
