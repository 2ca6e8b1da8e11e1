import { limitWords, rangeWords } from '#src/shared/schema/limit-words.ts';
import type { Schema, SchemaXml } from '#src/model/schema.ts';
import { asTexts, type Raw } from '#src/shared/schema/raw.ts';
import { applicatorsOf, asSchema, schemaEntries, schemaList } from '#src/shared/schema/applicators.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import type { Schemas } from '#src/shared/schema/schema-ref.ts';
import { listWords } from '#src/shared/text/words.ts';
import { truncatedJson, truncate } from './truncate.ts';
import { typeWords } from '#src/shared/schema/type-words.ts';

/**
 * Describes limits and other constraints in words: `no item twice` (JSON Schema 2020-12 Validation, sections 6 and 8;
 * Core, section 10). `schemas` resolves references in keywords that contain schemas, such as `not`.
 */
export function constraintWords(schema: Schema, schemas: Schemas = {}, depth = 0): readonly string[] {
  const words: (string | undefined)[] = [
    ...limitWords(schema),
    schema.pattern === undefined ? undefined : `matches ${truncate(schema.pattern)}`,
    schema.uniqueItems === true ? 'no item twice' : undefined,
    schema.const === undefined ? undefined : `always ${truncatedJson(schema.const)}`,
    ...contentWords(schema),
    ...objectWords(schema, schemas, depth),
    ...itemWords(schema, schemas, depth),
    notWords(schema, schemas, depth),
    ...xmlWords(schema.xml),
    ...schemaList(schema.allOf).flatMap((part) => [...unjoinedWords(part), ...constraintWords(part, schemas, depth)]),
  ];
  return [...new Set(words.filter((word) => word !== undefined))];
}

/** Describes the keywords of an `allOf` part that could not be merged with the other parts. */
function unjoinedWords({ type, enum: values, format }: Schema): readonly string[] {
  return [
    ...(type === undefined ? [] : [`at the same time ${[type].flat().join(' or ')}`]),
    ...(values === undefined ? [] : [`at the same time ${alternatives(values)}`]),
    ...(format === undefined ? [] : [`at the same time in format ${format}`]),
  ];
}

function contentWords({ contentMediaType: media, contentEncoding: encoding }: Schema): readonly string[] {
  return [
    ...(media === undefined ? [] : [`holds ${media}`]),
    ...(encoding === undefined ? [] : [`encoded as ${encoding}`]),
  ];
}

/** Whether an object allows only listed fields (JSON Schema 2020-12, sections 10.3.2.3 and 11.3). */
export function isClosed({ additionalProperties, unevaluatedProperties }: Schema): boolean {
  return additionalProperties === false || unevaluatedProperties === false;
}

function objectWords(schema: Schema, schemas: Schemas, depth: number): readonly string[] {
  const names = schema.propertyNames === undefined ? undefined : simpleWords(schema.propertyNames, schemas, depth + 1);
  return [
    ...(isClosed(schema) && schemaEntries(schema.properties).length === 0 ? ['no other fields'] : []),
    ...(schema.additionalProperties === true && schema.properties === undefined ? ['any fields'] : []),
    ...(names === undefined ? [] : [`each name: ${names}`]),
    ...Object.entries(schema.dependentRequired ?? {}).flatMap(([name, others]) =>
      requiredWords(asTexts(others)).map((words) => `${name} ${words}`),
    ),
  ];
}

function itemWords(schema: Schema, schemas: Schemas, depth: number): readonly string[] {
  const contained = schema.contains === undefined ? undefined : simpleWords(schema.contains, schemas, depth + 1);
  const ends =
    schema.prefixItems !== undefined && ((schema.items as unknown) === false || schema.unevaluatedItems === false);
  return [
    ...(contained === undefined ? [] : [`contains ${howMany(schema)}: ${contained}`]),
    ...(ends ? ['no further items'] : []),
  ];
}

/** Describes in words how many items must match `contains`. */
export function howMany({ minContains = 1, maxContains }: Schema): string {
  return rangeWords(minContains, maxContains) ?? 'any number of items';
}

/** Describes the values that `not` forbids; undefined if there are none, or if a table must describe them. */
export function notWords({ not }: Schema, schemas: Schemas, depth = 0): string | undefined {
  if (not === undefined) return undefined;
  const refused = asSchema(not);
  if (Object.keys(refused).length === 0) return 'never allowed';
  const required = asTexts(refused.required);
  if (required.length > 0 && Object.keys(refused).length === 1)
    return required.length === 1 ? `without ${required[0]}` : `not ${listWords(required, 'and')} together`;
  const words = simpleWords(refused, schemas, depth + 1);
  return words === undefined ? undefined : `not ${words}`;
}

/** Maximum nesting depth of constraints described in words, as schemas can be recursive. */
const DEEPEST = 5;

/** Describes a short schema in words; undefined for a schema that needs a table. */
export function simpleWords(schema: unknown, schemas: Schemas, depth = 0): string | undefined {
  if (depth > DEEPEST) return undefined;
  const { schema: resolved } = resolveSchema(asSchema(schema), schemas);
  if (needsTable(resolved)) return undefined;
  const type = typeWords(resolved, schemas);
  const known = resolved.enum === undefined ? [] : [alternatives(resolved.enum)];
  const rules = [
    ...(resolved.format === undefined ? [] : [resolved.format]),
    ...known,
    ...constraintWords(resolved, schemas, depth).map((word) => word.replace(/^always /, '')),
  ];
  const isTypeKnown = known.length > 0 || resolved.const !== undefined || type === 'any';
  return [...(isTypeKnown && rules.length > 0 ? [] : [type]), ...rules].join(', ');
}

/** Whether a schema describes fields or items, or has alternatives or conditions, so that words do not suffice. */
function needsTable(schema: Schema): boolean {
  const {
    unions,
    if: condition,
    items,
    prefixItems,
    patternProperties,
    dependentSchemas,
  } = applicatorsOf(schema as Raw);
  const lists = [unions, prefixItems, patternProperties, dependentSchemas];
  return (
    (schema.properties ?? schema.required ?? condition ?? items) !== undefined || lists.some(({ length }) => length > 0)
  );
}

/** Maximum number of values that a constraint in words lists; further values are only counted. */
const LISTED = 30;

function alternatives(values: readonly unknown[]): string {
  const more = values.length > LISTED ? [`one of ${values.length - LISTED} others`] : [];
  return listWords([...values.slice(0, LISTED).map(truncatedJson), ...more], 'or');
}

/** Describes the form of a value in XML (OpenAPI 3.2, section 4.26). */
function xmlWords(xml: SchemaXml | undefined): readonly string[] {
  if (typeof xml !== 'object' || xml === null) return [];
  const { name, prefix, namespace, nodeType } = xml;
  const full = [prefix, name].filter((part) => part !== undefined).join(':');
  const attribute = xml.attribute === true || nodeType === 'attribute';
  return [
    ...(attribute ? [`XML attribute ${full}`.trim()] : full === '' ? [] : [`XML element <${full}>`]),
    ...(xml.wrapped === true ? ['wrapped in an XML element'] : []),
    ...(nodeType === undefined || nodeType === 'attribute' || (nodeType === 'element' && full !== '')
      ? []
      : [`XML ${nodeType === 'none' ? 'without a node of its own' : nodeType}`]),
    ...(namespace === undefined ? [] : [`XML namespace ${namespace}`]),
  ];
}

/**
 * Describes in words which fields are required: `requires name and email`. Returns an empty list if there are no names.
 */
export function requiredWords(names: readonly string[]): readonly string[] {
  return names.length === 0 ? [] : [`requires ${listWords(names, 'and')}`];
}
