import { isInteger, typeOfValue } from '#src/shared/schema/number-text.ts';
import type { Schema } from '#src/model/schema.ts';
import { asTypes, impliedType, schemaList, unionsOf } from '#src/shared/schema/applicators.ts';
import { isAnnotation } from '#src/shared/schema/keywords.ts';
import { note, type Scope } from '../scope.ts';
import { valueAlternatives } from './values.ts';

/** Names of the types that a schema allows, without `null`; undefined if it allows any type. */
export type Types = ReadonlySet<string> | undefined;

/**
 * Returns the types that a schema allows: from `type`, otherwise implied by its values, alternatives or other keywords.
 */
export function allowedTypes(schema: Schema): Types {
  if (schema.type !== undefined) {
    const listed = asTypes(schema.type);
    const types = listed.filter((one) => one !== 'null');
    return new Set(types.length === 0 ? listed : types);
  }
  const members = [schema, ...(valueAlternatives(schema) ?? [])].flatMap(({ enum: listed = [], const: constant }) => [
    ...listed,
    ...(constant === undefined ? [] : [constant]),
  ]);
  const values = members.filter((value) => value !== null);
  if (values.length > 0) return new Set(values.map((value) => (isInteger(value) ? 'integer' : typeOfValue(value))));
  if (isTypeUnion(schema))
    return new Set(
      schemaList(unionsOf(schema)[0]?.branches)
        .flatMap((branch) => asTypes(branch.type))
        .filter((one) => one !== 'null'),
    );
  if (isUnion(schema)) return undefined;
  const implied = impliedType([schema]);
  return implied === undefined ? undefined : new Set([implied]);
}

/** Whether each alternative of a schema has only the keyword `type`, so that the union equals a list of types. */
export function isTypeUnion(schema: Schema): boolean {
  const branches = schemaList(unionsOf(schema)[0]?.branches);
  return (
    branches.length > 0 &&
    branches.every(
      (branch) => Object.keys(branch).every((key) => key === 'type' || isAnnotation(key)) && 'type' in branch,
    )
  );
}

/**
 * Compares the types of two schemas. Returns whether their other keywords have to be compared, too. They need not be if
 * the types have nothing in common, or if only one schema allows any type.
 */
export function compareTypes(base: Schema, head: Schema, scope: Scope): boolean {
  const before = allowedTypes(base);
  const after = allowedTypes(head);
  if (before === after || (before === undefined && isUnion(base)) || (after === undefined && isUnion(head)))
    return true;
  const gone = missing(before, after, { text: scope.text, schema: head });
  const fresh = missing(after, before);
  const narrower = before === undefined || gone.length > 0;
  const wider = after === undefined || fresh.length > 0;
  const what = `is ${words(after)} ${before === undefined ? 'now' : `instead of ${words(before)}`}`;
  if (narrower && wider) note(scope, 'type-changed', { what });
  else if (narrower) note(scope, 'type-narrowed', { what });
  else if (wider) note(scope, 'type-widened', { what });
  return before !== undefined && after !== undefined && overlaps(before, after);
}

/** Whether a schema has alternatives, which then determine its types. */
function isUnion(schema: Schema): boolean {
  return unionsOf(schema).length > 0;
}

/**
 * The newer schema, and whether its values are sent as text, as in a query. `text` has the same meaning as in `Scope`.
 */
interface TextTarget {
  readonly text: Scope['text'];
  readonly schema: Schema;
}

/**
 * Returns the types in `types` that `others` does not allow.
 *
 * @param target the newer schema. If its values are sent as text, a single number may also fit a schema for strings or
 * lists.
 */
function missing(types: Types, others: Types, target?: TextTarget): readonly string[] {
  if (types === undefined || others === undefined) return [];
  return [...types].filter((type) => {
    if (others.has(type) || (type === 'integer' && others.has('number'))) return false;
    if (target?.text === undefined || type === 'array' || type === 'object') return true;
    return !(others.has('string') && isFree(target.schema)) && !(target.text === 'list' && holds(target.schema, type));
  });
}

/** Whether a schema has no keywords that restrict strings. */
function isFree({ enum: values, const: constant, pattern, format, minLength, maxLength }: Schema): boolean {
  return [values, constant, pattern, format, minLength, maxLength].every((keyword) => keyword === undefined);
}

/** Whether a schema allows a list of one item, where the item has the given type and is sent as text. */
function holds(schema: Schema, type: string): boolean {
  const { items, minItems = 0, maxItems = 1 } = schema;
  if (!(allowedTypes(schema)?.has('array') ?? false) || minItems > 1 || maxItems < 1) return false;
  const types = items === undefined ? undefined : allowedTypes(items);
  return types === undefined || types.has(type) || (type === 'integer' && types.has('number')) || types.has('string');
}

function overlaps(before: ReadonlySet<string>, after: ReadonlySet<string>): boolean {
  const isNumber = (type: string): boolean => type === 'integer' || type === 'number';
  return [...before].some((type) => after.has(type) || (isNumber(type) && [...after].some(isNumber)));
}

function words(types: Types): string {
  return types === undefined ? 'of any type' : `\`${[...types].join('` or `')}\``;
}
