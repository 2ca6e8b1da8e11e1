import type { Schema } from '../../model/schema.ts';
import { memoize } from '../text/memoize.ts';
import { enumMembers } from './enums.ts';
import { compose, fieldNames, namedSchemas, noBranches, variantOf } from './view.ts';
import { asList, asRecord, asText, asTexts, type Raw } from './raw.ts';
import { componentName, schemaName, schemaRef, type Resolve } from './resolve-ref.ts';
import { resolveSchemaRef, type Schemas } from './schema-ref.ts';
import { alternativesOf, asSchema, schemaList, unionsOf, type UnionKeyword } from './applicators.ts';

/**
 * Returns the field whose value selects an alternative: that of the discriminator, else one that has distinct values in
 * all alternatives.
 */
export function tagProperty(union: Raw, keyword: UnionKeyword, resolve: Resolve): string | undefined {
  const named = asText(asRecord(union['discriminator'])['propertyName']);
  return named === '' ? impliedProperty(asList(union[keyword]), resolve) : named;
}

/** Returns the first value of the selecting field (`property`) for one alternative. */
export function tagValue(alternative: unknown, union: Raw, property: string, resolve: Resolve): unknown {
  return tagValues(alternative, union, property, resolve)[0];
}

/** Returns the values of the selecting field (`property`) that select one alternative. */
function tagValues(alternative: unknown, union: Raw, property: string, resolve: Resolve): readonly unknown[] {
  const values = propertyValues(alternative, property, resolve);
  if (values.length === 1) return values;
  const mapped = Object.keys(asRecord(asRecord(union['discriminator'])['mapping'])).filter(
    (tag) => variantOf(union, { [property]: tag }, resolve) === alternative,
  );
  return mapped.length > 0 ? mapped : [componentOfAlternative(alternative)].filter((one) => one !== undefined);
}

/** Returns the name of the component that an alternative refers to, else the title of the alternative. */
export function componentOfAlternative(alternative: unknown): string | undefined {
  return componentName(alternative) ?? (asText(asRecord(alternative)['title']) || undefined);
}

/** Returns the values of a discriminator: all of them, or those that select one alternative. */
export function tagsOf(union: Raw, resolve: Resolve, alternative?: unknown): readonly unknown[] {
  const { propertyName, mapping } = asRecord(union['discriminator']);
  if (alternative !== undefined) return tagValues(alternative, union, asText(propertyName), resolve);
  const mapped = Object.keys(asRecord(mapping));
  if (mapped.length > 0) return mapped;
  return alternativesOf(union).flatMap(
    (alternative) => tagValue(alternative, union, asText(propertyName), resolve) ?? [],
  );
}

/**
 * Finds the property that selects an alternative if there is no discriminator: one for which each alternative has its
 * own values (`const` or `enum`). Returns the first such property; required properties precede others.
 */
export function impliedProperty(alternatives: readonly unknown[], resolve: Resolve): string | undefined {
  if (alternatives.length < 2) return undefined;
  const parts = compose(alternatives.slice(0, 1), resolve, noBranches);
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

/** Returns the values that a property of a schema can have; none if any is allowed. */
export function propertyValues(schema: unknown, property: string, resolve: Resolve): readonly unknown[] {
  const fields = compose([schema], resolve, noBranches).flatMap((part) => namedSchemas(part, property));
  const parts = compose(fields, resolve, noBranches);
  const listed = parts.find((part) => 'const' in part || enumMembers(part) !== undefined);
  return listed === undefined ? [] : (enumMembers(listed)?.map(({ value }) => value) ?? [listed['const']]);
}

/** Returns the name of the schema in a discriminator's mapping, given as a name or a reference. */
export function mappedName(target: unknown): string {
  const text = asText(target);
  return text.startsWith('#') ? resolveSchemaRef(text, {}).name : schemaName(text).replace(/\.(ya?ml|json)$/, '');
}

/**
 * Finds the subtypes of a schema that has a discriminator but no alternatives (OpenAPI 3.1, section 4.8.25): schemas in
 * its mapping, and schemas whose `allOf` refers to it or to a subtype. Subtypes that have a discriminator themselves
 * are not searched for further ones.
 */
export function subtypes(schema: Schema, name: string | undefined, schemas: Schemas): readonly Schema[] {
  if (schema.discriminator === undefined || unionsOf(schema).length > 0 || name === undefined) return [];
  const mapped = Object.values(schema.discriminator.mapping ?? {}).map(mappedName);
  const all = new Set([...mapped, ...(subtypesByParent(schemas).get(name) ?? [])]);
  all.delete(name);
  // Schemas added on the way are visited, too.
  for (const each of all)
    if (asSchema(schemas[each]).discriminator === undefined)
      for (const heir of subtypesByParent(schemas).get(each) ?? []) all.add(heir);
  all.delete(name);
  return [...all].filter((each) => Object.hasOwn(schemas, each)).map(schemaRef);
}

/** Returns the names of schemas by the name of the schema that their `allOf` refers to. */
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
