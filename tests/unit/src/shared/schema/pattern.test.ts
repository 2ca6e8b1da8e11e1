import { describe, expect, it } from 'vitest';
import { limitPatternTime } from '#scripts/compile/source/pattern-limit.ts';
import { matches } from '#src/shared/schema/pattern.ts';

const TABLE: readonly (readonly [value: string, pattern: unknown, holds: boolean])[] = [
  ['abc', 'b', true],
  ['abc', '^b', false],
  ['a-b', '^[a-z]+(-[a-z]+)*$', true],
  ['a-', '^[a-z]+(-[a-z]+)*$', false],
  ['💣', '^.$', true],
  ['a', '\\-', false],
  [`${'a'.repeat(5000)}b`, '^a+$', false],
  ['a'.repeat(5000), '^a+$', true],
  // What is no pattern holds everywhere.
  ['a', '[', true],
  ['a', 1, true],
  ['a', 'b'.repeat(100_000), true],
];

limitPatternTime();

describe('matches', () => {
  for (const [value, pattern, holds] of TABLE)
    it(`is ${holds} for ${JSON.stringify(value.slice(0, 20))} and ${JSON.stringify(pattern)}`, () =>
      expect(matches(value, pattern)).toBe(holds));

  // Any of them takes longer than the age of the earth.
  for (const pattern of ['^(a|aa)+$', '(.*)*x', '^(([a-z])+.)+[A-Z]([a-z])+$', '^(a?){50}a{50}$']) {
    it(`gives ${pattern} up`, () => expect(matches(`${'a'.repeat(60)}!`, pattern)).toBe(true), 5000);
  }
});
