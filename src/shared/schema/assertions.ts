import type { JsonNumber } from '../../model/json-number.ts';
import { asTypes } from './applicators.ts';
import { asRecord, type Raw } from './raw.ts';
import { hasFormat } from './formats.ts';
import {
  compareNumbers,
  isInteger,
  isMultipleOf,
  isNumber,
  isNumberText,
  toNumber,
  typeOfValue,
} from './number-text.ts';
import { matches } from './pattern.ts';

/**
 * Returns the keywords of a schema that a value violates (JSON Schema 2020-12 Validation, section 6). The members of
 * the value are not checked.
 */
export function brokenAssertions(schema: Raw, value: unknown): readonly string[] {
  const broken: string[] = [];
  if ('type' in schema && !asTypes(schema['type']).some((type) => isOfType(value, type))) return ['type'];
  if ('const' in schema && !isEqual(value, schema['const'])) broken.push('const');
  if (Array.isArray(schema['enum']) && !schema['enum'].some((item) => isEqual(value, item))) broken.push('enum');
  const assertions = ASSERTIONS[typeOfValue(value)];
  if (assertions === undefined) return broken;
  for (const keyword in schema) {
    const holds = assertions[keyword];
    if (holds !== undefined && !holds(value as never, schema[keyword])) broken.push(keyword);
  }
  return broken;
}

type Assertions = Readonly<Record<string, ((value: never, limit: unknown) => boolean) | undefined>>;

/** Returns a test for a numeric limit. A limit that is not a number is always met, as other checks report it. */
function limited<T>(holds: (value: T, limit: number) => boolean): (value: T, limit: unknown) => boolean {
  return (value, limit) => !isNumber(limit) || holds(value, toNumber(limit));
}

function compared(holds: (difference: number) => boolean): (value: JsonNumber, limit: unknown) => boolean {
  return (value, limit) => !isNumber(limit) || holds(compareNumbers(value, limit));
}

const format = (value: unknown, name: unknown): boolean => typeof name !== 'string' || hasFormat(value, name);

const STRING: Assertions = Object.assign(Object.create(null), {
  minLength: limited<string>((value, limit) => characters(value, limit) >= limit),
  maxLength: limited<string>((value, limit) => characters(value, limit) <= limit),
  pattern: (value: string, pattern: unknown) => matches(value, pattern),
  format,
});

const NUMBER: Assertions = Object.assign(Object.create(null), {
  minimum: compared((difference) => difference >= 0),
  maximum: compared((difference) => difference <= 0),
  exclusiveMinimum: compared((difference) => difference > 0),
  exclusiveMaximum: compared((difference) => difference < 0),
  multipleOf: (value: JsonNumber, step: unknown) => !isNumber(step) || isMultipleOf(value, step),
  format,
});

const ARRAY: Assertions = Object.assign(Object.create(null), {
  minItems: limited<unknown[]>((value, limit) => value.length >= limit),
  maxItems: limited<unknown[]>((value, limit) => value.length <= limit),
  uniqueItems: (value: unknown[], unique: unknown) => unique !== true || areUnique(value),
});

const OBJECT: Assertions = Object.assign(Object.create(null), {
  minProperties: limited<object>((value, limit) => Object.keys(value).length >= limit),
  maxProperties: limited<object>((value, limit) => Object.keys(value).length <= limit),
});

/** Tests for keywords that constrain values of one type, by this type. There are none for booleans and `null`. */
const ASSERTIONS: Readonly<Record<string, Assertions | undefined>> = {
  string: STRING,
  number: NUMBER,
  array: ARRAY,
  object: OBJECT,
};

const TYPES: ReadonlySet<string> = new Set(['null', 'boolean', 'string', 'number', 'array', 'object']);

/**
 * Whether a value has a type (JSON Schema 2020-12 Core, section 4.2.1). `1.0` is an integer. True if the type is
 * unknown.
 */
function isOfType(value: unknown, type: string): boolean {
  return type === 'integer' ? isInteger(value) : !TYPES.has(type) || typeOfValue(value) === type;
}

/** Whether JSON values are equal (JSON Schema 2020-12 Core, section 4.2.2). */
export function isEqual(a: unknown, b: unknown): boolean {
  if (isNumberText(a) || isNumberText(b)) return isNumber(a) && isNumber(b) && compareNumbers(a, b) === 0;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, index) => isEqual(item, b[index]))
    );
  const [left, right] = [asRecord(a), asRecord(b)];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isEqual(left[key], right[key]))
  );
}

/**
 * Returns the length of a string in Unicode characters, for comparison with a limit. If the length in UTF-16 units
 * already decides the comparison, returns that length, which is faster to compute.
 */
function characters(value: string, limit: number): number {
  return value.length < limit || value.length > 2 * limit ? value.length : [...value].length;
}

function areUnique(items: readonly unknown[]): boolean {
  const isSimple = (item: unknown): boolean => (typeof item !== 'object' || item === null) && !isNumberText(item);
  const plain = items.filter(isSimple);
  const others = items.filter((item) => !isSimple(item));
  return (
    new Set(plain).size === plain.length &&
    !others.some((item, index) => [...others.slice(index + 1), ...plain].some((other) => isEqual(item, other)))
  );
}
