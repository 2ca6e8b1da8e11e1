import type { JsonNumber } from '#src/model/json-number.ts';
import { brokenAssertions } from '#src/shared/schema/assertions.ts';
import { isInteger, isNumberText, toNumber } from '#src/shared/schema/number-text.ts';
import type { Raw } from '#src/shared/schema/raw.ts';
import { matches } from '#src/shared/schema/pattern.ts';
import { valuesOf, type DraftSchema, type Spot } from './drafting.ts';
import { textMatching } from './pattern.ts';
import { FORMAT_VALUES, namedValues } from './words.ts';

/** Texts longer than this are not examples. */
const LONGEST = 2000;

/**
 * A text that fits, the likeliest first; the `index`-th where several are asked for. Undefined where none was found.
 */
export function exampleText(schema: DraftSchema, { name, index }: Pick<Spot, 'name' | 'index'>): string | undefined {
  const { contentEncoding, format = contentEncoding, minLength = 0 } = schema.keywords;
  const patterns = patternsOf(schema);
  if (minLength > LONGEST) return undefined;
  const texts = namedValues(name).filter((value) => typeof value === 'string');
  const [word, ...others] = plainTexts(schema);
  const candidates = [
    ...(format === undefined ? [] : [FORMAT_VALUES.get(format)]),
    ...(format === undefined || patterns.length > 0 ? texts : []),
    word,
    ...patterns.map((pattern) => textMatching(pattern, minLength)),
    ...others,
  ];
  const fitting = (value: unknown): value is string => typeof value === 'string' && fits(schema, value);
  if (index === 0) return candidates.find(fitting);
  return candidates
    .flatMap((value) =>
      value === undefined ? [] : [varied(value, index), `${value}${index}`, `${value.slice(0, -1)}${index}`],
    )
    .find(fitting);
}

/** A number that fits. */
export function exampleNumber(
  schema: DraftSchema,
  { name, index }: Pick<Spot, 'name' | 'index'>,
  type: 'integer' | 'number',
): JsonNumber | undefined {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema.keywords;
  const isWhole = type === 'integer';
  const step = toNumber(multipleOf ?? (isWhole ? 1 : 0.1));
  const named = namedValues(name).filter((value) => typeof value === 'number');
  const lowest = toNumber(exclusiveMinimum ?? minimum ?? 0);
  const highest = toNumber(exclusiveMaximum ?? maximum ?? 0);
  const limits = [
    Math.ceil(lowest / step) * step,
    (Math.floor(lowest / step) + 1) * step,
    Math.floor(highest / step) * step,
    (Math.ceil(highest / step) - 1) * step,
    (lowest + highest) / 2,
  ];
  const candidates: readonly JsonNumber[] = [
    ...named,
    1,
    ...(minimum === undefined ? [] : [minimum]),
    step,
    ...limits,
    0,
    ...(maximum === undefined ? [] : [maximum]),
  ];
  return candidates
    .map((value) => (isNumberText(value) ? value : Number((value + index * step).toPrecision(15))))
    .find((value) => isFinite(toNumber(value)) && (!isWhole || isInteger(value)) && fits(schema, value));
}

function plainTexts({ keywords: { minLength = 0, maxLength = LONGEST } }: DraftSchema): readonly string[] {
  const word = 'example';
  const sized = word
    .repeat(Math.ceil(Math.max(minLength, word.length) / word.length))
    .slice(0, Math.max(minLength, Math.min(word.length, maxLength)));
  return [sized, '1'.repeat(Math.max(1, minLength)), 'A'.repeat(Math.max(1, minLength)), ''];
}

/** A sibling of a text: its last digit or letter counted on. */
function varied(value: string, index: number): string {
  return value.replace(/[0-9A-Za-z](?=[^0-9A-Za-z]*$)/, (last) => {
    const [from, size] = /\d/.test(last) ? [48, 10] : /[a-z]/.test(last) ? [97, 26] : [65, 26];
    return String.fromCharCode(from + ((last.charCodeAt(0) - from + index) % size));
  });
}

function fits(schema: DraftSchema, value: unknown): boolean {
  const { type: _type, enum: _enum, pattern: _pattern, ...limits } = schema.keywords;
  return (
    brokenAssertions(limits as Raw, value).length === 0 &&
    (typeof value !== 'string' || patternsOf(schema).every((pattern) => matches(value, pattern)))
  );
}

function patternsOf(schema: DraftSchema): readonly string[] {
  return valuesOf(schema, 'pattern').filter((pattern) => typeof pattern === 'string');
}
