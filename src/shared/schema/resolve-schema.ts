import type { Schema } from '../../model/schema.ts';
import { enumMembers, isNull } from './enums.ts';
import { asSchema, schemaList, unionsOf } from './applicators.ts';
import { mergeSchemas } from './all-of.ts';
import { isAnnotation } from './keywords.ts';
import { resolveSchemaRef, type Schemas } from './schema-ref.ts';
import { wellFormed } from './well-formed.ts';
import { memoize } from '../text/memoize.ts';

/** A schema with its references followed; keywords beside a `$ref` win (JSON Schema 2020-12, section 8.2.3.1). */
export interface ResolvedSchema {
  /**
   * Without `$ref`; `allOf` holds only what could not be joined; a union names two alternatives or more, `null` not
   * among them.
   */
  readonly schema: Schema;
  /** Names passed on the way, outermost first. */
  readonly names: readonly string[];
}

const resolveIn = memoize((schemas: Schemas) => memoize((node: Schema) => resolve(node, schemas, new Set())));

/** `passed` are the names on the way here: a schema that is part of itself (`allOf`) adds nothing more. */
export function resolveSchema(schema: Schema, schemas: Schemas, passed: readonly string[] = []): ResolvedSchema {
  const node = asSchema(schema);
  return passed.length > 0 ? resolve(node, schemas, new Set(passed)) : resolveIn(schemas)(node);
}

/** `passed` grows: what one part of an `allOf` has brought, the others need not bring again. */
function resolve(node: Schema, schemas: Schemas, passed: Set<string>): ResolvedSchema {
  const names: string[] = [];
  let current = wellFormed(node);
  for (let ref = refOf(current); ref !== undefined; ref = refOf(current)) {
    const { name, schema: target } = resolveSchemaRef(ref, schemas);
    const { $ref: _, $dynamicRef: __, ...beside } = current;
    if (target === undefined || passed.has(name)) {
      current = beside;
      break;
    }
    names.push(name);
    passed.add(name);
    current = withBeside(wellFormed(target), beside);
  }
  return { schema: withoutNull(joinAllOf(current, schemas, passed, names), schemas, passed, names), names };
}

function refOf({ $ref, $dynamicRef }: Schema): string | undefined {
  const ref = $ref ?? $dynamicRef;
  return typeof ref === 'string' ? ref : undefined;
}

/** Words beside a reference replace those of its target, of its fields too; rules are added to them. */
function withBeside(target: Schema, beside: Schema): Schema {
  const [words, rules] = parted(beside);
  if (rules === undefined) return { ...target, ...words };
  const { $ref, $dynamicRef, allOf, ...own } = target;
  const [ownWords, ownRules] = parted(own);
  return {
    ...($ref === undefined ? {} : { $ref }),
    ...($dynamicRef === undefined ? {} : { $dynamicRef }),
    ...ownWords,
    ...words,
    allOf: [...schemaList(allOf), ownRules ?? {}, rules],
  };
}

/** Parts keywords that describe from those that constrain; none of these where there are none. */
function parted(schema: Schema): readonly [words: Schema, rules?: Schema] {
  const keywords = Object.entries(schema);
  const rules = keywords.filter(([keyword]) => !isAnnotation(keyword));
  const words = Object.fromEntries(keywords.filter(([keyword]) => isAnnotation(keyword)));
  return rules.length === 0 ? [words] : [words, Object.fromEntries(rules)];
}

function joinAllOf(schema: Schema, schemas: Schemas, passed: Set<string>, names: string[]): Schema {
  if (schema.allOf === undefined) return schema;
  const { allOf, ...own } = schema;
  const parts = schemaList(allOf);
  const words = parts.filter(onlySays).map(wellFormed);
  const [alone, ...others] = parts.filter((part) => !onlySays(part));
  if (alone !== undefined && others.length === 0 && onlySays(own)) {
    // Words around one schema: it is that schema.
    const inner = resolve(alone, schemas, passed);
    names.push(...inner.names);
    return mergeSchemas([inner.schema, ...words, own]);
  }
  return mergeSchemas([...parts.map((part) => asPart(resolve(part, schemas, passed).schema)), own]);
}

/** A part of several gives its fields; its title, and which alternatives it has as a whole, are not the whole's. */
function asPart(schema: Schema): Schema {
  const own = unionsOf(schema).length === 0 ? ['title', 'discriminator'] : ['title'];
  return own.some((keyword) => keyword in schema)
    ? Object.fromEntries(Object.entries(schema).filter(([keyword]) => !own.includes(keyword)))
    : schema;
}

/** Takes `null` out of a union, and the union away where one alternative is left. */
function withoutNull(schema: Schema, schemas: Schemas, passed: Set<string>, names: string[]): Schema {
  const [union] = unionsOf(schema);
  if (union === undefined || union.branches.length === 0) return schema;
  const { keyword } = union;
  const branches = schemaList(union.branches);
  const others = branches.filter((branch) => !isNull(branch));
  if (others.length === 0 || (others.length === branches.length && others.length > 1)) return schema;
  const { [keyword]: _, ...own } = schema;
  const nullable = others.length < branches.length || schema.nullable === true;
  const [only] = others;
  if (others.length > 1 || only === undefined || enumMembers({ [keyword]: others } as Schema) !== undefined)
    return { ...own, [keyword]: others, ...(nullable ? { nullable } : {}) };
  const inner = resolve(only, schemas, passed);
  if (onlySays(own)) names.push(...inner.names);
  return {
    ...mergeSchemas([inner.schema, own]),
    ...(nullable || inner.schema.nullable === true ? { nullable: true } : {}),
  };
}

/** A merged schema with the rules that could not be merged into it. */
export function mergedParts(schema: Schema): readonly Schema[] {
  return [schema, ...schemaList(schema.allOf)];
}

function onlySays(schema: Schema): boolean {
  return Object.keys(schema).every(isAnnotation);
}
