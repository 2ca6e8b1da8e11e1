import type { Schema } from '#src/model/schema.ts';
import { isAnnotation } from '#src/shared/schema/keywords.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import { resolveSchemaRef } from '#src/shared/schema/schema-ref.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { asSchema, schemaList } from '#src/shared/schema/subschemas.ts';
import { wellFormed } from '#src/shared/schema/well-formed.ts';
import type { Side } from '../context.ts';

/** A schema where it is used: what it allows, and what only this use says of it. */
export interface ReadSchema {
  /** The schema itself, `allOf` joined; the same object wherever the same node is used. */
  readonly content: Schema;
  /** The node that `content` was made of, which has a place. */
  readonly node: Schema;
  /** Name of the component that was passed last. */
  readonly name?: string;
  /** Whether `null` is allowed. */
  readonly nullable: boolean;
  readonly deprecated: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  /** Absent where there is none, which differs from `null`. */
  readonly default?: { readonly value: unknown };
}

const readIn = memoize((schemas: Side['schemas']) => memoize((start: Schema) => passOn(start, schemas)));

/**
 * Reads a schema through references, unions with `null` and an `allOf` of one, all of which only pass it on. What
 * stands outside wins over what stands inside (JSON Schema 2020-12, section 7.7.1).
 */
export function readSchema(node: unknown, { schemas }: Side): ReadSchema {
  return readIn(schemas)(asSchema(node));
}

function passOn(start: Schema, schemas: Side['schemas']): ReadSchema {
  const passed = new Set<Schema>();
  const words: Schema[] = [];
  let current = wellFormed(start);
  let node = start;
  let name: string | undefined;
  let nullable = false;
  while (!passed.has(node)) {
    passed.add(node);
    words.push(current);
    const next = innerOf(current, schemas);
    if (next === undefined) break;
    ({ name = name, node } = next);
    nullable ||= next.nullable;
    current = wellFormed(node);
  }
  const content = withSimpleAlternatives(resolveSchema(node, schemas).schema, schemas);
  words.push(content);
  const withDefault = words.find((word) => 'default' in word);
  return {
    content,
    node,
    ...(name === undefined ? {} : { name }),
    nullable: nullable || content.nullable === true || allowsNull(content),
    deprecated: words.some(({ deprecated }) => deprecated === true),
    readOnly: words.some(({ readOnly }) => readOnly === true),
    writeOnly: words.some(({ writeOnly }) => writeOnly === true),
    ...(withDefault === undefined ? {} : { default: { value: withDefault.default } }),
  };
}

interface Inner {
  readonly node: Schema;
  readonly name?: string;
  readonly nullable: boolean;
}

/** The schema that another one only passes on, if it does. */
function innerOf(schema: Schema, schemas: Side['schemas']): Inner | undefined {
  const [keyword, ...others] = Object.keys(schema).filter((key) => !isAnnotation(key) || key === 'nullable');
  if (keyword === undefined || others.length > 0) return undefined;
  if (keyword === '$ref' || keyword === '$dynamicRef') {
    const { name, schema: target } = resolveSchemaRef(schema[keyword] ?? '', schemas);
    return target === undefined ? undefined : { node: target, name, nullable: false };
  }
  if (keyword !== 'allOf' && keyword !== 'oneOf' && keyword !== 'anyOf') return undefined;
  const all = schemaList(schema[keyword]);
  const branches = keyword === 'allOf' ? all : all.filter(({ type, ...rest }) => type !== 'null' || 'const' in rest);
  const [only] = branches;
  return only === undefined || branches.length > 1 ? undefined : { node: only, nullable: branches.length < all.length };
}

/** Keywords of a schema that lists types or values and asks for nothing else. */
const SIMPLE = ['type', 'enum', 'const'];

/** Writes out alternatives that refer to a list of types or values, so that it is the same with and without a name. */
function withSimpleAlternatives(schema: Schema, schemas: Side['schemas']): Schema {
  const keyword = schema.oneOf === undefined ? 'anyOf' : 'oneOf';
  const branches = schemaList(schema[keyword]);
  const written = branches.map((branch) => {
    if (branch.$ref === undefined) return branch;
    const target = resolveSchema(branch, schemas).schema;
    const asks = Object.keys(target).filter((key) => !isAnnotation(key));
    return asks.length > 0 && asks.every((key) => SIMPLE.includes(key)) && target.nullable !== true ? target : branch;
  });
  return written.some((branch, index) => branch !== branches[index]) ? { ...schema, [keyword]: written } : schema;
}

function allowsNull({ type, enum: values, const: constant }: Schema): boolean {
  if (constant !== undefined) return constant === null;
  if (type === undefined) return Array.isArray(values) && values.includes(null);
  return [type].flat().includes('null');
}
