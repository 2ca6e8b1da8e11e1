import type { Schema } from '../../model/schema.ts';
import { memoize } from '../text/memoize.ts';
import { enumMembers } from './enums.ts';
import { alternativesOf, collectParts, fieldNames, fieldSchemas, nothing, type Taking } from './parts.ts';
import { asList, asRecord, asText, asTexts, isRecord, type Raw } from './raw.ts';
import { componentName, schemaName, schemaRef, type Resolve } from './resolve-ref.ts';
import { resolveSchemaRef, type Schemas } from './schema-ref.ts';
import { asSchema, schemaList } from './subschemas.ts';

/**
 * The schema that a discriminator chooses for a value (Discriminator Object, OpenAPI 3.1, section 4.8.25): by
 * `mapping`,
 * else by the name of the component; undefined where it chooses none. Among the alternatives of a union where there is
 * one.
 */
export function variantOf(schema: Raw, value: unknown, resolve: Resolve): Raw | undefined {
  const { propertyName, mapping } = asRecord(schema['discriminator']);
  const tag = asRecord(value)[asText(propertyName)];
  if (typeof tag !== 'string') return undefined;
  const mapped = Object.hasOwn(asRecord(mapping), tag) ? asText(asRecord(mapping)[tag]) : tag;
  const target = resolve(mapped.includes('/') ? mapped : schemaRef(mapped).$ref);
  if (typeof target !== 'object' || target === null) return undefined;
  const union = schema['oneOf'] ?? schema['anyOf'];
  if (union === undefined) return target as Raw;
  return asList(union)
    .map(asRecord)
    .find(
      (alternative) =>
        alternative === target || (typeof alternative['$ref'] === 'string' && resolve(alternative['$ref']) === target),
    );
}

/** Takes the alternatives that a value is of: the one that its discriminator chooses, else those that it fits. */
export function takenBy(value: unknown, resolve: Resolve, fits: (schema: Raw, value: unknown) => boolean): Taking {
  return (part) => {
    const alternatives = alternativesOf(part).filter(isRecord);
    const chosen = alternatives.length === 0 ? undefined : variantOf(part, value, resolve);
    return chosen === undefined ? alternatives.filter((one) => fits(one, value)) : [chosen];
  };
}

/** The field by whose value the alternatives of a union are told apart: of its discriminator, else one all fix. */
export function tagProperty(union: Raw, keyword: 'oneOf' | 'anyOf', resolve: Resolve): string | undefined {
  const named = asText(asRecord(union['discriminator'])['propertyName']);
  return named === '' ? impliedProperty(asList(union[keyword]), resolve) : named;
}

/** The value of that field in one alternative. */
export function tagValue(alternative: unknown, union: Raw, property: string, resolve: Resolve): unknown {
  const [value, ...others] = propertyValues(alternative, property, resolve);
  const { mapping } = asRecord(union['discriminator']);
  return (
    (others.length > 0 ? undefined : value) ??
    Object.keys(asRecord(mapping)).find((tag) => variantOf(union, { [property]: tag }, resolve) === alternative) ??
    componentOfAlternative(alternative)
  );
}

/** The component that an alternative refers to, else its title. */
export function componentOfAlternative(alternative: unknown): string | undefined {
  return componentName(alternative) ?? (asText(asRecord(alternative)['title']) || undefined);
}

/** The values that a discriminator maps to a schema. */
export function tagsOf(union: Raw, resolve: Resolve): readonly unknown[] {
  const { propertyName, mapping } = asRecord(union['discriminator']);
  const mapped = Object.keys(asRecord(mapping));
  if (mapped.length > 0) return mapped;
  return asList(union['oneOf'] ?? union['anyOf']).flatMap(
    (alternative) => tagValue(alternative, union, asText(propertyName), resolve) ?? [],
  );
}

/**
 * Finds the property that tells alternatives apart although no discriminator says so: each of them has it with values of
 * its own (`const` or `enum`). The first such property, required ones before others.
 */
export function impliedProperty(alternatives: readonly unknown[], resolve: Resolve): string | undefined {
  if (alternatives.length < 2) return undefined;
  const parts = collectParts(alternatives.slice(0, 1), resolve, nothing);
  const required = new Set(parts.flatMap((part) => asTexts(part['required'])));
  const names = fieldNames(parts);
  return [...names.filter((name) => required.has(name)), ...names.filter((name) => !required.has(name))].find(
    (name) => {
      const values = alternatives.map((one) =>
        propertyValues(one, name, resolve).map((value) => JSON.stringify(value)),
      );
      const all = values.flat();
      return values.every((each) => each.length > 0) && new Set(all).size === all.length;
    },
  );
}

/** Returns the values that a property of a schema can have; none where it may have any. */
export function propertyValues(schema: unknown, property: string, resolve: Resolve): readonly unknown[] {
  const fields = collectParts([schema], resolve, nothing).flatMap((part) => fieldSchemas(part, property));
  const parts = collectParts(fields, resolve, nothing);
  const listed = parts.find((part) => 'const' in part || enumMembers(part) !== undefined);
  return listed === undefined ? [] : (enumMembers(listed)?.map(({ value }) => value) ?? [listed['const']]);
}

/** Returns the name of the schema that a mapping of a discriminator names or refers to. */
export function mappedName(target: unknown): string {
  const text = asText(target);
  return text.startsWith('#') ? resolveSchemaRef(text, {}).name : schemaName(text).replace(/\.(ya?ml|json)$/, '');
}

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
