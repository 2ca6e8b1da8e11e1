import { mergeKeywords } from '#src/shared/schema/all-of.ts';
import { impliedType } from '#src/shared/schema/applicators.ts';
import { compose, noBranches } from '#src/shared/schema/view.ts';
import { applicatorsOf } from '#src/shared/schema/applicators.ts';
import { asRecord, type Raw } from '#src/shared/schema/raw.ts';
import type { Resolve } from '#src/shared/schema/resolve-ref.ts';
import type { Schemas } from '#src/shared/schema/schema-ref.ts';
import { isExcluded, type Direction } from '#src/shared/schema/strictness.ts';
import type { Schema } from '#src/model/schema.ts';
import { notPublished } from '../description/model/gap.ts';

/** Result of a draft for which no value could be made. */
export const NOTHING: unique symbol = Symbol('nothing');
export type Drafted = unknown;

/** The functions and settings that all drafts of one example share. */
export interface Drafting {
  readonly direction: Direction;
  readonly resolve: Resolve;
  /** All schemas of the document, by name. */
  readonly definitions: Schemas;
  /** Drafts a value for schemas that apply together; `NOTHING` if there is no value, or if too little is published. */
  readonly draft: (schemas: readonly unknown[], spot: Spot) => Drafted;
  /** Whether a value matches a schema, within the remaining steps of the drafting. */
  readonly fits: (schema: Raw, value: unknown) => boolean;
  /** What prevented drafts, the most important first; an empty text means that something is not published. */
  readonly obstacles: string[];
  /** Maximum number of optional fields at each depth; empty for the smallest example. */
  readonly optional: readonly number[];
}

/** Describes a missing value, as the end of a sentence. */
export function obstacleAt(path: readonly (string | number)[] = []): string {
  const names = path.filter((step) => typeof step === 'string');
  return `no value was found for ${names.length === 0 ? 'its schema' : `the field \`${names.join('.')}\``}`;
}

/** The place of a draft within the whole example. */
export interface Spot {
  readonly name: string;
  /** Number of enclosing objects. */
  readonly depth: number;
  /**
   * Enclosing schemas that are being drafted. If one recurs, its optional fields are left out, or there is no example.
   */
  readonly within: readonly Raw[];
  /** Index among several items, which makes their values differ. */
  readonly index: number;
}

/** All schemas that apply to one value, composed. */
export interface DraftSchema {
  readonly parts: readonly Raw[];
  /** Merged keywords of all parts, without `properties` and alternatives. */
  readonly keywords: Schema;
}

/** Composes schemas that apply together; undefined if one of them allows no value. */
export function readSchemas(schemas: readonly unknown[], { resolve }: Drafting): DraftSchema | undefined {
  const parts = compose(schemas, resolve, noBranches);
  const isImpossible = [...schemas, ...parts.flatMap((part) => applicatorsOf(part).allOf)].includes(false);
  return isImpossible ? undefined : { parts, keywords: mergeKeywords(parts) };
}

/** Returns all values of a keyword in the parts of a schema, outermost first. */
export function valuesOf({ parts }: DraftSchema, keyword: string): readonly unknown[] {
  return parts.flatMap((part) => (part[keyword] === undefined ? [] : [part[keyword]]));
}

/**
 * Returns the type of a value: the first allowed type, else the type that keywords imply. Undefined if neither exists,
 * or if the schemas require different types.
 */
export function typeOf(schema: DraftSchema): string | undefined {
  const { keywords } = schema;
  if (keywords.allOf?.some((rest) => rest.type !== undefined) === true) return undefined;
  const types = [keywords.type ?? []].flat();
  if (keywords.type !== undefined) return types.find((type) => type !== 'null') ?? types[0];
  return impliedType(schema.parts);
}

/** Whether fields or values of a schema are not published, so that an example would have to invent them. */
export function isUnknown(part: Raw): boolean {
  return (
    part['x-callback'] !== undefined ||
    notPublished(part).some((mark) => mark === 'fields' || mark === 'types' || mark === 'values' || mark === 'required')
  );
}

/** Whether a field is left out because it is never sent in this direction. */
export function isLeftOut({ direction, resolve }: Drafting, schemas: readonly unknown[]): boolean {
  return schemas.map(asRecord).some((field) => isExcluded(field, direction, resolve));
}
