import { expect, it } from 'vitest';
import {
  compareLetters,
  compareNames,
  letterOf,
  letterSegment,
} from '#scripts/compile/pages/reference/names/alphabet.ts';

it.each([
  ['amount', 'A'],
  ['Zebra', 'Z'],
  ['_links', 'L'],
  ['"2"', '0–9'],
  ['404', '0–9'],
  ['état', 'E'],
  ['имя', 'Other'],
  ['+', 'Other'],
  ['', 'Other'],
])('%s stands under %s', (name, letter) => expect(letterOf(name)).toBe(letter));

it('letters have addresses of their own, digits and the rest last', () => {
  expect(['Other', '0–9', 'B', 'A'].sort(compareLetters).map(letterSegment)).toEqual(['a', 'b', '0-9', 'other']);
});

it('names stand by the alphabet, whatever their case, numbers by size', () => {
  expect(['b', 'a10', 'A', 'a2', '_a', 'a'].sort(compareNames)).toEqual(
    ['A', '_a', 'a', 'a2', 'a10', 'b'].sort(compareNames),
  );
  expect(['b', 'B', 'a10', 'a2'].sort(compareNames)).toEqual(['a2', 'a10', 'B', 'b'].sort(compareNames));
});
