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
  /** A webhook's body is what a response is: sent by the provider. */
  readonly direction: 'request' | 'response';
}

/** Alternatives of which a value is one. */
export interface Union {
  /** The schema that has them: with `keyword` what the validator calls them. */
  readonly schema: Raw;
  readonly keyword: UnionKeyword | 'subtypes' | 'types';
  readonly alternatives: readonly UnionAlternative[];
  /** The field whose value tells them apart, where there is one. */
  readonly property?: string;
}

interface UnionAlternative {
  readonly label: string;
  readonly schema: unknown;
  /** Values of the field that tells them apart. */
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
 * Schemas that build on one with a discriminator and no alternatives of its own (OpenAPI 3.1, section 4.8.25);
 * undefined where one of them is being read.
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

/** Returns the field by which a union is entered: the one that tells its alternatives apart, by one value each. */
export function enteredBy({ property, alternatives }: Union): string | undefined {
  return alternatives.every(({ values }) => values.length === 1) ? property : undefined;
}

/** The same union for the same types, so that both sides of a comparison know it. */
const byTypes = memoizeText(100, (key): Union => {
  const types = JSON.parse(key) as readonly string[];
  return {
    schema: { type: types },
    keyword: 'types',
    alternatives: types.map((each) => ({ label: each, schema: { type: each }, values: [] })),
  };
});

/** Several types as alternatives; undefined for one alone. */
export function typeUnion({ type }: Schema): Union | undefined {
  const types = [type ?? []].flat().filter((each) => each !== 'null');
  const wide = types.includes('number') ? types.filter((each) => each !== 'integer') : types;
  return wide.length < 2 ? undefined : byTypes(JSON.stringify(wide));
}
