import type { Schema } from '#src/model/schema.ts';
import { enumMembers } from './enums.ts';
import { typesOf } from './applicators.ts';
import { asSchema, schemaEntries, schemaList, unionsOf } from './applicators.ts';
import { resolveSchemaRef, type Schemas } from './schema-ref.ts';
import { resolveSchema } from './resolve-schema.ts';

/** More kinds than these are counted instead of named. */
const NAMED = 4;
/** Lists of lists are named so deep. */
const DEEPEST = 20;
/** Unions in unions are looked into so deep. */
const DEPTH = 3;

/**
 * The type in words: `string`, `array of objects`, `string or null`, `map of integers`, `one of 14 types`. Names in
 * `passed` are not entered again.
 */
export function typeWords(schema: Schema, schemas: Schemas, passed: readonly string[] = []): string {
  if (schema['x-callback'] !== undefined) return 'function';
  const types = typesOf(schema);
  const others = types.filter((type) => type !== 'null');
  const words =
    others.length === 0 && types.length === 0
      ? unionWords(schema, schemas, passed)
      : others.map((type) => wordOf(type, schema, schemas, passed)).join(' or ');
  const nullable = types.includes('null') || (schema.nullable === true && words !== 'any');
  if (!nullable || words === '') return words === '' ? 'null' : words;
  return words.endsWith(' or null') ? `${words}, or null` : `${words} or null`;
}

function wordOf(type: string, schema: Schema, schemas: Schemas, passed: readonly string[]): string {
  if (type === 'array') return arrayWords(schema, schemas, passed);
  return type === 'object' ? (mapWords(schema, schemas, passed) ?? type) : type;
}

/** An object of which only the values are described (`additionalProperties`, JSON Schema 2020-12, section 10.3.2.3). */
function mapWords(schema: Schema, schemas: Schemas, passed: readonly string[]): string | undefined {
  const values = schema.additionalProperties;
  if (typeof values !== 'object' || schemaEntries(schema.properties).length > 0 || unionsOf(schema).length > 0)
    return undefined;
  const words = innerWords(values, schemas, passed);
  return words === undefined || words === 'any' ? 'map' : `map of ${pluralWords(words)}`;
}

function arrayWords(schema: Schema, schemas: Schemas, passed: readonly string[]): string {
  if (schema.prefixItems !== undefined) return 'tuple';
  if (schema.items === undefined) return 'array';
  const words = innerWords(asSchema(schema.items), schemas, passed);
  return words === undefined || words === 'any' ? 'array' : `array of ${pluralWords(words)}`;
}

function unionWords(schema: Schema, schemas: Schemas, passed: readonly string[]): string {
  const parts = schemaList(unionsOf(schema)[0]?.branches);
  if (parts.length > 0) {
    if (passed.length > DEPTH * 2 || (parts.length > NAMED && passed.length > DEPTH))
      return `one of ${parts.length} types`;
    const words = [...new Set(parts.flatMap((part) => innerWords(part, schemas, [...passed, '']) ?? []))];
    return words.length > NAMED ? `one of ${parts.length} types` : words.join(' or ');
  }
  const values = enumMembers(schema)?.map(({ value }) => value) ?? ('const' in schema ? [schema.const] : []);
  const kinds = [...new Set(values.map(kindOf))];
  return kinds.length === 0 ? (isNothing(schema) ? 'nothing' : 'any') : kinds.join(' or ');
}

function kindOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

/** The schema `false`. */
function isNothing({ not }: Schema): boolean {
  return not === true || (typeof not === 'object' && Object.keys(not).length === 0);
}

/** Undefined for a schema the words are already about. */
function innerWords(schema: Schema, schemas: Schemas, passed: readonly string[]): string | undefined {
  if (passed.length > DEEPEST) return undefined;
  if (typeof schema.$ref === 'string' && passed.includes(resolveSchemaRef(schema.$ref, schemas).name)) return undefined;
  const { schema: resolved, names } = resolveSchema(schema, schemas);
  if (names.some((name) => passed.includes(name))) return undefined;
  return typeWords(resolved, schemas, [...passed, ...names]);
}

function pluralWords(words: string): string {
  return words.startsWith('one of ') ? words : words.split(' or ').map(plural).join(' or ');
}

function plural(word: string): string {
  return word === 'null' || word === 'any' || word === 'nothing' || /^(array|map) of /.test(word) || word === 'array'
    ? word
    : `${word}s`;
}
