import type { Schema } from '../../model/schema.ts';
import { isAnnotation } from './keywords.ts';
import { asTexts, type Raw } from './raw.ts';
import { asSchema, BRANCHES, COMPOSED } from './applicators.ts';
import { wellFormed } from './well-formed.ts';

type Keywords = Record<string, unknown>;

/**
 * Merges schemas that all apply to the same value (JSON Schema 2020-12, section 10.2.1.1). The result has the fields
 * and required names of all schemas. Of two limits, it has the narrower one; of several annotations, the last. Keywords
 * that cannot be merged, such as two patterns, remain in `allOf`. To read a keyword of the result, therefore also look
 * into its `allOf`.
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
    // `if`, `then` and `else` belong together.
    if (left['if'] !== undefined)
      for (const keyword of BRANCHES) if (keyword in part) left[keyword] = (part as Keywords)[keyword];
    if (Object.keys(left).length > 0) rest.push(left);
  }
  // `const` is narrower than `enum`.
  if ('const' in merged) delete merged['enum'];
  return rest.length === 0 ? merged : { ...merged, allOf: rest };
}

/** Merges schemas that `compose` returned, without the keywords in `COMPOSED`. */
export function mergeKeywords(parts: readonly Raw[]): Schema {
  return mergeSchemas(
    parts.map((part) =>
      wellFormed(Object.fromEntries(Object.entries(part).filter(([keyword]) => !COMPOSED.has(keyword)))),
    ),
  );
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
  items: together,
  propertyNames: together,
  contentSchema: together,
  additionalProperties: all,
  unevaluatedProperties: all,
  unevaluatedItems: all,
};

/** Returns a schema that allows only what two schemas both allow. */
function together(a: unknown, b: unknown): unknown {
  return same(a, b) ? b : { allOf: [asSchema(a), asSchema(b)] };
}

function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
