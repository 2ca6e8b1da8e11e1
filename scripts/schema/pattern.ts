import { createContext, Script } from 'node:vm';

/** A regular expression of a description (ECMA-262, over code points); undefined for one that cannot be read or takes for ever. */
const patterns = new Map<string, RegExp | undefined>();

/** Repetition of a group: where another stands inside, a text can be divided in more ways than anyone can try. */
const REPEATED_GROUP = /\)(?:[*+]|\{\d+,?\d*\})/;
/** Characters above which two repetitions one after another take long. */
const LONG = 1000;
/** Milliseconds: a thousand times what a pattern that people write takes. */
const PATIENCE = 500;

const room = createContext({ pattern: /./, value: '' }) as { pattern: RegExp; value: string };
const test = new Script('pattern.test(value)');

/** Whether a text holds a pattern. A pattern that is none holds everywhere, and so does one that is not done within half a second. */
export function matches(value: string, pattern: unknown): boolean {
  if (typeof pattern !== 'string') return true;
  if (!patterns.has(pattern)) patterns.set(pattern, expression(pattern, 'u') ?? expression(pattern, ''));
  const read = patterns.get(pattern);
  if (read === undefined) return true;
  try {
    return value.length > LONG || REPEATED_GROUP.test(pattern) ? holdsInTime(value, read) : read.test(value);
  } catch {
    // Too long a time, or an expression that turns out too large when it is used.
    patterns.set(pattern, undefined);
    return true;
  }
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
