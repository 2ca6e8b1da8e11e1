/** Why a pattern is not tried: it is no regular expression, or some text showed that it takes too long. */
export type PatternFault = 'unreadable' | 'endless';

/** Regular expressions of a description (ECMA-262, over code points), or what keeps them from being tried. */
const patterns = new Map<string, RegExp | PatternFault>();

/** Repetition of a group: where another stands inside, a text can be divided in more ways than anyone can try. */
const REPEATED_GROUP = /\)(?:[*+]|\{\d+,?\d*\})/;
/** Characters above which two repetitions one after another take long. */
const LONG = 1000;

/**
 * Tests a pattern that may take very long; throws when it does. The platform decides how: the language itself cannot
 * stop an expression.
 */
let testWithin: (pattern: RegExp, value: string) => boolean = (pattern, value) => pattern.test(value);

/** Sets how patterns that may take very long are tested. Without it they run as long as they run. */
export function limitPatterns(test: (pattern: RegExp, value: string) => boolean): void {
  testWithin = test;
}

/**
 * Whether a text holds a pattern. A pattern that is none holds everywhere, and so does one that is not done within
 * half a second:
 * the check `schema-pattern` tells of both.
 */
export function matches(value: string, pattern: unknown): boolean {
  if (typeof pattern !== 'string') return true;
  const read = readPattern(pattern);
  if (typeof read === 'string') return true;
  try {
    return value.length > LONG || REPEATED_GROUP.test(pattern) ? testWithin(read, value) : read.test(value);
  } catch {
    // Too long a time, or an expression that turns out too large when it is used.
    patterns.set(pattern, 'endless');
    return true;
  }
}

/** What keeps a pattern from being tried, as far as the texts tried so far have shown. */
export function patternFault(pattern: string): PatternFault | undefined {
  const read = readPattern(pattern);
  return typeof read === 'string' ? read : undefined;
}

function readPattern(pattern: string): RegExp | PatternFault {
  const read = patterns.get(pattern) ?? expression(pattern, 'u') ?? expression(pattern, '') ?? 'unreadable';
  patterns.set(pattern, read);
  return read;
}

function expression(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}
