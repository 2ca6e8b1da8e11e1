import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareNumbers,
  isInteger,
  isMultipleOf,
  numberText,
  parseJson,
  readNumber,
  stringifyJson,
  toNumber,
  typeOfValue,
} from '#src/shared/schema/number-text.ts';

const WRITTEN =
  '0 -0 1 1.0 1.50 1e2 1E+2 -1.5e-10 0.1 9007199254740993 -9223372036854775808 18446744073709551615 12345678901234567890.123456789 1e400 100000000000000000000000'.split(
    ' ',
  );

it.each(WRITTEN)('%s is written as it was read', (text) => {
  expect(numberText(readNumber(text))).toBe(text);
  expect(toNumber(readNumber(text))).toBe(Number(text));
  expect(typeOfValue(readNumber(text))).toBe('number');
  const json = `{"a":[${text},{"b":${text}}],"c":"${text}","\\"${text}":"\\\\"}`;
  expect(stringifyJson(parseJson(json))).toBe(json);
});

it('JSON that is none is an error', () => {
  expect(() => parseJson('{"a": 1.50,}')).toThrow(SyntaxError);
});

describe('numbers compare by value', () => {
  it.each([
    ['9007199254740992', '9007199254740993', -1],
    ['1.50', '1.5', 0],
    ['1e2', '100', 0],
    ['-0', '0', 0],
    ['1e400', '1', 1],
    ['-1e400', '1e400', -1],
    ['9223372036854775807', '9223372036854775808', -1],
  ])('%s and %s', (a, b, want) => {
    expect(Math.sign(compareNumbers(readNumber(a), readNumber(b)))).toBe(want);
  });
});

it.each([
  ['12345678.905', '0.01', false],
  ['100000000050', '100', false],
  ['0.07', '0.01', true],
  ['4.35', '0.010', true],
  ['9007199254740993', '2', false],
  ['1e300', '10', true],
  ['1e999999999', '3', false],
  ['5', '0', true],
])('%s is a multiple of %s: %s', (value, step, want) => {
  expect(isMultipleOf(readNumber(value), readNumber(step))).toBe(want);
});

it.each([
  ['1.0', true],
  ['1e2', true],
  ['1.50', false],
  ['9007199254740993', true],
])('%s is whole: %s', (text, want) => {
  expect(isInteger(readNumber(text))).toBe(want);
});

it('reads every number as it is written, on lines of its own and among others', () => {
  const number = fc.stringMatching(/^-?(0|[1-9]\d{0,20})(\.\d{1,20})?([eE][+-]?\d{1,3})?$/);
  fc.assert(
    fc.property(fc.array(fc.tuple(number, fc.string())), fc.constantFrom('', '\n'), (entries, line) => {
      const json = entries.map(([text, word]) => `[${line}${text},${line}${JSON.stringify(word)}]`).join();
      expect(parseJson(`[${json}]`)).toEqual(entries.map(([text, word]) => [readNumber(text), word]));
    }),
  );
});
