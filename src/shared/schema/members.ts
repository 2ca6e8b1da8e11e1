import { applicatorsOf } from './applicators.ts';
import { matches } from './pattern.ts';
import { asList, asRecord, asTexts, type Raw } from './raw.ts';

/**
 * Returns the subschemas that apply to one member of a value: to a field by name, or to an array item by index (JSON
 * Schema 2020-12, sections 10.3 and 11). Excludes `contains`, which applies only to some items.
 *
 * @param parts the schemas that apply to the value itself
 */
export function memberSchemas(parts: readonly Raw[], key: string | number): readonly unknown[] {
  const levels = parts.map((part) => memberLevels(part, key));
  const known = levels.flatMap(([named, patterned, others]) => {
    const own = [...named, ...patterned];
    return own.length > 0 ? own : others;
  });
  return known.length > 0 ? known : levels.flatMap(([, , , unevaluated]) => unevaluated);
}

/**
 * Returns the subschemas of one schema for the entries of an array, whether they apply to all entries or to some.
 * Contains undefined for absent keywords.
 */
export function entrySchemas(part: Raw): readonly unknown[] {
  const { prefixItems, items, contains, unevaluatedItems } = applicatorsOf(part);
  return [items, ...prefixItems, contains, unevaluatedItems];
}

/**
 * The subschemas of one schema for a member, in four groups: `properties` or `prefixItems`; `patternProperties`;
 * `additionalProperties` or `items`; `unevaluatedProperties` or `unevaluatedItems`.
 */
export type MemberLevels = readonly [
  named: readonly unknown[],
  patterned: readonly unknown[],
  others: readonly unknown[],
  unevaluated: readonly unknown[],
];

/** Returns the subschemas of one schema that may apply to a field or an array item (see `MemberLevels`). */
export function memberLevels(part: Raw, key: string | number): MemberLevels {
  const given = (schema: unknown): readonly unknown[] => (schema === undefined ? [] : [schema]);
  if (typeof key === 'number')
    return [given(asList(part['prefixItems'])[key]), [], given(part['items']), given(part['unevaluatedItems'])];
  const patterns = Object.entries(asRecord(part['patternProperties']));
  return [
    namedSchemas(part, key),
    patterns.flatMap(([pattern, schema]) => (matches(key, pattern) ? [schema] : [])),
    given(part['additionalProperties']),
    given(part['unevaluatedProperties']),
  ];
}

/** Returns a list with the schema of a field, if `properties` of the given schema has it; otherwise an empty list. */
export function namedSchemas(part: Raw, name: string): readonly unknown[] {
  const properties = asRecord(part['properties']);
  return Object.hasOwn(properties, name) ? [properties[name]] : [];
}

/** Returns the names of the fields in `properties` of all given schemas. */
export function fieldNames(parts: readonly Raw[]): readonly string[] {
  return [...new Set(parts.flatMap((part) => Object.keys(asRecord(part['properties']))))];
}

/**
 * Whether an object may have fields that its schemas do not name. This is so for a map, for an object about whose
 * fields nothing is stated, and if some fields are not published.
 */
export function isOpen(parts: readonly Raw[]): boolean {
  const all = parts.map(applicatorsOf);
  const takesOthers = all.some(
    ({ additionalProperties: others = false, unevaluatedProperties: last = false, patternProperties }) =>
      others !== false || last !== false || patternProperties.length > 0,
  );
  const isClosed = all.some((each) => each.fieldNames.length > 0 || each.additionalProperties === false);
  return takesOthers || !isClosed || parts.some(isUnfinished);
}

/** Whether a schema states that its object has other fields, which are not published. */
export function isUnfinished(schema: Raw): boolean {
  return schema['x-not-published'] !== undefined && asTexts(schema['x-not-published']).includes('fields');
}
