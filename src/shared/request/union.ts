import type { SchemaFile } from '../../model/call-data.ts';
import type { Schema } from '../../model/schema.ts';
import { readAlternatives, type Alternatives } from '../schema/alternatives.ts';
import type { Raw } from '../schema/raw.ts';
import { isReference, type Resolve } from '../schema/resolve-ref.ts';
import { asSchema, type UnionKeyword } from '../schema/applicators.ts';
import { subtypes } from '../schema/discriminator.ts';
import { wellFormed } from '../schema/well-formed.ts';
import { memoize, memoizeText } from '../text/memoize.ts';

/** The schemas that all fields of a form refer to. */
export interface FormContext {
  readonly resolve: Resolve;
  readonly schemas: SchemaFile;
  /** A webhook's body is like a response: sent by the provider. */
  readonly direction: 'request' | 'response';
}

/** Alternatives, one of which applies to a value. */
export interface Union {
  /** The schema with the alternatives under `keyword`, as the validator names it. */
  readonly schema: Raw;
  readonly keyword: UnionKeyword | 'subtypes' | 'types';
  readonly alternatives: readonly UnionAlternative[];
  /** The field whose value selects the alternative, if there is one. */
  readonly property?: string;
}

interface UnionAlternative {
  readonly label: string;
  readonly schema: unknown;
  /** Values of the field that selects the alternative. */
  readonly values: readonly unknown[];
}

/** Reads the alternatives of a `oneOf` or `anyOf`, labelled as pages label them. */
export function unionOf(
  schema: Raw,
  keyword: UnionKeyword,
  branches: readonly unknown[],
  { schemas }: FormContext,
): Union | undefined {
  if (branches.length === 0) return undefined;
  const read = readAlternatives(branches.map(asSchema), wellFormed(schema).discriminator, schemas);
  return asUnion(schema, keyword, branches, read);
}

/**
 * Returns the schemas that extend one with a discriminator and no alternatives of its own (OpenAPI 3.1, section
 * 4.8.25); undefined if one of them is being read.
 */
export function subtypeUnion(schema: Raw, parts: readonly Raw[], { resolve, schemas }: FormContext): Union | undefined {
  const name = nameIn(schemas).get(schema);
  const branches = subtypes(wellFormed(schema), name, schemas);
  const isInside = branches.some((branch) => isReference(branch) && parts.includes(resolve(branch.$ref) as Raw));
  if (branches.length === 0 || isInside) return undefined;
  const read = readAlternatives(branches, wellFormed(schema).discriminator, schemas, name === undefined ? [] : [name]);
  return asUnion(schema, 'subtypes', branches, read);
}

/** Names of schemas by their objects. */
const nameIn = memoize(
  (schemas: FormContext['schemas']): ReadonlyMap<object, string> =>
    new Map(Object.entries(schemas).map(([name, schema]) => [schema, name])),
);

function asUnion(
  schema: Raw,
  keyword: Union['keyword'],
  branches: readonly unknown[],
  { property, alternatives }: Alternatives,
): Union {
  return {
    schema,
    keyword,
    alternatives: alternatives.map(({ label, values }, at) => ({ label, schema: branches[at], values })),
    ...(property === undefined ? {} : { property }),
  };
}

/** Returns the field by which an alternative is chosen, if each alternative has exactly one value of it. */
export function selectingField({ property, alternatives }: Union): string | undefined {
  return alternatives.every(({ values }) => values.length === 1) ? property : undefined;
}

/** Cached by the types, so that both sides of a comparison have the same union. */
const byTypes = memoizeText(100, (key): Union => {
  const types = JSON.parse(key) as readonly string[];
  return {
    schema: { type: types },
    keyword: 'types',
    alternatives: types.map((each) => ({ label: each, schema: { type: each }, values: [] })),
  };
});

/** Returns several types as alternatives; undefined for a single one. */
export function typeUnion({ type }: Schema): Union | undefined {
  const types = [type ?? []].flat().filter((each) => each !== 'null');
  const wide = types.includes('number') ? types.filter((each) => each !== 'integer') : types;
  return wide.length < 2 ? undefined : byTypes(JSON.stringify(wide));
}
