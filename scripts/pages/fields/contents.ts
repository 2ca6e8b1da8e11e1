import { memoize } from '#src/shared/text/memoize.ts';
import type { Schema } from '#src/model/schema.ts';
import { asText, asTexts } from '#src/shared/schema/raw.ts';
import { enumMembers } from '#src/shared/schema/enums.ts';
import {
  asSchema,
  schemaEntries,
  schemaList,
  typesOf,
  unionsOf,
  type UnionKeyword,
} from '#src/shared/schema/applicators.ts';
import { notWords, simpleWords } from './constraint-words.ts';
import { subtypes } from '#src/shared/schema/discriminator.ts';
import { mergedParts, resolveSchema, type ResolvedSchema } from '#src/shared/schema/resolve-schema.ts';
import type { Schemas } from '#src/shared/schema/schema-ref.ts';
import type { FieldScope, Position } from './position.ts';

/**
 * The innermost items of an array or of nested arrays; for any other schema, the schema itself, with empty `levels`.
 */
export interface Items extends ResolvedSchema {
  /** Resolved schemas of the items at each level of nesting, the outermost first. */
  readonly levels: readonly Schema[];
}

export function itemsOf(schema: Schema, schemas: Schemas): Items {
  const names: string[] = [];
  const levels: Schema[] = [];
  let current = schema;
  while (isList(current)) {
    const inner = resolveSchema(asSchema(current.items), schemas);
    if (inner.names.some((name) => names.includes(name))) break;
    names.push(...inner.names);
    levels.push(inner.schema);
    current = inner.schema;
  }
  return { schema: current, names, levels };
}

/**
 * Whether a schema allows only arrays (or null), and all items have the same schema. The row of such an array also
 * describes its items.
 */
export function isList(schema: Schema): boolean {
  const { items, prefixItems } = schema;
  const types = typesOf(schema).filter((type) => type !== 'null');
  return items !== undefined && types.length === 1 && types[0] === 'array' && prefixItems === undefined;
}

/**
 * Returns the schema of items that need a row of their own: the further items of a tuple, or the items of a value that
 * is not always an array. Undefined if there are none.
 */
export function itemsBeside(schema: Schema): Schema | undefined {
  const items = asSchema(schema.items);
  const isAny = Object.keys(items).length === 0 || (schema.items as unknown) === false;
  return isAny || isList(schema) || !typesOf(schema).includes('array') ? undefined : items;
}

/**
 * A schema whose table rows are counted. For an alternative, `around` has the properties of the schema that contains
 * it.
 */
type Place = ResolvedSchema & Partial<Pick<Position, 'around'>>;

/**
 * Counts the table rows that the fields and alternatives of a schema need. For an array, counts the rows that its items
 * need instead. Zero if there is nothing to show in rows.
 */
export function contentRows(place: Place, scope: FieldScope): number {
  const items = itemsOf(place.schema, scope.context.api.definitions);
  const { schema } = items;
  const count = (): number => rowCount({ ...place, schema, names: [...place.names, ...items.names] }, scope);
  // The count also depends on the schema's name or on the properties around it, so it cannot be cached by schema.
  if (schema.discriminator !== undefined || (place.around?.size ?? 0) > 0) return count();
  const known = counts(scope.context.api.definitions)[scope.direction];
  const before = known.get(schema);
  if (before !== undefined) return before;
  const rows = count();
  known.set(schema, rows);
  return rows;
}

/** Cached row counts by schema, because a schema can be on many pages. */
const counts = memoize<Schemas, Record<FieldScope['direction'], WeakMap<Schema, number>>>(() => ({
  request: new WeakMap(),
  response: new WeakMap(),
  both: new WeakMap(),
}));

/** Counts the rows for properties, for fields that may have any name, for tuple items and for alternatives. */
function rowCount(place: Place, scope: FieldScope): number {
  const { schema } = place;
  const schemas = scope.context.api.definitions;
  const listed =
    roomOf(visibleProperties(schema, scope).map(([, property]) => property)) +
    unlistedNames(place).length +
    schemaEntries(schema.patternProperties).length +
    (itemsBeside(schema) === undefined ? 0 : 1);
  const free = listed > 0 ? freeNames(schema) : opensFreeNames(schema, schemas);
  return (
    listed + (free === undefined ? 0 : 1) + schemaList(schema.prefixItems).length + alternativeCount(place, schemas)
  );
}

/** Number of description characters that take as much room as one row. */
const ROW = 5000;

/** Counts the rows that schemas need: one for each, and more for long descriptions. */
function roomOf(schemas: readonly Schema[]): number {
  return schemas.reduce((rows, { description }) => rows + 1 + Math.floor(asText(description).length / ROW), 0);
}

/**
 * Returns the properties that a table shows, each with its resolved schema. A request omits `readOnly` properties, a
 * response `writeOnly` ones.
 */
export function visibleProperties(
  { properties }: Schema,
  { direction, context }: FieldScope,
): readonly (readonly [name: string, resolved: Schema, property: Schema])[] {
  return schemaEntries(properties)
    .map(([name, property]) => [name, resolveSchema(property, context.api.definitions).schema, property] as const)
    .filter(
      ([, { readOnly, writeOnly }]) =>
        direction === 'both' || (direction === 'request' ? readOnly !== true : writeOnly !== true),
    );
}

/**
 * Returns the names in `required` that have no property in the schema. For an alternative, they also have no property
 * in the schema that contains the alternative.
 */
export function unlistedNames({ schema, around }: Place): readonly string[] {
  return [...new Set(asTexts(schema.required))].filter(
    (name) => !Object.hasOwn(asSchema(schema.properties), name) && around?.has(name) !== true,
  );
}

/**
 * Returns the names that an alternative requires without describing them: their properties are in the schema that
 * contains the alternative.
 */
export function requiredAround({ schema, around }: Place): readonly string[] {
  return asTexts(schema.required).filter(
    (name) => around?.has(name) === true && !Object.hasOwn(asSchema(schema.properties), name),
  );
}

/**
 * Returns the schema of the fields that a schema allows without listing their names: `additionalProperties` or
 * `unevaluatedProperties` (JSON Schema 2020-12, sections 10.3.2.3 and 11.3). Undefined if there is no such schema, or
 * an empty one.
 */
export function freeNames({ additionalProperties, unevaluatedProperties }: Schema): Schema | undefined {
  const given = typeof additionalProperties === 'object' ? additionalProperties : unevaluatedProperties;
  return typeof given === 'object' && Object.keys(given).length > 0 ? given : undefined;
}

/** Like `freeNames`, but undefined also for a schema that states only a type. */
export function opensFreeNames(schema: Schema, schemas: Schemas): Schema | undefined {
  const values = freeNames(schema);
  return values !== undefined && saysMore(values, schemas) ? values : undefined;
}

/** Counts the rows of alternatives and conditions that need a table. */
export function alternativeCount({ schema, names }: ResolvedSchema, schemas: Schemas): number {
  const branches = mergedParts(schema).flatMap((part) => [
    ...listedUnions(part, schemas).flatMap((union) => union.branches),
    ...conditionsOf(part),
  ]);
  return (
    roomOf(branches.map((branch) => resolveSchema(branch, schemas).schema)) +
    ruleTables(schema, schemas).length +
    schemaEntries(schema.dependentSchemas).length +
    subtypes(schema, names.at(-1), schemas).length
  );
}

/**
 * Returns the unions (`oneOf`, `anyOf`) whose alternatives need rows in a table. For other unions, the type in words
 * suffices (`string or number`), or a list of values.
 */
export function listedUnions(
  schema: Schema,
  schemas: Schemas,
): readonly { readonly keyword: UnionKeyword; readonly branches: readonly Schema[] }[] {
  return unionsOf(schema)
    .map(({ keyword, branches }) => ({ keyword, branches: schemaList(branches) }))
    .filter(
      ({ keyword, branches }) =>
        branches.length > 0 &&
        enumMembers({ [keyword]: branches } as Schema) === undefined &&
        (schema.discriminator !== undefined ||
          branches.some((branch) => branch.$ref !== undefined || saysMore(branch, schemas))),
    );
}

/** Returns the schemas of `then` and `else`; an empty list without an `if`. */
function conditionsOf(schema: Schema): readonly Schema[] {
  return schema.if === undefined
    ? []
    : [schema.then, schema.else].filter((branch) => branch !== undefined).map(asSchema);
}

/** Returns the keywords `contains`, `contentSchema` and `not`, each only if its schema needs a table. */
export function ruleTables(schema: Schema, schemas: Schemas): readonly ('contains' | 'contentSchema' | 'not')[] {
  return [
    ...(['contains', 'contentSchema'] as const).filter(
      (keyword) => schema[keyword] !== undefined && simpleWords(schema[keyword], schemas) === undefined,
    ),
    ...(schema.not !== undefined && notWords(schema, schemas) === undefined ? ['not' as const] : []),
  ];
}

/** Whether a schema states more than a type. */
function saysMore(schema: Schema, schemas: Schemas, depth = 0): boolean {
  const { schema: resolved } = resolveSchema(schema, schemas);
  return Object.entries(resolved).some(([keyword, value]) => {
    if (TYPE_ONLY.has(keyword) || value === undefined) return false;
    if (keyword === 'items' || (keyword === 'additionalProperties' && typeof value === 'object'))
      return depth < 3 && saysMore(asSchema(value), schemas, depth + 1);
    if (unionsOf({ [keyword]: value }).length > 0)
      return (
        enumMembers(resolved) !== undefined ||
        (depth < 3 && schemaList(value).some((branch) => saysMore(branch, schemas, depth + 1)))
      );
    return true;
  });
}

const TYPE_ONLY: ReadonlySet<string> = new Set(['type', 'nullable', '$comment', '$id', '$anchor', '$defs']);
