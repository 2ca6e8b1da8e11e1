import type { Schema } from '../../model/schema.ts';
import { enumMembers, isNull } from './enums.ts';
import { applicatorsOf, asSchema, schemaList, unionsOf, withoutUnions } from './applicators.ts';
import { asText, isRecord, type Raw } from './raw.ts';
import { tagsOf } from './discriminator.ts';
import { mergeSchemas } from './all-of.ts';
import { isAnnotation } from './keywords.ts';
import { resolverIn, resolveSchemaRef, type Schemas } from './schema-ref.ts';
import { heirAmong, type Heir } from './view.ts';
import { wellFormed } from './well-formed.ts';
import { memoize } from '../text/memoize.ts';

/**
 * A schema whose references are resolved. Keywords beside a `$ref` are merged with those of its target (see
 * `mergeSchemas`; JSON Schema 2020-12, section 8.2.3.1).
 */
export interface ResolvedSchema {
  /**
   * The schema without `$ref`. Its `allOf` contains only schemas that could not be merged. A union in it is an enum, or
   * has at least two alternatives besides `null`.
   */
  readonly schema: Schema;
  /** Names of the schemas to which the references led, outermost first. */
  readonly names: readonly string[];
}

const resolveIn = memoize((schemas: Schemas) => memoize((node: Schema) => resolve(node, schemas, new Set())));

/**
 * Resolves a schema: replaces its references, and merges its `allOf`.
 *
 * @param passed names of schemas that are already being resolved; references to them add nothing, which ends recursion
 */
export function resolveSchema(schema: Schema, schemas: Schemas, passed: readonly string[] = []): ResolvedSchema {
  const node = asSchema(schema);
  return passed.length > 0 ? resolve(node, schemas, new Set<string | Schema>(passed)) : resolveIn(schemas)(node);
}

/** The schemas that are being resolved: their names and the schemas themselves. */
type Passed = Set<string | Schema>;

/**
 * Resolves a schema and adds it to `passed`. Thus a schema is merged only once if several parts of an `allOf` refer to
 * it.
 */
function resolve(node: Schema, schemas: Schemas, passed: Passed): ResolvedSchema {
  passed.add(node);
  const { $ref: _, $dynamicRef: __, allOf, ...own } = withoutInherited(node, schemas, passed);
  const target = targetOf(node, schemas, passed);
  const names = [...(target?.names ?? [])];
  const all = schemaList(allOf);
  const parts = all.filter((part) => !hasOnlyAnnotations(part));
  const [alone] = parts;
  const inner: Schema[] = target === undefined ? [] : [target.schema];
  const texts = [own];
  if (alone !== undefined && parts.length === 1 && target === undefined && hasOnlyAnnotations(own)) {
    // If there are only annotations around a single schema, the result is that schema.
    const only = resolve(alone, schemas, passed);
    names.push(...only.names);
    inner.push(only.schema, ...all.filter(hasOnlyAnnotations).map(wellFormed));
    texts.push(...all);
  } else
    for (const part of all) {
      const { schema } = resolve(part, schemas, passed);
      inner.push(asPart(schema));
      texts.push(part.$ref === undefined ? schema : part);
    }
  const joined = inner.length === 0 ? own : withTexts(mergeSchemas([...inner, own]), texts);
  return { schema: withoutNull(joined, schemas, passed, names), names };
}

/**
 * Adds the titles and descriptions that merging dropped, except those of referenced schemas. All descriptions apply, so
 * they are joined (JSON Schema 2020-12, section 7.7.1). A schema can have only one title: each further title becomes a
 * schema in `allOf`.
 */
function withTexts(schema: Schema, texts: readonly Schema[]): Schema {
  const textsOf = (keyword: 'title' | 'description') =>
    [...new Set(texts.map((part) => asText(part[keyword])))].filter((text) => text.trim() !== '');
  const all = textsOf('description');
  const titles = textsOf('title').filter((title) => title !== schema.title);
  return {
    ...schema,
    ...(all.length > 1 ? { description: all.join('\n\n') } : {}),
    ...(titles.length > 0 ? { allOf: [...schemaList(schema.allOf), ...titles.map((title) => ({ title }))] } : {}),
  };
}

/**
 * Removes the union of a schema if the schemas around it already decide which alternative applies (see `heirAmong`).
 * The discriminator property is then limited to the values of this alternative.
 */
function withoutInherited(node: Schema, schemas: Schemas, passed: Passed): Schema {
  const schema = wellFormed(node);
  const heir = heirOf(node, schemas, passed);
  if (heir === undefined) return schema;
  const { alternative, property } = heir;
  const own = withoutUnions(schema);
  if (property === undefined) return own;
  const [tag, ...others] = tagsOf(node as Raw, resolverIn(schemas), alternative);
  const values = others.length === 0 ? { const: tag } : { enum: [tag, ...others] };
  return tag === undefined ? own : mergeSchemas([own, { properties: { [property]: values } }]);
}

function heirOf(node: Schema, schemas: Schemas, passed: Passed): Heir | undefined {
  const isUnion = unionsOf(node).length > 0;
  return isUnion ? heirAmong(node as Raw, [...passed].filter(isRecord), resolverIn(schemas)) : undefined;
}

/** Resolves the target of a reference; undefined if it does not exist or is already being resolved. */
function targetOf(node: Schema, schemas: Schemas, passed: Passed): ResolvedSchema | undefined {
  const [reference] = applicatorsOf(node as Raw).references;
  const { name = '', schema } = reference === undefined ? {} : resolveSchemaRef(reference, schemas);
  if (schema === undefined || passed.has(name)) return undefined;
  passed.add(name);
  // A subtype does not get the name of its base, even if it adds nothing to the base.
  const isBase = heirOf(schema, schemas, passed) !== undefined;
  const target = resolve(schema, schemas, passed);
  return { schema: target.schema, names: isBase ? [] : [name, ...target.names] };
}

/** Prepares a resolved schema for merging into another: removes the title, and a discriminator if there is no union. */
function asPart(schema: Schema): Schema {
  const own = unionsOf(schema).length === 0 ? ['title', 'discriminator'] : ['title'];
  return own.some((keyword) => keyword in schema)
    ? Object.fromEntries(Object.entries(schema).filter(([keyword]) => !own.includes(keyword)))
    : schema;
}

/**
 * Removes the `null` alternative from a union, unless it has a title or description. If one alternative remains, it
 * replaces the union.
 */
function withoutNull(schema: Schema, schemas: Schemas, passed: Passed, names: string[]): Schema {
  const [union] = unionsOf(schema);
  if (union === undefined || union.branches.length === 0) return schema;
  const { keyword } = union;
  const branches = schemaList(union.branches);
  const others = branches.filter((branch) => !isNull(branch) || (branch.title ?? branch.description) !== undefined);
  if (others.length === 0 || (others.length === branches.length && others.length > 1)) return schema;
  const { [keyword]: _, ...own } = schema;
  const nullable = others.length < branches.length || schema.nullable === true;
  const [only] = others;
  if (others.length > 1 || only === undefined || enumMembers({ [keyword]: others } as Schema) !== undefined)
    return { ...own, [keyword]: others, ...(nullable ? { nullable } : {}) };
  const inner = resolve(only, schemas, passed);
  if (hasOnlyAnnotations(own)) names.push(...inner.names);
  return {
    ...mergeSchemas([inner.schema, own]),
    ...(nullable || inner.schema.nullable === true ? { nullable: true } : {}),
  };
}

/**
 * Returns the parts of a resolved schema: the schema itself, and the schemas in its `allOf`, which could not be merged
 * into it.
 */
export function mergedParts(schema: Schema): readonly Schema[] {
  return [schema, ...schemaList(schema.allOf)];
}

/** Whether a schema has no keywords except annotations. */
export function hasOnlyAnnotations(schema: Schema): boolean {
  return Object.keys(schema).every(isAnnotation);
}
