import { memoizeText } from '../text/memoize.ts';
import { accepts, powerOf, readAutomaton, stepsFor } from './pattern-automaton.ts';

/** Why a pattern is not tested: it is not a regular expression, or its number of steps is unbounded. */
export type PatternFault = 'unreadable' | 'unbounded';

/** Maximum number of steps of one test: a tenth of a second. */
const MOST_STEPS = 10_000_000;

const expressionOf = memoizeText(
  1000,
  (pattern) => attempt(() => new RegExp(pattern, 'u')) ?? attempt(() => new RegExp(pattern)),
);
const automatonOf = memoizeText(20, (pattern) => attempt(() => readAutomaton(expressionOf(pattern) ?? /(?:)/)));

/**
 * Whether a text matches a pattern (ECMA-262, over code points). An invalid pattern matches everything, as
 * `schema-pattern` reports, and so does one that may take too many steps, which depends only on the pattern and the
 * length of the text.
 */
export function matches(value: string, pattern: unknown): boolean {
  const read = typeof pattern === 'string' ? expressionOf(pattern) : undefined;
  if (read === undefined) return true;
  // Two, as even an empty text has several readings. An expression may turn out too large when it is used.
  if ((value.length + 2) ** (1 + powerOf(read.source)) <= MOST_STEPS) return attempt(() => read.test(value)) ?? true;
  const automaton = automatonOf(pattern as string);
  return automaton === undefined || stepsFor(automaton, value) > MOST_STEPS || accepts(automaton, value);
}

/** Returns why a pattern is never tested; undefined if it is. */
export function patternFault(pattern: string): PatternFault | undefined {
  const read = expressionOf(pattern);
  if (read === undefined) return 'unreadable';
  return powerOf(pattern) === Infinity && automatonOf(pattern) === undefined ? 'unbounded' : undefined;
}

function attempt<Result>(make: () => Result): Result | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
