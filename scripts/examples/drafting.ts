import { mergeKeywords } from '#src/shared/schema/all-of.ts';
import { applicatorsOf, impliedType } from '#src/shared/schema/applicators.ts';
import { compose, noBranches } from '#src/shared/schema/view.ts';
import { asRecord, type Raw } from '#src/shared/schema/raw.ts';
import type { Resolve } from '#src/shared/schema/resolve-ref.ts';
import type { Schemas } from '#src/shared/schema/schema-ref.ts';
import { isExcluded, type Direction } from '#src/shared/schema/strictness.ts';
import type { Schema } from '#src/model/schema.ts';
import { notPublished } from '../description/model/gap.ts';

/** Means that no value was found. `null` cannot mean this, because it is a valid value. */
export const NOTHING: unique symbol = Symbol('nothing');
export type Drafted = unknown;

/** What the generated values of one example share: functions, settings, and the reasons for failures. */
export interface Drafting {
  readonly direction: Direction;
  readonly resolve: Resolve;
  /** All component schemas by name, and the targets of other references by `$ref` (see `definitionsOf`). */
  readonly definitions: Schemas;
  /**
   * Finds or generates a value to which all the given schemas apply; `NOTHING` if there is none, or if fields or values
   * are not published.
   */
  readonly draft: (schemas: readonly unknown[], spot: Spot) => Drafted;
  /** Whether a value is valid for a schema. Also false if the limit on validation steps is reached. */
  readonly fits: (schema: Raw, value: unknown) => boolean;
  /**
   * Reasons why there is no value for a field or for the whole example, in the order of the failures. Only the first is
   * reported. An empty string means that something is not published.
   */
  readonly obstacles: string[];
  /**
   * Maximum number of optional fields by depth: the first number is for the outermost object, the second for objects
   * inside it. An object at a greater depth has no optional fields.
   */
  readonly optional: readonly number[];
}

/** Returns why a field or schema has no value, as the end of a sentence: ``no value was found for the field `id` ``. */
export function obstacleAt(path: readonly (string | number)[] = []): string {
  const names = path.filter((step) => typeof step === 'string');
  return `no value was found for ${names.length === 0 ? 'its schema' : `the field \`${names.join('.')}\``}`;
}

/** The position of a value in the whole example. */
export interface Spot {
  readonly name: string;
  /** Number of objects that contain the value. */
  readonly depth: number;
  /**
   * Schemas of the objects and lists that contain the value. No value is generated for a schema that is already in this
   * list, so that recursion ends. There is one exception: in the smallest example, a union may be in the list once.
   */
  readonly within: readonly Raw[];
  /** Index of the value in its list; 0 if it is not in a list. Values with different indices differ. */
  readonly index: number;
}

/** All schemas that apply to one value, including the targets of their `$ref`s and the entries of `allOf`. */
export interface DraftSchema {
  readonly parts: readonly Raw[];
  /** The merged keywords of `parts`, without `properties`, `oneOf` and `anyOf`. */
  readonly keywords: Schema;
}

/**
 * Resolves and merges schemas that apply to the same value. Undefined if one of them is `false`, which allows no value.
 */
export function readSchemas(schemas: readonly unknown[], { resolve }: Drafting): DraftSchema | undefined {
  const parts = compose(schemas, resolve, noBranches);
  const isImpossible = [...schemas, ...parts.flatMap((part) => applicatorsOf(part).allOf)].includes(false);
  return isImpossible ? undefined : { parts, keywords: mergeKeywords(parts) };
}

/** Returns the values of a keyword in all parts of a schema, the outermost part first. */
export function valuesOf({ parts }: DraftSchema, keyword: string): readonly unknown[] {
  return parts.flatMap((part) => (part[keyword] === undefined ? [] : [part[keyword]]));
}

/**
 * Returns the type of an example: the first in `type` that is not `null`. Without `type`, other keywords may imply one:
 * `properties` implies `object`. Undefined if none is known, or if the schemas require different types.
 */
export function typeOf(schema: DraftSchema): string | undefined {
  const { keywords } = schema;
  if (keywords.allOf?.some((rest) => rest.type !== undefined) === true) return undefined;
  const types = [keywords.type ?? []].flat();
  if (keywords.type !== undefined) return types.find((type) => type !== 'null') ?? types[0];
  return impliedType(schema.parts);
}

/**
 * Whether the description says too little about a schema to generate an example. This is so if `x-not-published` lists
 * fields, types, values or required fields, or if the value is a function (`x-callback`).
 */
export function isUnknown(part: Raw): boolean {
  return (
    part['x-callback'] !== undefined ||
    notPublished(part).some((mark) => mark === 'fields' || mark === 'types' || mark === 'values' || mark === 'required')
  );
}

/**
 * Whether a field is left out of the example because of its direction: `readOnly` in a request, `writeOnly` in a
 * response.
 */
export function isLeftOut({ direction, resolve }: Drafting, schemas: readonly unknown[]): boolean {
  return schemas.map(asRecord).some((field) => isExcluded(field, direction, resolve));
}
