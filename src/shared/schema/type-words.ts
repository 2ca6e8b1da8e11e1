import { typeOfValue } from './number-text.ts';
import type { Schema } from '#src/model/schema.ts';
import { enumMembers } from './enums.ts';
import { asSchema, schemaEntries, schemaList, typesOf, unionsOf } from './applicators.ts';
import { resolveSchemaRef, type Schemas } from './schema-ref.ts';
import { resolveSchema } from './resolve-schema.ts';

/**
 * Maximum depth to which the types inside lists and maps are named. A level with several types counts as several
 * levels.
 */
const DEEPEST = 20;

/** One of the types that a schema allows, with the schema that has this type. */
interface TypeOfPart {
  readonly type: string;
  readonly schema: Schema;
  /** Names of the schemas around this type. They are not entered again, so that recursion ends. */
  readonly passed: readonly string[];
}

/**
 * Returns the types of a schema in words, each once and `null` last: `string`, `array of objects`, `array of (strings
 * or null)`, `map of integers, or null` (JSON Schema 2020-12 Validation, section 6.1.1; alternatives: Core, section
 * 10.2.1).
 *
 * @param passed names of schemas to leave out, so that recursion ends
 */
export function typeWords(schema: Schema, schemas: Schemas, passed: readonly string[] = []): string {
  return joinTypes(namedTypes(schema, schemas, passed, 0)) || 'any';
}

function joinTypes(types: readonly string[]): string {
  const others = types.filter((type) => type !== 'null');
  const words = others.join(' or ');
  if (others.length === types.length) return words;
  return words === '' ? 'null' : `${words}${words.includes(' of ') ? ',' : ''} or null`;
}

function namedTypes(schema: Schema, schemas: Schemas, passed: readonly string[], around: number): readonly string[] {
  const parts = typesOfParts(schema, schemas, passed);
  const inner = (part: TypeOfPart, members: Schema): string => {
    const entered = around > DEEPEST ? undefined : enter(members, schemas, part.passed);
    const types = entered && namedTypes(entered.schema, schemas, entered.passed, around + parts.length).map(plural);
    if (types === undefined || types.length === 0 || types.join() === 'any') return '';
    return types.length === 1 ? ` of ${types.join()}` : ` of (${joinTypes(types)})`;
  };
  return [...new Set(parts.map((part) => wordsOfType(part, inner)))];
}

function wordsOfType(part: TypeOfPart, inner: (part: TypeOfPart, members: Schema) => string): string {
  const { type, schema } = part;
  const { additionalProperties: values, properties, prefixItems, items } = schema;
  if (type === 'array')
    return prefixItems === undefined ? `array${items === undefined ? '' : inner(part, asSchema(items))}` : 'tuple';
  // An object schema that describes only the values of its fields (JSON Schema 2020-12, section 10.3.2.3).
  const isMap = type === 'object' && typeof values === 'object' && schemaEntries(properties).length === 0;
  return isMap && unionsOf(schema).length === 0 ? `map${inner(part, values)}` : type;
}

/**
 * Lists the types of a schema, including those of its alternatives.
 *
 * @param seen names of alternatives that are already listed
 */
function typesOfParts(
  schema: Schema,
  schemas: Schemas,
  passed: readonly string[],
  seen = new Set<string>(),
): readonly TypeOfPart[] {
  const types = schema['x-callback'] === undefined ? typesOf(schema) : ['function'];
  const alternatives = types.length > 0 ? [] : schemaList(unionsOf(schema)[0]?.branches);
  const own = types.length > 0 || alternatives.length > 0 ? types : typesOfValues(schema);
  const nullable = schema.nullable === true && !own.includes('any') ? ['null'] : [];
  const inner = alternatives.flatMap((alternative) => {
    const part = enter(alternative, schemas, passed);
    if (part === undefined || part.names.some((name) => seen.has(name))) return [];
    part.names.forEach((name) => seen.add(name));
    return typesOfParts(part.schema, schemas, part.passed, seen);
  });
  return [...[...own, ...nullable].map((type) => ({ type, schema, passed })), ...inner];
}

function typesOfValues(schema: Schema): readonly string[] {
  const values = enumMembers(schema)?.map(({ value }) => value) ?? ('const' in schema ? [schema.const] : []);
  if (values.length > 0) return values.map(typeOfValue);
  return [isNothing(schema) ? 'nothing' : 'any'];
}

/** Whether a schema is `false`, which allows nothing. */
function isNothing({ not }: Schema): boolean {
  return not === true || (typeof not === 'object' && Object.keys(not).length === 0);
}

/** Resolves a schema inside another one. Undefined if `passed` contains its name, so that recursion ends. */
function enter(
  schema: Schema,
  schemas: Schemas,
  passed: readonly string[],
): (Pick<TypeOfPart, 'schema' | 'passed'> & { readonly names: readonly string[] }) | undefined {
  if (typeof schema.$ref === 'string' && passed.includes(resolveSchemaRef(schema.$ref, schemas).name)) return undefined;
  const { schema: resolved, names } = resolveSchema(schema, schemas);
  if (names.some((name) => passed.includes(name))) return undefined;
  return { schema: resolved, names, passed: [...passed, ...names] };
}

function plural(type: string): string {
  return /^(array|map of|null|any|nothing)\b/.test(type) ? type : `${type}s`;
}
