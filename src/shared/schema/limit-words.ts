import type { Schema } from '../../model/schema.ts';
import { numberText } from './number-text.ts';

/** Words that precede the number of a numeric limit. */
const NUMBERS = {
  minimum: 'at least',
  exclusiveMinimum: 'more than',
  maximum: 'at most',
  exclusiveMaximum: 'less than',
  multipleOf: 'a multiple of',
} as const;

/** Units of size limits, by the end of the keyword: `minLength` counts characters. */
const SIZES = { Length: 'character', Items: 'item', Properties: 'field' } as const;

/**
 * Returns the limits of a schema in words (JSON Schema 2020-12 Validation, sections 6.2 to 6.5). A minimum and maximum
 * size are one phrase.
 */
export function limitWords(schema: Schema): readonly string[] {
  return [
    ...(['Length', 'Items', 'Properties'] as const).map((size) =>
      rangeWords(schema[`min${size}`], schema[`max${size}`], SIZES[size]),
    ),
    ...(Object.keys(NUMBERS) as (keyof typeof NUMBERS)[]).map((keyword) =>
      schema[keyword] === undefined ? undefined : `${NUMBERS[keyword]} ${numberText(schema[keyword])}`,
    ),
  ].filter((words) => words !== undefined);
}

/** Returns a range of counts in words, such as `2 to 5 items`; undefined if every count is in the range. */
export function rangeWords(min = 0, max = Infinity, thing = 'item'): string | undefined {
  const counted = (count: number): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
  if (min === max) return `exactly ${counted(min)}`;
  if (max !== Infinity) return min > 0 ? `${min} to ${counted(max)}` : `at most ${counted(max)}`;
  return min > 0 ? `at least ${counted(min)}` : undefined;
}
