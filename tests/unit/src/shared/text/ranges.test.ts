import { expect, it } from 'vitest';
import { isInRanges, toRanges } from '#src/shared/text/ranges.ts';

it.each([
  [[], ''],
  [[0], '0'],
  [[0, 1], '0-1'],
  [[0, 1, 2, 3, 7], '0-3,7'],
  [[1, 3, 5], '1,3,5'],
  [[8, 9, 10, 100, 101], '8-10,100-101'],
])('%j is written %j, and read as it was', (numbers, want) => {
  expect(toRanges(numbers)).toBe(want);
  const upTo = [...Array(110).keys()];
  expect(upTo.filter((number) => isInRanges(number, want))).toEqual(numbers);
});
