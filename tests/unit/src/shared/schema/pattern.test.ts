import { describe, expect, it } from 'vitest';
import { matches, patternFault } from '#src/shared/schema/pattern.ts';

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
  // The platform would take longer than the age of the earth for these.
  ...['^(a|aa)+$', '(.*)*x', '^(([a-z])+.)+[A-Z]([a-z])+$', '^(a?){50}a{50}$', `^${'a?'.repeat(60)}b$`, '^(a*?)*b'].map(
    (pattern) => [`${'a'.repeat(60)}!`, pattern, false] as const,
  ),
  [`${'a'.repeat(60)}`, '^(a|aa)+$', true],
  ['', '^(a?|b?){50}x$', false],
  [' '.repeat(100_000) + 'x', '\\s+$', false],
  ['a'.repeat(1000) + '!', '^.*a.*a.*a.*a.*$', true],
  // Lookarounds, classes, escapes and Annex B in an automaton.
  [`${'aB1'.repeat(20)}`, '^(?=.*\\d)(?![A-Z])(?:[a-zA-Z]|[\\d\\]])+$', true],
  [`${'ab'.repeat(30)}`, '^(?=.*\\d)(?:[a-z])+$', false],
  [`${'💣é'.repeat(30)}`, '^(?:\\u{1F4A3}\\p{L})+$', true],
  [`${'a-'.repeat(30)}`, '^(?<part>a\\-)+$', true],
  // Not tested: a back reference, and too many steps.
  ['a'.repeat(60) + '!', '^(a+)+\\1$', true],
  ['a'.repeat(1_000_000), '^(?:b{1,50})+$', true],
];

describe('matches', () => {
  for (const [value, pattern, holds] of TABLE)
    it(`is ${holds} for ${JSON.stringify(value.slice(0, 20))} and ${JSON.stringify(pattern)}`, () =>
      expect(matches(value, pattern)).toBe(holds));
});

it.each([
  ['^(a|aa)+$', undefined],
  ['(a)\\1', undefined],
  ['^(?=(a+)+$)', 'unbounded'],
  ['^(a+)+\\1$', 'unbounded'],
  ['((a{100}){100}){100}', 'unbounded'],
  ['(', 'unreadable'],
])('tells of %s: %s', (pattern, fault) => expect(patternFault(pattern)).toBe(fault));
