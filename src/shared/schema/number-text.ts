/**
 * JSON numbers as written (RFC 8259, section 6; OpenAPI 3.1, section 4.4). JavaScript writes some numbers differently:
 * `9007199254740993`, `1.50`, `1e2`, `-0`. Such a number is represented by a string: a mark, then the number as
 * written. The string survives JSON, messages between threads, and comparisons.
 */
import type { JsonNumber, NumberText } from '../../model/json-number.ts';

/**
 * The mark before the text of a number: a noncharacter, which no other string should contain (Unicode 16, section
 * 23.7).
 */
const MARK = '\ufdd0';

/**
 * Converts the JSON text of a number to a number, or to a `NumberText` if JavaScript would write the number
 * differently.
 */
export function readNumber(text: string): JsonNumber {
  const number = Number(text);
  return String(number) === text ? number : ((MARK + text) as NumberText);
}

const NUMBER = '-?\\d[\\d.eE+-]*';
const WHOLE = new RegExp(`^${MARK}${NUMBER}$`);
const QUOTED = new RegExp(`"${MARK}(${NUMBER})"`, 'g');
/** Matches the strings and numbers in JSON. */
const TOKENS = new RegExp(`"(?:[^"\\\\]|\\\\.)*"|${NUMBER}`, 'g');

/** Matches JSON that may contain a number which JavaScript would write differently. */
const PERHAPS_ODD = /(?:^|[:[,])\s*(?:-0|-?(?:[\d.]{16}|\d[\d.]*[eE]|\d+\.\d*0))/;

/** Whether a value is a string that represents a number (`NumberText`). */
export function isNumberText(value: unknown): value is NumberText {
  return typeof value === 'string' && value.startsWith(MARK) && WHOLE.test(value);
}

/** Whether a value is a number, or a string that represents one (`NumberText`). */
export function isNumber(value: unknown): value is JsonNumber {
  return typeof value === 'number' || isNumberText(value);
}

/** Converts to the nearest number that JavaScript can represent. */
export function toNumber(value: JsonNumber): number {
  return Number(numberText(value));
}

/** Returns the text of a number, as in its source. */
export function numberText(value: JsonNumber): string {
  return withoutMarks(String(value));
}

/** Removes the marks of all `NumberText` from a string. */
export function withoutMarks(text: string): string {
  return text.includes(MARK) ? text.replaceAll(MARK, '') : text;
}

/**
 * Parses JSON. A number that JavaScript would write differently becomes a `NumberText`.
 *
 * @throws {SyntaxError} if the JSON is invalid
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  // JSON strings contain no line breaks, so no string spans two lines.
  const lines = text.split('\n');
  if (!lines.some((line) => PERHAPS_ODD.test(line))) return value;
  const marked = lines.map((line) => (PERHAPS_ODD.test(line) ? line.replace(TOKENS, marking) : line)).join('\n');
  return marked === text ? value : JSON.parse(marked);
}

/** Parses a text that may be JSON (see `parseJson`); undefined if it is not. The value is wrapped, as it may be `null`. */
export function parsedJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: parseJson(text) };
  } catch {
    return undefined;
  }
}

function marking(token: string): string {
  const number = token.startsWith('"') ? 0 : readNumber(token);
  return isNumberText(number) ? `"${number}"` : token;
}

/** Whether `JSON.stringify` writes all numbers in a value as in their source. */
export function hasPlainNumbers(value: unknown): boolean {
  return stringifyJson(value) === (JSON.stringify(value) ?? '');
}

/** Converts a value to JSON. A `NumberText` becomes the number as in its source. */
export function stringifyJson(value: unknown, space?: number): string {
  const text = JSON.stringify(value, null, space) ?? '';
  return text.includes(MARK) ? text.replaceAll(QUOTED, '$1') : text;
}

interface Decimal {
  readonly digits: bigint;
  /** Number of decimal places. A negative number stands for zeros after the digits: -2 in `1e2`. */
  readonly scale: number;
}

/**
 * Limit for exact comparison: maximum number of decimal places, or of zeros that an exponent adds. To save memory,
 * numbers beyond the limit are compared as JavaScript numbers.
 */
const FARTHEST = 1000;

function decimalOf(value: JsonNumber): Decimal | undefined {
  const [, whole, fraction = '', exponent = '0'] =
    /^(-?\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(numberText(value)) ?? [];
  const scale = fraction.length - Number(exponent);
  return whole === undefined || Math.abs(scale) > FARTHEST ? undefined : { digits: BigInt(whole + fraction), scale };
}

/**
 * Multiplies two numbers by the same power of ten so that both are integers. Undefined if one of them exceeds
 * `FARTHEST`.
 */
function inUnits(a: JsonNumber, b: JsonNumber): readonly [bigint, bigint] | undefined {
  const [left, right] = [decimalOf(a), decimalOf(b)];
  if (left === undefined || right === undefined) return undefined;
  const scale = Math.max(left.scale, right.scale);
  return [left, right].map((each) => each.digits * 10n ** BigInt(scale - each.scale)) as [bigint, bigint];
}

/** Compares two numbers exactly, by value: negative if the first is smaller, positive if it is larger. */
export function compareNumbers(a: JsonNumber, b: JsonNumber): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = inUnits(a, b) ?? [toNumber(a), toNumber(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/**
 * Whether a number is an integer multiple of `step`, calculated exactly (JSON Schema 2020-12 Validation, section
 * 6.2.1).
 */
export function isMultipleOf(value: JsonNumber, step: JsonNumber): boolean {
  const units = inUnits(value, step);
  if (units !== undefined) return units[1] <= 0n || units[0] % units[1] === 0n;
  return toNumber(step) <= 0 || toNumber(value) % toNumber(step) === 0;
}

/** Whether a value is an integer, as `1.0` and `1e2` are (JSON Schema 2020-12 Core, section 4.2.1). */
export function isInteger(value: unknown): boolean {
  return typeof value === 'number' ? Number.isInteger(value) : isNumberText(value) && isMultipleOf(value, 1);
}

/** Returns the JSON type of a value (JSON Schema 2020-12 Core, section 4.2.1); `number` also for integers. */
export function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  return isNumberText(value) ? 'number' : Array.isArray(value) ? 'array' : typeof value;
}
