import type { Schema } from '#src/model/schema.ts';
import { schemaName, schemaRef } from '#src/shared/schema/resolve-ref.ts';
import { enumMembers, valueText } from '#src/shared/schema/enums.ts';
import { asTexts } from '#src/shared/schema/raw.ts';
import { asSchema, schemaEntries, schemaList } from '#src/shared/schema/subschemas.ts';
import { resolveSchemaRef, type Schemas } from '#src/shared/schema/schema-ref.ts';
import { resolveSchema, type ResolvedSchema } from '#src/shared/schema/resolve-schema.ts';
import { memoize } from '#src/shared/text/memoize.ts';

/**
 * Schemas that build on one with a discriminator but without alternatives of its own: those its mapping names, then
 * those
 * whose `allOf` begins with it (OpenAPI 3.1, section 4.8.25).
 */
export function subtypes({ schema, names }: ResolvedSchema, schemas: Schemas): readonly Schema[] {
  const name = names.at(-1);
  if (schema.discriminator === undefined || (schema.oneOf ?? schema.anyOf) !== undefined || name === undefined)
    return [];
  const mapped = Object.values(schema.discriminator.mapping ?? {}).map(mappedName);
  const all = new Set([...mapped, ...(subtypesByParent(schemas).get(name) ?? [])]);
  all.delete(name);
  return [...all].filter((each) => Object.hasOwn(schemas, each)).map(schemaRef);
}

/**
 * The property that tells alternatives apart although no discriminator says so: each of them has it with values of its
 * own
 * (`const` or `enum`). The first such property, required ones before others.
 */
export function impliedDiscriminator(branches: readonly ResolvedSchema[], schemas: Schemas): string | undefined {
  const [first] = branches;
  if (first === undefined || branches.length < 2) return undefined;
  const required = new Set(asTexts(first.schema.required));
  const names = schemaEntries(first.schema.properties).map(([name]) => name);
  return [...names.filter((name) => required.has(name)), ...names.filter((name) => !required.has(name))].find(
    (name) => {
      const values = branches.map((branch) => valuesOf(branch, name, schemas).map((value) => JSON.stringify(value)));
      const all = values.flat();
      return values.every((each) => each.length > 0) && new Set(all).size === all.length;
    },
  );
}

/** The values a property can have. */
function valuesOf({ schema }: ResolvedSchema, propertyName: string, schemas: Schemas): readonly unknown[] {
  const { schema: property } = resolveSchema(
    asSchema(asSchema(schema.properties as unknown)[propertyName as keyof Schema]),
    schemas,
  );
  return enumMembers(property)?.map(({ value }) => value) ?? (property.const === undefined ? [] : [property.const]);
}

/** The names of a variant by the values of the property that tells it apart. */
export function valueLabel(read: ResolvedSchema, propertyName: string, schemas: Schemas): string {
  return firstFew(valuesOf(read, propertyName, schemas).map(valueText));
}

/**
 * Label of a variant by its discriminator: the names its mapping gives it, else the value the property must have,
 * else the name of the schema.
 */
export function variantValue(
  { propertyName, mapping = {}, defaultMapping }: NonNullable<Schema['discriminator']>,
  { schema, names }: ResolvedSchema,
  schemas: Schemas,
): string | undefined {
  const mapped = Object.keys(mapping).filter((key) => names.includes(mappedName(mapping[key] ?? '')));
  const values = valuesOf({ schema, names }, propertyName, schemas);
  const labels =
    mapped.length > 0 ? mapped : values.length > 0 && values.length <= 3 ? values.map(valueText) : names.slice(0, 1);
  if (labels.length === 0) return undefined;
  const otherwise = defaultMapping !== undefined && names.includes(mappedName(defaultMapping));
  return `${firstFew(labels)}${otherwise ? ' (default)' : ''}`;
}

function firstFew(names: readonly string[]): string {
  return `${names.slice(0, 3).join(', ')}${names.length > 3 ? ', …' : ''}`;
}

/** A mapping names a schema or refers to it. */
function mappedName(target: unknown): string {
  const text = typeof target === 'string' ? target : '';
  return text.startsWith('#') ? resolveSchemaRef(text, {}).name : schemaName(text).replace(/\.(ya?ml|json)$/, '');
}

/** Schemas by the ones their `allOf` refers to. */
export const subtypesByParent = memoize((schemas: Schemas): ReadonlyMap<string, readonly string[]> => {
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
