import type { Schema } from '../../../src/model/schema.ts';
import { schemaName } from '../../model/resolve-ref.ts';
import { valueText } from '../enum-table.ts';
import { asSchema, schemaList } from './as-schema.ts';
import { referred, type Schemas } from './referred-schema.ts';
import { resolveSchema, type ResolvedSchema } from './resolve-schema.ts';

/**
 * Schemas that build on one with a discriminator but without alternatives of its own: those its mapping names, then those
 * whose `allOf` begins with it (OpenAPI 3.1, section 4.8.25).
 */
export function subtypes({ schema, names }: ResolvedSchema, schemas: Schemas): readonly Schema[] {
  const name = names.at(-1);
  if (schema.discriminator === undefined || (schema.oneOf ?? schema.anyOf) !== undefined || name === undefined) return [];
  const mapped = Object.values(schema.discriminator.mapping ?? {}).map(mappedName);
  const all = new Set([...mapped, ...(heirs(schemas).get(name) ?? [])]);
  all.delete(name);
  return [...all].filter((each) => Object.hasOwn(schemas, each)).map((each) => ({ $ref: `#/components/schemas/${each.replaceAll('~', '~0').replaceAll('/', '~1')}` }));
}

/** What the discriminator says for a variant: the names its mapping gives it, else the value the property must have, else the name of the schema. */
export function variantValue({ propertyName, mapping = {}, defaultMapping }: NonNullable<Schema['discriminator']>, { schema, names }: ResolvedSchema, schemas: Schemas): string | undefined {
  const mapped = Object.keys(mapping).filter((key) => names.includes(mappedName(mapping[key] ?? '')));
  const { schema: property } = resolveSchema(asSchema(asSchema(schema.properties as unknown)[propertyName as keyof Schema]), schemas);
  const values = property.const === undefined ? property.enum ?? [] : [property.const];
  const told = mapped.length > 0 ? mapped : values.length > 0 && values.length <= 3 ? values.map(valueText) : names.slice(0, 1);
  if (told.length === 0) return undefined;
  const otherwise = defaultMapping !== undefined && names.includes(mappedName(defaultMapping));
  return `${told.slice(0, 3).join(', ')}${told.length > 3 ? ', …' : ''}${otherwise ? ' (default)' : ''}`;
}

/** A mapping names a schema or refers to it. */
function mappedName(target: unknown): string {
  const text = typeof target === 'string' ? target : '';
  return text.startsWith('#') ? referred(text, {}).name : schemaName(text).replace(/\.(ya?ml|json)$/, '');
}

const known = new WeakMap<Schemas, ReadonlyMap<string, readonly string[]>>();

/** Schemas by the ones their `allOf` refers to. */
function heirs(schemas: Schemas): ReadonlyMap<string, readonly string[]> {
  const before = known.get(schemas);
  if (before !== undefined) return before;
  const map = new Map<string, string[]>();
  for (const [name, schema] of Object.entries(schemas).filter(([key]) => !key.startsWith('#/'))) {
    for (const { $ref } of schemaList(asSchema(schema).allOf)) {
      if (typeof $ref !== 'string') continue;
      const parent = referred($ref, schemas).name;
      map.set(parent, [...(map.get(parent) ?? []), name]);
    }
  }
  known.set(schemas, map);
  return map;
}
