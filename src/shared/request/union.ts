import type { SchemaFile } from '../../model/call-data.ts';
import type { Schema } from '../../model/schema.ts';
import { readAlternatives, type Alternatives } from '../schema/alternatives.ts';
import type { Raw } from '../schema/raw.ts';
import { isReference, type Resolve } from '../schema/resolve-ref.ts';
import { asSchema, type UnionKeyword } from '../schema/applicators.ts';
import { subtypes } from '../schema/discriminator.ts';
import { wellFormed } from '../schema/well-formed.ts';
import { memoize, memoizeText } from '../text/memoize.ts';

/** What all fields of a form share: the schemas of the description, and the direction of the body. */
export interface FormContext {
  readonly resolve: Resolve;
  readonly schemas: SchemaFile;
  /** Direction of the body. A webhook counts as `response`, because the provider sends its body. */
  readonly direction: 'request' | 'response';
}

/**
 * Alternatives of which one applies to a value: those of `oneOf` or `anyOf`, the subtypes of a schema, or several
 * types.
 */
export interface Union {
  /**
   * The schema object that contains the alternatives. Validation uses the same object, so that choices can be stored
   * with the object as the key.
   */
  readonly schema: Raw;
  readonly keyword: UnionKeyword | 'subtypes' | 'types';
  readonly alternatives: readonly UnionAlternative[];
  /** Name of the field whose value selects the alternative, if there is one. */
  readonly property?: string;
}

interface UnionAlternative {
  readonly label: string;
  readonly schema: unknown;
  /** Values of the field `property` that select this alternative. */
  readonly values: readonly unknown[];
}

/** Reads the alternatives of a `oneOf` or `anyOf`, with the labels that pages use. Undefined if there are none. */
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
 * Returns a union of the subtypes of a schema that has a discriminator but no `oneOf` or `anyOf` (OpenAPI 3.1, section
 * 4.8.25). Undefined if there are no subtypes, or if one of them is in `parts`, the schemas that already apply.
 */
export function subtypeUnion(schema: Raw, parts: readonly Raw[], { resolve, schemas }: FormContext): Union | undefined {
  const name = nameIn(schemas).get(schema);
  const branches = subtypes(wellFormed(schema), name, schemas);
  const isInside = branches.some((branch) => isReference(branch) && parts.includes(resolve(branch.$ref) as Raw));
  if (branches.length === 0 || isInside) return undefined;
  const read = readAlternatives(branches, wellFormed(schema).discriminator, schemas, name === undefined ? [] : [name]);
  return asUnion(schema, 'subtypes', branches, read);
}

/** Names of the schemas in a schema file, by schema object. */
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

/**
 * Returns the name of the field that selects an alternative. Undefined unless each alternative has exactly one value of
 * the field.
 */
export function selectingField({ property, alternatives }: Union): string | undefined {
  return alternatives.every(({ values }) => values.length === 1) ? property : undefined;
}

/** Returns a union of types, given as a JSON list. Cached, so that the same types always have the same object. */
const byTypes = memoizeText(100, (key): Union => {
  const types = JSON.parse(key) as readonly string[];
  return {
    schema: { type: types },
    keyword: 'types',
    alternatives: types.map((each) => ({ label: each, schema: { type: each }, values: [] })),
  };
});

/** Returns the types of a schema, except `null`, as a union; undefined if there are fewer than two. */
export function typeUnion({ type }: Schema): Union | undefined {
  const types = [type ?? []].flat().filter((each) => each !== 'null');
  const wide = types.includes('number') ? types.filter((each) => each !== 'integer') : types;
  return wide.length < 2 ? undefined : byTypes(JSON.stringify(wide));
}
