import { asList, asRecord, type Raw } from '#src/shared/schema/raw.ts';

/** A field by its name. */
export type Property = readonly [name: string, schema: Raw];

/** Fields that a schema lists itself. */
export function ownProperties(schema: Raw): readonly Property[] {
  return Object.entries(asRecord(schema['properties'])).map(([name, property]) => [name, asRecord(property)]);
}

/** Fields of a schema, of all its parts and of its items. */
export function propertiesOf(
  schema: Raw,
  resolve: (schema: Raw) => Raw,
  seen: Set<Raw> = new Set(),
): readonly Property[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const target = typeof schema['$ref'] === 'string' ? resolve(schema) : undefined;
  const parts = [target, schema['items'], ...['allOf', 'oneOf', 'anyOf'].flatMap((key) => asList(schema[key]))].filter(
    (part): part is Raw => typeof part === 'object' && part !== null,
  );
  return [...ownProperties(schema), ...parts.flatMap((part) => propertiesOf(part, resolve, seen))];
}
