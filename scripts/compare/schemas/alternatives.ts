import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '#src/model/schema.ts';
import { isNull } from '#src/shared/schema/enums.ts';
import { isAnnotation } from '#src/shared/schema/keywords.ts';
import { tagProperty, tagValue } from '#src/shared/schema/discriminator.ts';
import { asRecord, type Raw } from '#src/shared/schema/raw.ts';
import { resolverIn } from '#src/shared/schema/schema-ref.ts';
import { schemaList, unionsOf, type UnionKeyword } from '#src/shared/schema/applicators.ts';
import { omitUndefined } from '../../text/omit-undefined.ts';
import { formerNames } from '../pairing.ts';
import type { Side } from '../context.ts';
import { readSchema } from './read-schema.ts';
import { isTypeUnion, allowedTypes } from './types.ts';
import { valueAlternatives } from './values.ts';

/**
 * An `anyOf` or `oneOf` whose alternatives are compared one by one. If all alternatives of a schema only list types or
 * values, `unionOf` finds no `Union`: the types or values are compared as one list instead.
 */
export interface Union {
  readonly keyword: UnionKeyword;
  readonly alternatives: readonly Alternative[];
  /** Whether the schema has no keywords that restrict values, besides the union and `type`. */
  readonly bare: boolean;
}

/** An alternative of a union, with the properties by which it is recognised in the other version. */
export interface Alternative {
  readonly node: Schema;
  readonly name?: string;
  /** The former names of the schema that the alternative refers to (`x-formerly`). */
  readonly formerly: readonly string[];
  /** The discriminator value that selects this alternative. */
  readonly tag?: string;
  readonly title?: string;
  readonly fields: ReadonlySet<string>;
  readonly types: string;
}

/** Reads the union of a schema; undefined if the schema has none, or if all alternatives only list types or values. */
export function unionOf(schema: Schema, side: Side): Union | undefined {
  const [union] = unionsOf(schema);
  const branches = schemaList(union?.branches).filter((branch) => !isNull(branch));
  if (union === undefined || branches.length === 0 || isTypeUnion(schema) || valueAlternatives(schema) !== undefined)
    return undefined;
  const { keyword } = union;
  const resolve = resolverIn(side.schemas);
  const property = tagProperty(schema as Raw, keyword, resolve);
  const tags =
    property === undefined ? [] : branches.map((branch) => tagValue(branch, schema as Raw, property, resolve));
  return {
    keyword,
    alternatives: branches.map((branch, index) => alternative(branch, tags[index], side)),
    bare: Object.keys(schema).every((key) => key === keyword || key === 'type' || isAnnotation(key)),
  };
}

/** Reads the properties by which a schema is recognised as an alternative. `tag`: its discriminator value. */
export function alternative(node: Schema, tag: unknown, side: Side): Alternative {
  const { name, content } = readSchema(node, side);
  return omitUndefined({
    node,
    name,
    formerly: name === undefined ? [] : formerNames(side.schemas[name]),
    tag: typeof tag === 'string' ? tag : undefined,
    title: node.title ?? content.title,
    fields: new Set(Object.keys(asRecord(content.properties))),
    types: [...(allowedTypes(content) ?? [])].sort().join(),
  });
}

/** Returns the words for an alternative in a report: its schema name, discriminator value, title, fields or types. */
export function alternativeName({ name, tag, title, types, fields }: Alternative): string {
  return name ?? tag ?? title ?? (fields.size > 0 ? `{ ${[...fields].slice(0, 3).join(', ')} }` : types || 'any');
}

const shares = (one: Alternative, other: Alternative): number => {
  const common = [...one.fields].filter((field) => other.fields.has(field)).length;
  return common / Math.max(1, one.fields.size + other.fields.size - common);
};

/** Criteria by which alternatives of two versions are the same, the most reliable first. */
export const ALTERNATIVE_SIGNS: readonly ((one: Alternative, other: Alternative) => boolean)[] = [
  (one, other) => one.name !== undefined && one.name === other.name,
  (one, other) => one.name !== undefined && other.formerly.includes(one.name),
  (one, other) => one.tag !== undefined && one.tag === other.tag,
  (one, other) => isDeepStrictEqual(one.node, other.node),
  (one, other) => one.title !== undefined && one.title === other.title,
  (one, other) => one.fields.size > 0 && shares(one, other) === 1,
  (one, other) => one.fields.size > 0 && shares(one, other) >= 0.5 && !contradict(one, other),
  (one, other) => one.fields.size + other.fields.size === 0 && one.types !== '' && one.types === other.types,
];

/** Whether two alternatives have different discriminator values, so that they cannot be the same. */
function contradict(one: Alternative, other: Alternative): boolean {
  return one.tag !== undefined && other.tag !== undefined && one.tag !== other.tag;
}
