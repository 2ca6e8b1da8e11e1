import type { Schema } from '../../model/schema.ts';
import { asList, asRecord, isRecord, type Raw } from './raw.ts';

/** Keywords that contain a map of schemas by name (JSON Schema 2020-12, sections 8.2.4, 10.2.2.4, 10.3.2). */
export const SCHEMA_MAPS: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
]);

/** Keywords that contain a list of schemas (JSON Schema 2020-12, sections 10.2.1 and 10.3.1.1). */
export const SCHEMA_LISTS: ReadonlySet<string> = new Set(['allOf', 'oneOf', 'anyOf', 'prefixItems']);

/** Keywords that contain one schema (JSON Schema 2020-12, sections 10 and 11; Validation, section 8.5). */
export const SINGLE_SCHEMAS: ReadonlySet<string> = new Set([
  'items',
  'additionalProperties',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
  'unevaluatedProperties',
  'unevaluatedItems',
  'contentSchema',
]);

/** Applicators: the keywords that apply subschemas to a value (JSON Schema 2020-12, sections 10 and 11). */
export const APPLICATORS: readonly string[] = [
  ...SCHEMA_LISTS,
  ...SINGLE_SCHEMAS,
  'properties',
  'patternProperties',
  'dependentSchemas',
];

/**
 * The keywords whose subschemas are alternatives: exactly one (`oneOf`) or at least one (`anyOf`) applies (JSON Schema
 * 2020-12, section 10.2.1).
 */
export const UNIONS = ['oneOf', 'anyOf'] as const;
export type UnionKeyword = (typeof UNIONS)[number];

/** The keywords with the branches of an `if` (JSON Schema 2020-12, section 10.2.2). */
export const BRANCHES = ['then', 'else'] as const;

/** A `oneOf` or `anyOf` of a schema. The branches are as written, and may be invalid. */
export interface Union {
  readonly keyword: UnionKeyword;
  readonly branches: readonly unknown[];
}

type Entries = readonly (readonly [name: string, schema: unknown])[];

/** The applicators of one schema, as `applicatorsOf` returns them. */
export type Applicators = ReturnType<typeof applicatorsOf>;

/**
 * Reads the applicators of a schema (JSON Schema 2020-12, sections 8.2.3, 10 and 11). Absent lists and maps become
 * empty; other absent keywords remain undefined.
 */
export function applicatorsOf(schema: Raw) {
  return {
    references: referencesOf(schema),
    dynamicAnchors: dynamicAnchorsOf(schema),
    allOf: asList(schema['allOf']),
    unions: unionsOf(schema),
    not: schema['not'],
    if: schema['if'],
    then: schema['then'],
    else: schema['else'],
    dependentSchemas: entriesOf(schema['dependentSchemas']),
    properties: asRecord(schema['properties']),
    /**
     * Names of the fields in `properties`. If there are any, a field that no schema describes is a violation (see
     * `unknownFields`).
     */
    fieldNames: Object.keys(asRecord(schema['properties'])),
    patternProperties: entriesOf(schema['patternProperties']),
    additionalProperties: schema['additionalProperties'],
    propertyNames: schema['propertyNames'],
    unevaluatedProperties: schema['unevaluatedProperties'],
    prefixItems: asList(schema['prefixItems']),
    items: schema['items'],
    contains: schema['contains'],
    unevaluatedItems: schema['unevaluatedItems'],
  };
}

/**
 * Keywords that `mergeKeywords` omits, as merging the schemas in them would be expensive. To read them, visit each
 * schema that `compose` returns.
 */
export const COMPOSED: ReadonlySet<string> = new Set(['$ref', 'allOf', ...UNIONS, 'properties']);

/** Reads the unions of a schema. */
export function unionsOf(schema: object): readonly Union[] {
  return UNIONS.flatMap((keyword) => {
    const branches = (schema as Raw)[keyword];
    return Array.isArray(branches) ? [{ keyword, branches: branches as readonly unknown[] }] : [];
  });
}

/** Returns a schema without its unions and its discriminator. */
export function withoutUnions(schema: Schema): Schema {
  const { oneOf: _, anyOf: __, discriminator: ___, ...own } = schema;
  return own;
}

/** Returns the references in `$ref` and `$dynamicRef`. */
export function referencesOf(schema: Raw): readonly string[] {
  return [schema['$ref'], schema['$dynamicRef']].filter((ref) => typeof ref === 'string');
}

/** Returns the alternatives of all unions of a schema. */
export function alternativesOf(schema: object): readonly unknown[] {
  return unionsOf(schema).flatMap(({ branches }) => branches);
}

/** Returns each `$dynamicAnchor` with the schema that has it: the given schema, or a schema in its `$defs`. */
function dynamicAnchorsOf(schema: Raw): Entries {
  return [schema, ...Object.values(asRecord(schema['$defs']))].flatMap((node) => {
    const anchor = asRecord(node)['$dynamicAnchor'];
    return typeof anchor === 'string' ? [[anchor, node] as const] : [];
  });
}

function entriesOf(map: unknown): Entries {
  return Object.entries(asRecord(map));
}

const NOTHING: Schema = { not: {} };
const ANYTHING: Schema = {};

/**
 * Returns a schema as an object: `{}` for `true`, and a schema that allows nothing for `false` (JSON Schema 2020-12,
 * section 4.3.2). A value that is not a schema becomes `{}`.
 */
export function asSchema(value: unknown): Schema {
  if (value === false) return NOTHING;
  return isRecord(value) ? value : ANYTHING;
}

/** Returns the schemas in a map, each with its name. */
export function schemaEntries(map: unknown): readonly (readonly [name: string, schema: Schema])[] {
  return Object.entries(asSchema(map)).map(([name, schema]) => [name, asSchema(schema)]);
}

/** Returns the schemas in a list. */
export function schemaList(list: unknown): readonly Schema[] {
  return asList(list).map(asSchema);
}

/**
 * Returns the direct subschemas of a schema (JSON Schema 2020-12, sections 8.2.4, 10 and 11), without following
 * references.
 */
export function subschemas(schema: Raw): readonly Raw[] {
  return [
    ...[...SCHEMA_MAPS].flatMap((keyword) => Object.values(asRecord(schema[keyword]))),
    ...[...SCHEMA_LISTS].flatMap((keyword) => asList(schema[keyword])),
    ...[...SINGLE_SCHEMAS].map((keyword) => schema[keyword]),
  ].filter(isRecord);
}

/**
 * Keywords that constrain values of one type only, grouped by this type (JSON Schema 2020-12 Validation, section 6).
 */
const KEYWORDS_OF_TYPE: readonly (readonly [type: string, keywords: readonly string[]])[] = [
  ['object', ['properties', 'additionalProperties', 'patternProperties', 'required']],
  ['array', ['items', 'prefixItems']],
  ['string', ['pattern', 'format', 'minLength', 'maxLength', 'contentMediaType']],
  ['number', ['minimum', 'maximum', 'multipleOf', 'exclusiveMinimum', 'exclusiveMaximum']],
];

/** Returns the type that schemas without `type` imply by their keywords; undefined if they imply none. */
export function impliedType(schemas: readonly object[]): string | undefined {
  return KEYWORDS_OF_TYPE.find(([, keywords]) =>
    schemas.some((schema) => keywords.some((keyword) => keyword in schema)),
  )?.[0];
}

/** Returns the types listed in `type` (JSON Schema 2020-12 Validation, section 6.1.1). */
export function asTypes(type: unknown): readonly string[] {
  return (Array.isArray(type) ? type : [type]).filter((name): name is string => typeof name === 'string');
}

/** Returns the types in `type`; without `type`, `object` or `array` if other keywords imply them. May be empty. */
export function typesOf(schema: Schema): readonly string[] {
  const { type, properties, patternProperties, additionalProperties, items, prefixItems } = schema;
  if (type !== undefined) return asTypes(type);
  const isObject = (properties ?? patternProperties) !== undefined || typeof additionalProperties === 'object';
  const isArray = (items ?? prefixItems) !== undefined;
  return [...(isObject ? ['object'] : []), ...(isArray ? ['array'] : [])];
}
