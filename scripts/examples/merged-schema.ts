import { asList, asRecord, asTexts, type Raw } from '../model/raw.ts';
import { schemaName } from '../model/resolve-ref.ts';
import { asTypes } from '../schema/assertions.ts';
import type { Resolve } from '../schema/strictness.ts';

/** All that applies to one value, as one: references followed, `allOf` joined (JSON Schema 2020-12 Core, section 10.2.1.1). */
export interface MergedSchema {
  /** Keywords of which one is enough, limits at their tightest. */
  readonly keywords: Raw;
  /** Types all parts allow; undefined where none names any. */
  readonly types: readonly string[] | undefined;
  readonly patterns: readonly string[];
  /** Fields by name, each with all schemas that speak of it. */
  readonly properties: ReadonlyMap<string, readonly unknown[]>;
  readonly required: ReadonlySet<string>;
  readonly items: readonly unknown[];
  readonly additional: readonly unknown[];
  /** Schemas that have `oneOf`, `anyOf`, a discriminator, `if`, or depend on fields. */
  readonly unions: readonly Raw[];
  readonly discriminators: readonly Raw[];
  readonly conditions: readonly Raw[];
  readonly dependents: readonly Raw[];
  /** Every part, outermost first. */
  readonly parts: readonly Raw[];
  /** Names of the components passed, outermost first. */
  readonly names: readonly string[];
}

/** Joins schemas; undefined where one of them lets nothing through or leads nowhere. */
export function mergeSchemas(schemas: readonly unknown[], resolve: Resolve): MergedSchema | undefined {
  const parts: Raw[] = [];
  const names: string[] = [];
  const collect = (schema: unknown): boolean => {
    if (schema === true || schema === undefined) return true;
    if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return false;
    const part = schema as Raw;
    if (parts.includes(part)) return true;
    parts.push(part);
    const { $ref: reference } = part;
    if (typeof reference === 'string') {
      if (reference.startsWith('#/components/schemas/')) names.push(schemaName(reference));
      if (!collect(resolve(reference))) return false;
    }
    return asList(part['allOf']).every(collect);
  };
  return schemas.every(collect) ? join(parts, names) : undefined;
}

const LOWEST = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains'];
const HIGHEST = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains'];

/** Limits of the wrong type limit nothing. */
const NUMBERS = new Set([...LOWEST, ...HIGHEST, 'multipleOf']);

function join(parts: readonly Raw[], names: readonly string[]): MergedSchema {
  const keywords = Object.create(null) as Record<string, unknown>;
  const properties = new Map<string, unknown[]>();
  for (const part of parts) {
    for (const [keyword, value] of Object.entries(part)) {
      if (NUMBERS.has(keyword) && !Number.isFinite(value)) continue;
      const known = keywords[keyword];
      if (known === undefined) keywords[keyword] = value;
      else if (typeof known === 'number' && typeof value === 'number' && LOWEST.includes(keyword))
        keywords[keyword] = Math.min(known, value);
      else if (typeof known === 'number' && typeof value === 'number' && HIGHEST.includes(keyword))
        keywords[keyword] = Math.max(known, value);
      else if (keyword === 'uniqueItems') keywords[keyword] = known === true || value === true;
      else if (keyword === 'enum') keywords[keyword] = asList(known).filter((item) => asList(value).includes(item));
    }
    for (const [name, field] of Object.entries(asRecord(part['properties'])))
      properties.set(name, [...(properties.get(name) ?? []), field]);
  }
  const having = (...members: readonly string[]): readonly Raw[] =>
    parts.filter((part) => members.some((member) => part[member] !== undefined));
  const typed = having('type').map((part) => asTypes(part['type']));
  return {
    keywords,
    types: typed.length === 0 ? undefined : typed.reduce((known, types) => intersection(known, types)),
    patterns: parts.flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : [])),
    properties,
    required: new Set(parts.flatMap((part) => asTexts(part['required']))),
    items: having('items').map((part) => part['items']),
    additional: having('additionalProperties').map((part) => part['additionalProperties']),
    unions: having('oneOf', 'anyOf'),
    discriminators: having('discriminator'),
    conditions: having('if'),
    dependents: having('dependentRequired', 'dependentSchemas'),
    parts,
    names,
  };
}

/** An integer is a number (JSON Schema 2020-12 Validation, section 6.1.1). */
function intersection(a: readonly string[], b: readonly string[]): readonly string[] {
  const fits = (type: string, others: readonly string[]): boolean =>
    others.includes(type) || (type === 'integer' && others.includes('number'));
  return [...new Set([...a.filter((type) => fits(type, b)), ...b.filter((type) => fits(type, a))])];
}
