import type { Schema } from '../../model/schema.ts';
import { memoize } from '../text/memoize.ts';
import { enumMembers } from './enums.ts';
import { compose, noBranches, tagName, variantOf } from './view.ts';
import { fieldNames, namedSchemas } from './members.ts';
import { asList, asRecord, asText, asTexts, type Raw } from './raw.ts';
import { componentName, schemaName, schemaRef, type Resolve } from './resolve-ref.ts';
import { resolveSchemaRef, type Schemas } from './schema-ref.ts';
import { alternativesOf, asSchema, schemaList, unionsOf, type UnionKeyword } from './applicators.ts';

/**
 * Returns the name of the property whose value selects an alternative: `propertyName` of the discriminator, else the
 * property that `impliedProperty` finds.
 */
export function tagProperty(union: Raw, keyword: UnionKeyword, resolve: Resolve): string | undefined {
  return tagName(union) || impliedProperty(asList(union[keyword]), resolve);
}

/** Returns the first value of `property` that selects an alternative; undefined if none is known. */
export function tagValue(alternative: unknown, union: Raw, property: string, resolve: Resolve): unknown {
  return tagValues(alternative, union, property, resolve)[0];
}

/** Returns the values of `property` that select an alternative. */
function tagValues(alternative: unknown, union: Raw, property: string, resolve: Resolve): readonly unknown[] {
  const values = propertyValues(alternative, property, resolve);
  if (values.length === 1) return values;
  const mapped = mappedTags(union).filter((tag) => variantOf(union, { [property]: tag }, resolve) === alternative);
  return mapped.length > 0 ? mapped : [componentOfAlternative(alternative)].filter((one) => one !== undefined);
}

function mappedTags(union: Raw): readonly string[] {
  return Object.keys(asRecord(asRecord(union['discriminator'])['mapping']));
}

/** Returns the name of the component that an alternative refers to, else the title of the alternative. */
export function componentOfAlternative(alternative: unknown): string | undefined {
  return componentName(alternative) ?? (asText(asRecord(alternative)['title']) || undefined);
}

/** Returns the values of a union's discriminator property: all of them, or only those that select `alternative`. */
export function tagsOf(union: Raw, resolve: Resolve, alternative?: unknown): readonly unknown[] {
  const property = tagName(union);
  if (alternative !== undefined) return tagValues(alternative, union, property, resolve);
  const mapped = mappedTags(union);
  if (mapped.length > 0) return mapped;
  return alternativesOf(union).flatMap((alternative) => tagValue(alternative, union, property, resolve) ?? []);
}

/**
 * Finds the property that distinguishes the alternatives of a union without a discriminator: every alternative lists
 * values for it (`const` or `enum`), and no two alternatives share a value. Prefers properties that the first
 * alternative requires.
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

/** Returns the values that a schema lists for a property (`const` or `enum`); empty if it lists none. */
export function propertyValues(schema: unknown, property: string, resolve: Resolve): readonly unknown[] {
  const fields = compose([schema], resolve, noBranches).flatMap((part) => namedSchemas(part, property));
  const parts = compose(fields, resolve, noBranches);
  const listed = parts.find((part) => 'const' in part || enumMembers(part) !== undefined);
  return listed === undefined ? [] : (enumMembers(listed)?.map(({ value }) => value) ?? [listed['const']]);
}

/** Returns the name of the schema to which a value in `mapping` refers; the value is a name or a URI. */
export function mappedName(target: unknown): string {
  const text = asText(target);
  return text.startsWith('#') ? resolveSchemaRef(text, {}).name : schemaName(text).replace(/\.(ya?ml|json)$/, '');
}

/**
 * Finds the subtypes of a schema that has a discriminator but no alternatives (OpenAPI 3.1, section 4.8.25): the
 * schemas in `mapping`, and those whose `allOf` refers to the schema or to a subtype. If a subtype has a discriminator
 * too, its subtypes are not included.
 */
export function subtypes(schema: Schema, name: string | undefined, schemas: Schemas): readonly Schema[] {
  if (schema.discriminator === undefined || unionsOf(schema).length > 0 || name === undefined) return [];
  const mapped = Object.values(schema.discriminator.mapping ?? {}).map(mappedName);
  const all = new Set([...mapped, ...(subtypesByParent(schemas).get(name) ?? [])]);
  all.delete(name);
  // The loop also visits names that are added while it runs.
  for (const each of all)
    if (asSchema(schemas[each]).discriminator === undefined)
      for (const heir of subtypesByParent(schemas).get(each) ?? []) all.add(heir);
  all.delete(name);
  return [...all].filter((each) => Object.hasOwn(schemas, each)).map(schemaRef);
}

/**
 * Finds the direct subtypes of each schema: the schemas whose `allOf` refers to it. The keys are names of base schemas,
 * the values are names of subtypes.
 */
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
