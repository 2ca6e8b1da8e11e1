import type { Schema } from '../../model/schema.ts';
import { isAnnotation } from './keywords.ts';
import { asList, asTexts, isRecord, type Raw } from './raw.ts';
import { schemaName, type Resolve } from './resolve-ref.ts';
import { asSchema } from './subschemas.ts';

type Keywords = Record<string, unknown>;

/** Schemas that hold together for one value. */
export interface Conjunction {
  /** The schemas, what their references lead to and their `allOf`, each once, outermost first. */
  readonly parts: readonly Raw[];
  /** Names of the components passed, outermost first. */
  readonly names: readonly string[];
}

/**
 * Follows `$ref` and `allOf` of schemas that apply together (JSON Schema 2020-12, sections 8.2.3.1 and 10.2.1.1).
 * Undefined where one of them allows nothing or leads nowhere.
 */
export function flattenAllOf(schemas: readonly unknown[], resolve: Resolve): Conjunction | undefined {
  const parts: Raw[] = [];
  const names: string[] = [];
  const collect = (schema: unknown): boolean => {
    if (schema === true || schema === undefined) return true;
    if (!isRecord(schema)) return false;
    if (parts.includes(schema)) return true;
    parts.push(schema);
    const { $ref: reference } = schema;
    if (typeof reference === 'string') {
      if (reference.startsWith('#/components/schemas/')) names.push(schemaName(reference));
      if (!collect(resolve(reference))) return false;
    }
    return asList(schema['allOf']).every(collect);
  };
  return schemas.every(collect) ? { parts, names } : undefined;
}

/**
 * Merges schemas that apply together into one, for reading (JSON Schema 2020-12, section 10.2.1.1). Limits become the
 * narrower ones, fields and lists are united, annotations are those of the last schema. What cannot be merged, two
 * patterns for example, stays in `allOf`, where every reader of single keywords looks as well.
 */
export function mergeSchemas(parts: readonly Schema[]): Schema {
  const merged: Keywords = {};
  const rest: Schema[] = [];
  for (const part of parts) {
    const left: Keywords = {};
    for (const [keyword, value] of Object.entries(part)) {
      if (keyword === 'allOf') rest.push(...(value as readonly Schema[]));
      else if (!Object.hasOwn(merged, keyword) || isAnnotation(keyword)) merged[keyword] = value;
      else {
        const one =
          MERGE[keyword]?.(merged[keyword] as never, value as never) ??
          (same(merged[keyword], value) ? value : undefined);
        if (one === undefined) left[keyword] = value;
        else merged[keyword] = one;
      }
    }
    // The parts of a condition stay together.
    if (left['if'] !== undefined)
      for (const keyword of ['then', 'else']) if (keyword in part) left[keyword] = (part as Keywords)[keyword];
    if (Object.keys(left).length > 0) rest.push(left);
  }
  return rest.length === 0 ? merged : { ...merged, allOf: rest };
}

type Merge = (a: never, b: never) => unknown;

const largest: Merge = (a: number, b: number) => Math.max(a, b);
const smallest: Merge = (a: number, b: number) => Math.min(a, b);
const both: Merge = (a: unknown, b: unknown) => a === true || b === true;
const all: Merge = (a: unknown, b: unknown) =>
  a === false || b === false ? false : a === true ? b : b === true ? a : together(a, b);
const byName: Merge = (a: object, b: object) => {
  const merged = new Map<string, unknown>(Object.entries(a));
  for (const [name, schema] of Object.entries(b))
    merged.set(name, merged.has(name) ? together(merged.get(name), schema) : schema);
  return Object.fromEntries(merged);
};

const MERGE: Readonly<Record<string, Merge>> = {
  minLength: largest,
  minItems: largest,
  minProperties: largest,
  minimum: largest,
  exclusiveMinimum: largest,
  maxLength: smallest,
  maxItems: smallest,
  maxProperties: smallest,
  maximum: smallest,
  exclusiveMaximum: smallest,
  uniqueItems: both,
  type: (a: string | readonly string[], b: string | readonly string[]) => {
    const types = [a]
      .flat()
      .filter((type) => [b].flat().some((other) => type === other || (type === 'integer' && other === 'number')));
    const narrowed = [b]
      .flat()
      .filter((type) => type === 'integer' && [a].flat().includes('number') && ![a].flat().includes('integer'));
    const left = [...types, ...narrowed];
    return left.length === 0 ? undefined : left.length === 1 ? left[0] : left;
  },
  enum: (a: readonly unknown[], b: readonly unknown[]) => {
    const values = a.filter((value) => b.some((other) => same(value, other)));
    return values.length === 0 ? undefined : values;
  },
  required: (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])],
  properties: byName,
  patternProperties: byName,
  dependentSchemas: byName,
  $defs: byName,
  dependentRequired: (a: object, b: object) =>
    Object.fromEntries(
      Object.keys({ ...a, ...b }).map((name) => [
        name,
        [...new Set([a, b].flatMap((names) => asTexts((names as Keywords)[name])))],
      ]),
    ),
  items: (a: unknown, b: unknown) => together(a, b),
  propertyNames: (a: unknown, b: unknown) => together(a, b),
  contentSchema: (a: unknown, b: unknown) => together(a, b),
  additionalProperties: all,
  unevaluatedProperties: all,
  unevaluatedItems: all,
};

/** One schema that asks for both. */
function together(a: unknown, b: unknown): unknown {
  return same(a, b) ? b : { allOf: [asSchema(a), asSchema(b)] };
}

function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
