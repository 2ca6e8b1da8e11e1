import type { Schema } from '../../../src/model/schema.ts';
import { asText } from '../../model/raw.ts';
import { enumMembers } from '../enum-table.ts';
import { asSchema, nameList, schemaEntries, schemaList } from './as-schema.ts';
import { notWords, simpleWords } from './constraint-words.ts';
import { subtypes } from './discriminator.ts';
import type { ResolvedSchema } from './resolve-schema.ts';
import { isVisible, resolved, type FieldScope } from './scope.ts';

/** What an array holds in the end, through arrays of arrays, with the arrays on the way; the schema itself when it is no array. */
export interface Items extends ResolvedSchema {
  /** Schemas passed on the way, outermost first, the last one included. */
  readonly levels: readonly Schema[];
}

export function itemsOf(schema: Schema, scope: FieldScope): Items {
  const names: string[] = [];
  const levels: Schema[] = [];
  let current = schema;
  while (isList(current)) {
    const inner = resolved(asSchema(current.items), scope);
    if (inner.names.some((name) => names.includes(name))) break;
    names.push(...inner.names);
    levels.push(inner.schema);
    current = inner.schema;
  }
  return { schema: current, names, levels };
}

/** An array whose items are all alike. */
export function isList(schema: Schema): boolean {
  return schema.items !== undefined && schema.properties === undefined && schema.prefixItems === undefined;
}

/** Characters of a description that take the room of a row more. */
const ROW = 5000;

/** Rows that a table of the schema begins with: fields, free names, places of a tuple, and one for each alternative. Zero when there is nothing to open. */
export function rowCount({ schema, names }: ResolvedSchema, scope: FieldScope): number {
  const properties = schemaEntries(schema.properties)
    .map(([, property]) => resolved(property, scope).schema)
    .filter((property) => isVisible(property, scope));
  const fields = roomOf(properties);
  const unlisted = nameList(schema.required).filter(
    (name) => !Object.hasOwn(asSchema(schema.properties), name) && !isAround(name, scope),
  ).length;
  const patterns = schemaEntries(schema.patternProperties).length;
  const free = fields + unlisted + patterns > 0 ? freeNames(schema) : opensFreeNames(schema, scope);
  return (
    fields +
    unlisted +
    patterns +
    (free === undefined ? 0 : 1) +
    schemaList(schema.prefixItems).length +
    branchCount({ schema, names }, scope)
  );
}

/** Rows for each of these, and for what is said of it. */
function roomOf(schemas: readonly Schema[]): number {
  return schemas.reduce((rows, { description }) => rows + 1 + Math.floor(asText(description).length / ROW), 0);
}

/** The schema of names that are not listed (JSON Schema 2020-12, sections 10.3.2.3 and 11.3). */
export function freeNames({ additionalProperties, unevaluatedProperties }: Schema): Schema | undefined {
  const given = typeof additionalProperties === 'object' ? additionalProperties : unevaluatedProperties;
  return typeof given === 'object' && Object.keys(given).length > 0 ? given : undefined;
}

/** The same of an object that lists none: the type in words says enough of plain values. */
export function opensFreeNames(schema: Schema, scope: FieldScope): Schema | undefined {
  const values = freeNames(schema);
  return values !== undefined && saysMore(values, scope) ? values : undefined;
}

/** Alternatives and conditions that are worth a table. */
export function branchCount({ schema, names }: ResolvedSchema, scope: FieldScope): number {
  if (!BRANCHING.some((keyword) => schema[keyword] !== undefined)) return 0;
  const unions = [schema, ...schemaList(schema.allOf)].flatMap((part) => [
    unionOf(part, 'oneOf', scope),
    unionOf(part, 'anyOf', scope),
    conditionsOf(part),
  ]);
  return (
    roomOf(unions.flat().map((branch) => resolved(branch, scope).schema)) +
    ruleTables(schema, scope).length +
    schemaEntries(schema.dependentSchemas).length +
    subtypes({ schema, names }, scope.context.api.definitions).length
  );
}

const BRANCHING: readonly (keyof Schema)[] = [
  'oneOf',
  'anyOf',
  'allOf',
  'if',
  'not',
  'contains',
  'contentSchema',
  'dependentSchemas',
  'discriminator',
];

/** The alternatives of a union; none where the type in words says enough. */
export function unionOf(schema: Schema, keyword: 'oneOf' | 'anyOf', scope: FieldScope): readonly Schema[] {
  const branches = schemaList(schema[keyword]);
  if (branches.length === 0 || enumMembers({ [keyword]: branches } as Schema) !== undefined) return [];
  return schema.discriminator !== undefined || branches.some((branch) => saysMore(branch, scope)) ? branches : [];
}

/** `then` and `else`, where there is an `if` to them. */
export function conditionsOf(schema: Schema): readonly Schema[] {
  return schema.if === undefined
    ? []
    : [schema.then, schema.else].filter((branch) => branch !== undefined).map(asSchema);
}

/** Rules that are schemas of their own and need a table to be read. */
export function ruleTables(schema: Schema, scope: FieldScope): readonly ('contains' | 'contentSchema' | 'not')[] {
  const { definitions: schemas } = scope.context.api;
  return [
    ...(['contains', 'contentSchema'] as const).filter(
      (keyword) => schema[keyword] !== undefined && simpleWords(schema[keyword], schemas) === undefined,
    ),
    ...(schema.not !== undefined && notWords(schema, schemas) === undefined ? ['not' as const] : []),
  ];
}

/** Whether there is more to a schema than its type. */
export function saysMore(schema: Schema, scope: FieldScope, depth = 0): boolean {
  const { schema: read } = resolved(schema, scope);
  return Object.entries(read).some(([keyword, value]) => {
    if (SILENT.has(keyword) || value === undefined) return false;
    if (keyword === 'items' || (keyword === 'additionalProperties' && typeof value === 'object'))
      return depth < 3 && saysMore(asSchema(value), scope, depth + 1);
    if (keyword === 'oneOf' || keyword === 'anyOf')
      return (
        enumMembers(read) !== undefined ||
        (depth < 3 && schemaList(value).some((branch) => saysMore(branch, scope, depth + 1)))
      );
    return true;
  });
}

const SILENT: ReadonlySet<string> = new Set(['type', 'title', 'nullable', '$comment', '$id', '$anchor', '$defs']);

/** Fields described around a branch that it only asks for. */
export function requiredAround(schema: Schema, scope: FieldScope): readonly string[] {
  return nameList(schema.required).filter(
    (name) => isAround(name, scope) && !Object.hasOwn(asSchema(schema.properties), name),
  );
}

export function isAround(name: string, scope: FieldScope): boolean {
  return 'around' in scope && (scope as { around: ReadonlyMap<string, Schema> }).around.has(name);
}
