import { parsedJson, readNumber } from '../schema/number-text.ts';
import type { Schema } from '../../model/schema.ts';
import { memoize } from '../text/memoize.ts';
import { typesOf as typesIn } from '../schema/applicators.ts';
import { isNestedDeeper } from '../schema/nesting.ts';
import { allBranches, compose } from '../schema/view.ts';
import { fieldNames, memberSchemas, isUnfinished } from '../schema/members.ts';
import { isRecord, type Raw } from '../schema/raw.ts';
import type { Resolve } from '../schema/resolve-ref.ts';
import { createValidator } from '../schema/validator.ts';
import type { DescribedViolation } from '../schema/describe-violation.ts';
import { JSON_NUMBER } from '../text/json-number.ts';

/** A value before coercion: every scalar in it is still a string, and a `Map` stands for an object. */
export type TextValue = string | readonly TextValue[] | ReadonlyMap<string, TextValue>;

/** A value, and the violations that validation against its schema found. */
export interface Validated {
  readonly value: unknown;
  readonly violations: readonly DescribedViolation[];
}

/** Coerces strings to the types of their schemas and validates the result. */
export interface Coercer {
  /** Validates a value as it is, without coercion. */
  validate(schema: Schema, value: unknown): Validated;
  /**
   * Coerces a text to the types in the schema. `candidates` are the possible readings of the text. Returns the first
   * one that is valid after coercion, else the least invalid one.
   */
  coerce(schema: Schema, candidates: readonly TextValue[]): Validated;
  /** Returns the types that a schema allows; empty if any type is allowed. */
  typesOf(schema: Schema): ReadonlySet<string>;
  /** Whether a schema states that its object has unpublished fields (`x-not-published`). */
  isOpen(schema: Schema): boolean;
  /** Returns the names of all properties in a schema and in the schemas that it combines. */
  fieldsOf(schema: Schema): readonly string[];
  /**
   * Returns a schema for one property. It is an `anyOf`, because several combined schemas may describe the property.
   */
  fieldSchema(schema: Schema, name: string): Schema;
}

/**
 * Creates a coercer. Parameters and forms contain only strings, so the schema decides whether `1` is a number (OpenAPI
 * 3.1, section 4.8.12.4; JSON Schema 2020-12).
 */
export function createCoercer(resolve: Resolve): Coercer {
  const validator = createValidator(resolve);
  const partsOf = memoize((schema: Raw) => compose([schema], resolve, allBranches));
  const validate = (schema: unknown, value: unknown): Validated => ({
    value,
    violations: validator.validate(schema as Raw, value, 'request'),
  });
  const parts = (schema: unknown): readonly Raw[] => (isRecord(schema) ? partsOf(schema) : []);
  const typesOf = (schema: unknown): ReadonlySet<string> => new Set(parts(schema).flatMap(typesIn));
  const fits =
    (value: unknown) =>
    (schema: unknown): boolean =>
      validate(schema, value).violations.length === 0;
  const choose = (schemas: readonly unknown[], values: readonly unknown[]): unknown => {
    const [first] = values;
    const value = values.find((one) => schemas.every(fits(one))) ?? values.find((one) => schemas.some(fits(one)));
    return value === undefined ? first : value;
  };
  const coerced = (schemas: readonly unknown[], given: TextValue, prefer: Preference): unknown => {
    if (typeof given === 'string')
      return choose(
        prefer === 'schema' ? schemas : [],
        scalars(given, new Set(schemas.flatMap((schema) => [...typesOf(schema)])), prefer),
      );
    const all = schemas.flatMap(parts);
    if (isList(given)) return given.map((item, index) => coerced(memberSchemas(all, index), item, prefer));
    return Object.fromEntries([...given].map(([name, item]) => [name, field(memberSchemas(all, name), item, prefer)]));
  };
  // An array with one item is serialised in the same way as the item alone.
  const field = (schemas: readonly unknown[], given: TextValue, prefer: Preference): unknown => {
    const value = coerced(schemas, given, prefer);
    const alone =
      typeof given === 'string' &&
      !Array.isArray(value) &&
      schemas.some((schema) => typesOf(schema).has('array')) &&
      !schemas.every(fits(value));
    return alone ? coerced(schemas, [given], prefer) : value;
  };
  return {
    validate,
    coerce(schema, candidates) {
      let best: Validated | undefined;
      for (const candidate of candidates) {
        for (const prefer of PREFERENCES) {
          const validated = validate(schema, coerced([schema], candidate, prefer));
          if (validated.violations.length === 0) return validated;
          if (best === undefined || weight(validated) < weight(best)) best = validated;
        }
      }
      return best ?? validate(schema, '');
    },
    typesOf,
    isOpen: (schema) => parts(schema).some(isUnfinished),
    fieldsOf: (schema) => fieldNames(parts(schema)),
    fieldSchema: (schema, name) => ({
      anyOf: memberSchemas(parts(schema), name) as readonly Schema[],
    }),
  };
}

/**
 * How to coerce a string that can represent several types, such as `1`. `schema` chooses the first value that the
 * schema accepts, `text` prefers the string, `other` prefers any other type.
 */
type Preference = 'schema' | 'text' | 'other';
const PREFERENCES: readonly Preference[] = ['schema', 'other', 'text'];

/** Returns a score for how invalid a value is. A wrong type of the value itself outweighs all other violations. */
function weight({ violations }: Validated): number {
  return (
    violations.length + violations.filter(({ path, keyword }) => path.length === 0 && keyword === 'type').length * 1000
  );
}

function isList(given: TextValue): given is readonly TextValue[] {
  return Array.isArray(given);
}

/**
 * Reads a string as each of the allowed types: `1` as a number and as a string. The preferred value is first. If no
 * type fits, only the string is returned. An empty set allows any type; the string is then first.
 */
function scalars(text: string, types: ReadonlySet<string>, prefer: Preference): readonly unknown[] {
  const may = (...wanted: readonly string[]): boolean => types.size === 0 || wanted.some((type) => types.has(type));
  const other = [
    ...(may('integer', 'number') && JSON_NUMBER.test(text) ? [readNumber(text)] : []),
    ...(may('boolean') && /^(true|false)$/.test(text) ? [text === 'true'] : []),
    ...(may('null') && text === '' ? [null] : []),
    ...(may('object', 'array') && /^\s*[[{]/.test(text) ? parsed(text) : []),
  ];
  const plain = may('string') ? [text] : [];
  const all = types.size === 0 || prefer === 'text' ? [...plain, ...other] : [...other, ...plain];
  return all.length === 0 ? [text] : all;
}

function parsed(text: string): readonly unknown[] {
  const json = parsedJson(text);
  return json === undefined || isNestedDeeper(json.value) ? [] : [json.value];
}
