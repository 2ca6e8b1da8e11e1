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

/** Chooses which schemas apply to a value where a schema leaves it open. */
export type Taking = (part: Raw) => readonly unknown[];

/** Takes every alternative, and what holds under a condition (JSON Schema 2020-12, sections 10.2.1 and 10.2.2). */
export const everything: Taking = (part) => [...alternativesOf(part), ...conditionsOf(part)];

/** Takes no alternative, and nothing that holds under a condition. */
export const nothing: Taking = () => [];

/** The schemas of a union, both keywords together. */
export function alternativesOf(schema: Raw): readonly unknown[] {
  return [...asList(schema['oneOf']), ...asList(schema['anyOf'])];
}

/** The schemas that hold for some values, which others decide (JSON Schema 2020-12, section 10.2.2). */
export function conditionsOf(schema: Raw): readonly unknown[] {
  return [schema['then'], schema['else'], ...Object.values(asRecord(schema['dependentSchemas']))];
}

/**
 * Collects schemas, what their references lead to and their `allOf`, and what `take` takes of them: all that applies to
 * the same value (JSON Schema 2020-12, section 10.2), each once, outermost first.
 */
export function collectParts(schemas: readonly unknown[], resolve: Resolve, take: Taking): readonly Raw[] {
  const parts = new Set<Raw>();
  const waiting = [...schemas].reverse();
  while (waiting.length > 0) {
    const part = waiting.pop();
    if (!isRecord(part) || parts.has(part)) continue;
    parts.add(part);
    const target = typeof part['$ref'] === 'string' ? resolve(part['$ref']) : undefined;
    waiting.push(...[target, ...asList(part['allOf']), ...take(part)].reverse());
  }
  return [...parts];
}

/** Collects a schema and all that may apply to the same value. */
export function partsInPlace(schema: unknown, resolve: Resolve): readonly Raw[] {
  return collectParts([schema], resolve, everything);
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

/** Returns the schema that one part gives a field by its name alone, if any. */
export function fieldSchemas(part: Raw, name: string): readonly unknown[] {
  const properties = asRecord(part['properties']);
  return Object.hasOwn(properties, name) ? [properties[name]] : [];
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
  const named = [
    ...fieldSchemas(part, key),
    ...Object.entries(asRecord(part['patternProperties'])).flatMap(([pattern, schema]) =>
      matches(key, pattern) ? [schema] : [],
    ),
  ];
  return named.length > 0
    ? named
    : [part['additionalProperties'], part['unevaluatedProperties']].filter((schema) => typeof schema === 'object');
}
