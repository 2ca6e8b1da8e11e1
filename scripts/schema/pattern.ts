import { createContext, Script } from 'node:vm';

/** Why a pattern is not tried: it is no regular expression, or some text showed that it takes too long. */
export type PatternFault = 'unreadable' | 'endless';

/** Regular expressions of a description (ECMA-262, over code points), or what keeps them from being tried. */
const patterns = new Map<string, RegExp | PatternFault>();

/** Repetition of a group: where another stands inside, a text can be divided in more ways than anyone can try. */
const REPEATED_GROUP = /\)(?:[*+]|\{\d+,?\d*\})/;
/** Characters above which two repetitions one after another take long. */
const LONG = 1000;
/** Milliseconds: a thousand times what a pattern that people write takes. */
const PATIENCE = 500;

const room = createContext({ pattern: /./, value: '' }) as { pattern: RegExp; value: string };
const test = new Script('pattern.test(value)');

/**
 * Whether a text holds a pattern. A pattern that is none holds everywhere, and so does one that is not done within half a second:
 * the check `schema-pattern` tells of both.
 */
export function matches(value: string, pattern: unknown): boolean {
  if (typeof pattern !== 'string') return true;
  const read = readPattern(pattern);
  if (typeof read === 'string') return true;
  try {
    return value.length > LONG || REPEATED_GROUP.test(pattern) ? holdsInTime(value, read) : read.test(value);
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

/** Node can stop an expression only where it runs in a context of its own; that costs a tenth of a millisecond. */
function holdsInTime(value: string, read: RegExp): boolean {
  Object.assign(room, { pattern: read, value });
  return test.runInContext(room, { timeout: PATIENCE }) as boolean;
}

function expression(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}
