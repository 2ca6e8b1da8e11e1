import type { SchemaFile } from '../../model/call-data.ts';
import type { Schema } from '../../model/schema.ts';
import { readAlternatives, type Alternatives } from '../schema/alternatives.ts';
import type { Raw } from '../schema/raw.ts';
import { isReference, type Resolve } from '../schema/resolve-ref.ts';
import { asSchema, type UnionKeyword } from '../schema/applicators.ts';
import { subtypes } from '../schema/discriminator.ts';
import { wellFormed } from '../schema/well-formed.ts';
import { memoize, memoizeText } from '../text/memoize.ts';

/** What all fields of a form share: the schemas to which they refer, and the direction. */
export interface FormContext {
  readonly resolve: Resolve;
  readonly schemas: SchemaFile;
  /** Direction of the body; `response` for webhooks too, as the provider sends them. */
  readonly direction: 'request' | 'response';
}

/** Alternatives, one of which applies to a value. */
export interface Union {
  /** The schema that has the alternatives under `keyword`, as the validator names it. */
  readonly schema: Raw;
  readonly keyword: UnionKeyword | 'subtypes' | 'types';
  readonly alternatives: readonly UnionAlternative[];
  /** The field whose value selects the alternative, if there is one. */
  readonly property?: string;
}

interface UnionAlternative {
  readonly label: string;
  readonly schema: unknown;
  /** Values of the selecting field for this alternative. */
  readonly values: readonly unknown[];
}

/** Reads the alternatives of a `oneOf` or `anyOf`, with the labels that pages use. */
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
 * Returns the subtypes of a schema that has a discriminator but no alternatives (OpenAPI 3.1, section 4.8.25) as a
 * union; undefined if there are none or one is already among `parts`.
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

/** Returns the field that selects an alternative, if each alternative has exactly one value of this field. */
export function selectingField({ property, alternatives }: Union): string | undefined {
  return alternatives.every(({ values }) => values.length === 1) ? property : undefined;
}

/** Returns the union of some types; cached, so that equal types have the same union. */
const byTypes = memoizeText(100, (key): Union => {
  const types = JSON.parse(key) as readonly string[];
  return {
    schema: { type: types },
    keyword: 'types',
    alternatives: types.map((each) => ({ label: each, schema: { type: each }, values: [] })),
  };
});

/** Returns the types of a schema as a union; undefined for a single type. */
export function typeUnion({ type }: Schema): Union | undefined {
  const types = [type ?? []].flat().filter((each) => each !== 'null');
  const wide = types.includes('number') ? types.filter((each) => each !== 'integer') : types;
  return wide.length < 2 ? undefined : byTypes(JSON.stringify(wide));
}
