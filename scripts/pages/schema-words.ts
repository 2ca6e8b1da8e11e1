import type { Schema } from '../../src/model/schema.ts';
import { schemaName } from '../model/resolve-ref.ts';

/** Schemas by name, as the model keeps them. */
export type Schemas = Readonly<Record<string, Schema>>;

/** A schema with its references followed; keywords beside a `$ref` win (JSON Schema 2020-12, section 8.2.3.1). */
export interface ResolvedSchema {
  readonly schema: Schema;
  /** Names passed on the way, outermost first. */
  readonly names: readonly string[];
}

/** `passed` are the names on the way here: a schema that is part of itself (`allOf`) adds nothing more. */
export function resolveSchema(schema: Schema, schemas: Schemas, passed: readonly string[] = []): ResolvedSchema {
  const names: string[] = [];
  let current = schema;
  while (current.$ref !== undefined) {
    const name = schemaName(current.$ref);
    const target = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
    const { $ref: _, ...beside } = current;
    if (target === undefined || names.includes(name) || passed.includes(name)) return { schema: beside, names };
    names.push(name);
    current = { ...target, ...beside };
  }
  return { schema: mergeAllOf(current, schemas, [...passed, ...names]), names };
}

/** Joins the parts of an `allOf` into one object for reading (JSON Schema 2020-12, section 10.2.1.1). */
function mergeAllOf(schema: Schema, schemas: Schemas, passed: readonly string[]): Schema {
  if (schema.allOf === undefined) return schema;
  const { allOf, ...own } = schema;
  return [...allOf.map((part) => resolveSchema(part, schemas, passed).schema), own].reduce<Schema>(
    (merged, part) => ({
      ...merged,
      ...part,
      ...(merged.properties || part.properties ? { properties: { ...merged.properties, ...part.properties } } : {}),
      ...(merged.required || part.required ? { required: [...(merged.required ?? []), ...(part.required ?? [])] } : {}),
    }),
    {},
  );
}

/** The type in words: `string`, `array of objects`, `string or null`, `function`. Names in `passed` are not entered again. */
export function typeWords(schema: Schema, schemas: Schemas, passed: readonly string[] = []): string {
  if (schema['x-callback'] !== undefined) return 'function';
  const types = typesOf(schema);
  if (types.length === 0) return unionWords(schema, schemas, passed);
  return types.map((type) => (type === 'array' ? arrayWords(schema, schemas, passed) : type)).join(' or ');
}

export function typesOf(schema: Schema): readonly string[] {
  if (typeof schema.type === 'string') return [schema.type];
  if (Array.isArray(schema.type)) return schema.type as readonly string[];
  return schema.properties === undefined ? [] : ['object'];
}

function arrayWords(schema: Schema, schemas: Schemas, passed: readonly string[]): string {
  if (schema.items === undefined) return 'array';
  const words = innerWords(schema.items, schemas, passed);
  return words === undefined || words === 'any' ? 'array' : `array of ${words.split(' or ').map(plural).join(' or ')}`;
}

function unionWords(schema: Schema, schemas: Schemas, passed: readonly string[]): string {
  const parts = schema.oneOf ?? schema.anyOf;
  if (parts !== undefined) return [...new Set(parts.flatMap((part) => innerWords(part, schemas, passed) ?? []))].join(' or ');
  const value = schema.const === undefined ? schema.enum?.[0] : schema.const;
  return value === undefined ? 'any' : value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

/** Undefined for a schema the words are already about. */
function innerWords(schema: Schema, schemas: Schemas, passed: readonly string[]): string | undefined {
  if (schema.$ref !== undefined && passed.includes(schemaName(schema.$ref))) return undefined;
  const { schema: resolved, names } = resolveSchema(schema, schemas, passed);
  return typeWords(resolved, schemas, [...passed, ...names]);
}

function plural(word: string): string {
  return word === 'null' || word.startsWith('array') || word === 'any' ? word : `${word}s`;
}

/** Limits in words (JSON Schema 2020-12 Validation, section 6). */
export function constraintWords(schema: Schema): readonly string[] {
  const words: (string | undefined)[] = [
    range(schema.minLength, schema.maxLength, 'character'),
    range(schema.minItems, schema.maxItems, 'item'),
    range(schema.minProperties, schema.maxProperties, 'propert', 'y', 'ies'),
    schema.minimum === undefined ? undefined : `at least ${schema.minimum}`,
    schema.exclusiveMinimum === undefined ? undefined : `more than ${schema.exclusiveMinimum}`,
    schema.maximum === undefined ? undefined : `at most ${schema.maximum}`,
    schema.exclusiveMaximum === undefined ? undefined : `less than ${schema.exclusiveMaximum}`,
    schema.multipleOf === undefined ? undefined : `a multiple of ${schema.multipleOf}`,
    schema.pattern === undefined ? undefined : `matches ${schema.pattern}`,
    schema.uniqueItems === true ? 'no item twice' : undefined,
    schema.const === undefined ? undefined : `always ${JSON.stringify(schema.const)}`,
  ];
  return words.filter((word) => word !== undefined);
}

function range(min: number | undefined, max: number | undefined, noun: string, one = '', many = 's'): string | undefined {
  const count = (number: number) => `${number} ${noun}${number === 1 ? one : many}`;
  if (min !== undefined && min === max) return `exactly ${count(min)}`;
  if (min !== undefined && min > 0 && max !== undefined) return `${min} to ${count(max)}`;
  if (max !== undefined) return `at most ${count(max)}`;
  return min !== undefined && min > 0 ? `at least ${count(min)}` : undefined;
}
