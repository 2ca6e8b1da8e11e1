import type { Schema } from '../../../src/model/schema.ts';
import { asSchema, nameList } from './as-schema.ts';

type Keywords = Record<string, unknown>;

/**
 * Joins the parts of an `allOf` into one schema for reading (JSON Schema 2020-12, section 10.2.1.1). Limits become the
 * narrower ones, fields and lists are united, annotations are those of the last part. What cannot be joined, two patterns
 * for example, stays in `allOf`, where every reader of single keywords looks as well.
 */
export function joinSchemas(parts: readonly Schema[]): Schema {
  const joined: Keywords = {};
  const rest: Schema[] = [];
  for (const part of parts) {
    const left: Keywords = {};
    for (const [keyword, value] of Object.entries(part)) {
      if (keyword === 'allOf') rest.push(...(value as readonly Schema[]));
      else if (!Object.hasOwn(joined, keyword) || ANNOTATIONS.has(keyword) || keyword.startsWith('x-'))
        joined[keyword] = value;
      else {
        const one =
          JOIN[keyword]?.(joined[keyword] as never, value as never) ??
          (same(joined[keyword], value) ? value : undefined);
        if (one === undefined) left[keyword] = value;
        else joined[keyword] = one;
      }
    }
    // The parts of a condition stay together.
    if (left['if'] !== undefined)
      for (const keyword of ['then', 'else']) if (keyword in part) left[keyword] = (part as Keywords)[keyword];
    if (Object.keys(left).length > 0) rest.push(left);
  }
  return rest.length === 0 ? joined : { ...joined, allOf: rest };
}

/** Keywords that describe and do not judge (JSON Schema 2020-12 Validation, section 9). */
export const ANNOTATIONS: ReadonlySet<string> = new Set([
  'title',
  'description',
  'summary',
  'default',
  'example',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'externalDocs',
  'xml',
  'discriminator',
  '$comment',
  '$id',
  '$anchor',
  '$dynamicAnchor',
  '$schema',
  'nullable',
]);

type Join = (a: never, b: never) => unknown;

const largest: Join = (a: number, b: number) => Math.max(a, b);
const smallest: Join = (a: number, b: number) => Math.min(a, b);
const both: Join = (a: unknown, b: unknown) => a === true || b === true;
const all: Join = (a: unknown, b: unknown) =>
  a === false || b === false ? false : a === true ? b : b === true ? a : together(a, b);
const byName: Join = (a: object, b: object) => {
  const joined: Keywords = { ...a };
  for (const [name, schema] of Object.entries(b))
    joined[name] = Object.hasOwn(a, name) ? together((a as Keywords)[name], schema) : schema;
  return joined;
};

const JOIN: Readonly<Record<string, Join>> = {
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
  dependentRequired: (a: Readonly<Record<string, readonly string[]>>, b: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(
      [...new Set([...Object.keys(a), ...Object.keys(b)])].map((name) => [
        name,
        [...new Set([...nameList(a[name]), ...nameList(b[name])])],
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
