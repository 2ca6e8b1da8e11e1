import type { Lifecycle } from '#src/model/extension.ts';
import type { Schema } from '#src/model/schema.ts';
import { isNull } from '#src/shared/schema/enums.ts';
import { isAnnotation } from '#src/shared/schema/keywords.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import { resolveSchemaRef } from '#src/shared/schema/schema-ref.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { applicatorsOf, asSchema, schemaList, unionsOf } from '#src/shared/schema/applicators.ts';
import type { Raw } from '#src/shared/schema/raw.ts';
import { wellFormed } from '#src/shared/schema/well-formed.ts';
import type { Side } from '../context.ts';
import { joinLifecycles } from '../lifecycle.ts';

/**
 * A schema at a place where it is used: its content, and facts such as `readOnly`, which may be stated beside the
 * `$ref`.
 */
export interface ReadSchema {
  /** The schema with `allOf` merged. Every use of the same schema has this same object. */
  readonly content: Schema;
  /** The node of the description from which `content` was made; unlike `content`, it has a source location. */
  readonly node: Schema;
  /**
   * Name of the component schema to which the use refers. If this component only wraps another one, the name of the
   * innermost component.
   */
  readonly name?: string;
  /** Whether `null` is allowed. */
  readonly nullable: boolean;
  readonly lifecycle: Lifecycle;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  /** Default value; undefined if there is none. */
  readonly default: unknown;
}

const readIn = memoize((schemas: Side['schemas']) => memoize((start: Schema) => read(start, schemas)));

/**
 * Reads a schema. Follows `$ref`, unions of one schema with `null`, and `allOf` with one entry. Outer keywords override
 * inner ones (JSON Schema 2020-12, section 7.7.1).
 */
export function readSchema(node: unknown, { schemas }: Side): ReadSchema {
  return readIn(schemas)(asSchema(node));
}

function read(start: Schema, schemas: Side['schemas']): ReadSchema {
  const links = chainOf(start, schemas);
  const { node = start } = links.at(-1) ?? {};
  const name = links.findLast((link) => link.name !== undefined)?.name;
  const content = withSimpleAlternatives(resolveSchema(node, schemas).schema, schemas);
  const uses = [...links.map((link) => wellFormed(link.node)), content];
  return {
    content,
    node,
    ...(name === undefined ? {} : { name }),
    nullable: links.some((link) => link.nullable) || content.nullable === true || allowsNull(content),
    lifecycle: joinLifecycles(uses),
    readOnly: uses.some(({ readOnly }) => readOnly === true),
    writeOnly: uses.some(({ writeOnly }) => writeOnly === true),
    default: uses.find((use) => 'default' in use)?.default,
  };
}

/** Lists a schema and the schemas that it only wraps (see `innerOf`), from the outermost to the innermost. */
function chainOf(start: Schema, schemas: Side['schemas']): readonly Link[] {
  const links: Link[] = [{ node: start, nullable: false }];
  // The loop also visits links that it adds to the list.
  for (const { node } of links) {
    const inner = innerOf(wellFormed(node), schemas);
    if (inner !== undefined && !links.some((link) => link.node === inner.node)) links.push(inner);
  }
  return links;
}

/** A schema in the result of `chainOf`. `name` is set if a `$ref` led to it. */
interface Link {
  readonly node: Schema;
  readonly name?: string;
  readonly nullable: boolean;
}

/**
 * Returns the schema that another one only wraps: by `$ref`, `allOf` with one entry, or a union with `null`. Undefined
 * if the outer schema has other constraints.
 */
function innerOf(schema: Schema, schemas: Side['schemas']): Link | undefined {
  const [keyword, ...others] = Object.keys(schema).filter((key) => !isAnnotation(key) || key === 'nullable');
  if (keyword === undefined || others.length > 0) return undefined;
  const { references, allOf, unions } = applicatorsOf(schema as Raw);
  const [reference] = references;
  if (reference !== undefined) {
    const { name, schema: target } = resolveSchemaRef(reference, schemas);
    return target === undefined ? undefined : { node: target, name, nullable: false };
  }
  const branches = schemaList(unions[0]?.branches);
  const [only, ...more] = [...schemaList(allOf), ...branches.filter((branch) => !isNull(branch))];
  return only === undefined || more.length > 0 ? undefined : { node: only, nullable: branches.length > 1 };
}

/** Keywords that list types or values. */
const SIMPLE = ['type', 'enum', 'const'];

/**
 * Replaces each alternative that is a `$ref` to a list of types or values with that list, so that named and inline
 * lists compare as equal.
 */
function withSimpleAlternatives(schema: Schema, schemas: Side['schemas']): Schema {
  const [union] = unionsOf(schema);
  if (union === undefined) return schema;
  const branches = schemaList(union.branches);
  const written = branches.map((branch) => {
    if (branch.$ref === undefined) return branch;
    const target = resolveSchema(branch, schemas).schema;
    const asks = Object.keys(target).filter((key) => !isAnnotation(key));
    return asks.length > 0 && asks.every((key) => SIMPLE.includes(key)) && target.nullable !== true ? target : branch;
  });
  return written.some((branch, index) => branch !== branches[index]) ? { ...schema, [union.keyword]: written } : schema;
}

function allowsNull({ type, enum: values, const: constant }: Schema): boolean {
  if (constant !== undefined) return constant === null;
  if (type === undefined) return Array.isArray(values) && values.includes(null);
  return [type].flat().includes('null');
}
