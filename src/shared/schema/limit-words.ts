import type { Schema } from '../../model/schema.ts';
import { numberText } from './number-text.ts';

/** What stands before the number of a limit on a number. */
const NUMBERS = {
  minimum: 'at least',
  exclusiveMinimum: 'more than',
  maximum: 'at most',
  exclusiveMaximum: 'less than',
  multipleOf: 'a multiple of',
} as const;

/** What limits of a size count. */
const SIZES = { Length: 'character', Items: 'item', Properties: 'field' } as const;

/** Limits of a schema in words (JSON Schema 2020-12 Validation, sections 6.2 to 6.5), ranges as one. */
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

/** A range of counts in words; undefined for one that holds any count. */
export function rangeWords(min = 0, max = Infinity, thing = 'item'): string | undefined {
  const counted = (count: number): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
  if (min === max) return `exactly ${counted(min)}`;
  if (max !== Infinity) return min > 0 ? `${min} to ${counted(max)}` : `at most ${counted(max)}`;
  return min > 0 ? `at least ${counted(min)}` : undefined;
}
