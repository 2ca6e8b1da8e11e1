import { isKnown } from './documented-fields.ts';
import { asTypes, typesOf } from './applicators.ts';
import { constantsOf, enumMembers, valueText } from './enums.ts';
import type { Holder } from './evidence.ts';
import { typeOfValue } from './number-text.ts';
import { asTexts, type Raw } from './raw.ts';

/**
 * Returns a schema for programs that do not know `x-not-published`. It accepts what the extension leaves open: unlisted
 * fields and values, and other notations of a type.
 *
 * @param node the schema as written
 * @param holder the same schema, resolved, with its evidence
 */
export function weakened(node: Raw, holder: Holder): Raw {
  const marks = asTexts(node['x-not-published']);
  const { schema, known } = holder;
  const withFields = marks.includes('fields') || !isKnown(known.fields) ? withOtherFields(node) : node;
  const areSpelt = marks.includes('types');
  const types = areSpelt ? spelt(typesOf(schema)) : typesOf(schema);
  const members = enumMembers(schema);
  if (marks.includes('values') && members !== undefined) {
    const listed = members.map(({ value }) => typeOfValue(value));
    return withOtherValues(withFields, types.length > 0 ? types : [...new Set(listed)]);
  }
  if (!areSpelt || types.length < 2) return withFields;
  const { type: _, ...rest } = withFields;
  if (members !== undefined) return withSpellings(rest);
  return 'anyOf' in rest || '$ref' in rest ? rest : { ...rest, anyOf: types.map((type) => ({ type })) };
}

/** Allows unlisted fields in an object schema by `additionalProperties`, unless it already has a schema for them. */
function withOtherFields(node: Raw): Raw {
  if (!asTypes(node['type']).includes('object') && !('properties' in node)) return node;
  const { additionalProperties: given, unevaluatedProperties: left, ...rest } = node;
  return { ...rest, additionalProperties: given === false || given === undefined ? left || true : given };
}

/** Allows values that are not listed: the result is an `anyOf` of the list and of the given types. */
function withOtherValues(node: Raw, types: readonly string[]): Raw {
  const { $ref, enum: list, const: one, oneOf, anyOf, type, ...rest } = node;
  const closed = { $ref, ...(list === undefined ? {} : { type }), enum: list, const: one, oneOf, anyOf };
  const listing = Object.fromEntries(Object.entries(closed).filter(([, value]) => value !== undefined));
  return { ...rest, anyOf: [listing, ...types.map((name) => ({ type: name }))] };
}

/** Adds values to the list: the string notation of each listed number and boolean, such as `"1"` for `1`. */
function withSpellings(node: Raw): Raw {
  const spelling = (value: unknown): readonly unknown[] =>
    ['number', 'boolean'].includes(typeOfValue(value)) ? [valueText(value)] : [];
  const { enum: list } = node;
  if (Array.isArray(list)) return { ...node, enum: [...new Set([...list, ...list.flatMap(spelling)])] };
  const constants = constantsOf(node) ?? [];
  const keyword = 'oneOf' in node ? 'oneOf' : 'anyOf';
  const spellings = constants.flatMap((branch) =>
    spelling(branch['const']).map((value) => ({ ...branch, const: value })),
  );
  return { ...node, [keyword]: [...((node[keyword] ?? []) as readonly unknown[]), ...spellings] };
}

/** Adds the type of another notation: `string` to numbers and booleans, or `number` to strings. */
function spelt(types: readonly string[]): readonly string[] {
  const isText = types.includes('string');
  const isOther = ['number', 'integer', 'boolean'].some((type) => types.includes(type));
  return [...types, ...(isOther && !isText ? ['string'] : []), ...(isText && !isOther ? ['number'] : [])];
}
