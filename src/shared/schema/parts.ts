import type { OpenApiDocument } from '../../model/openapi.ts';
import { memoize } from '../text/memoize.ts';
import { matches } from './pattern.ts';
import { asList, asRecord, isRecord, type Raw } from './raw.ts';
import { type Resolve } from './resolve-ref.ts';
import { resolverOf } from './schema-ref.ts';

const partsIn = memoize((document: OpenApiDocument) =>
  memoize((schema: Raw) => partsInPlace(schema, resolverOf(document))),
);

/** The parts of a schema of a document (see `partsInPlace`), found once. */
export function partsOf(document: OpenApiDocument, schema: unknown): readonly Raw[] {
  return isRecord(schema) ? partsIn(document)(schema) : [];
}

/** The parts of a member's schema: of a field by its name, of an array's item by its index. */
export function memberParts(document: OpenApiDocument, parts: readonly Raw[], key: string | number): readonly Raw[] {
  return parts.flatMap((part) => memberSchemas(part, key)).flatMap((schema) => partsOf(document, schema));
}

/**
 * A schema and all that may apply to the same value (JSON Schema 2020-12, section 10.2), each once, the nearest first.
 * `without` are alternatives that are known not to be meant.
 */
export function partsInPlace(schema: unknown, resolve: Resolve, without: readonly unknown[] = []): readonly Raw[] {
  const parts = new Set<Raw>();
  const add = (part: unknown): void => {
    if (isRecord(part) && !without.includes(part)) parts.add(part);
  };
  add(schema);
  // A set is walked in its order, with what is added on the way.
  for (const part of parts) {
    if (typeof part['$ref'] === 'string') add(resolve(part['$ref']));
    for (const keyword of ['allOf', 'oneOf', 'anyOf']) asList(part[keyword]).forEach(add);
    for (const keyword of ['then', 'else']) add(part[keyword]);
    Object.values(asRecord(part['dependentSchemas'])).forEach(add);
  }
  return [...parts];
}

/** Names that the parts of a schema give to the fields of a value. */
export function fieldNames(parts: readonly Raw[]): readonly string[] {
  return [...new Set(parts.flatMap((part) => Object.keys(asRecord(part['properties']))))];
}

/** The part that names the most fields: where a missing one would be added. */
export function namingPart(parts: readonly Raw[]): Raw | undefined {
  const count = (part: Raw): number => Object.keys(asRecord(part['properties'])).length;
  return parts.reduce<Raw | undefined>(
    (best, part) => (best === undefined || count(part) > count(best) ? part : best),
    undefined,
  );
}

/**
 * What one part of a schema says of a member of a value (JSON Schema 2020-12, sections 10.3 and 11): of a field by its
 * name, of an array's item by its index.
 */
export function memberSchemas(part: Raw, key: string | number): readonly unknown[] {
  if (typeof key === 'number') {
    const prefix = asList(part['prefixItems']);
    return [key < prefix.length ? prefix[key] : part['items']].filter((schema) => schema !== undefined);
  }
  const properties = asRecord(part['properties']);
  const named = [
    ...(Object.hasOwn(properties, key) ? [properties[key]] : []),
    ...Object.entries(asRecord(part['patternProperties'])).flatMap(([pattern, schema]) =>
      matches(key, pattern) ? [schema] : [],
    ),
  ];
  return named.length > 0
    ? named
    : [part['additionalProperties'], part['unevaluatedProperties']].filter((schema) => typeof schema === 'object');
}
