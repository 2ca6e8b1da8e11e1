import { memoizeText } from '../text/memoize.ts';
import { accepts, powerOf, readAutomaton, stepsFor } from './pattern-automaton.ts';

/**
 * Why a pattern is not tested. `unreadable`: the pattern is not a regular expression. `unbounded`: the number of steps
 * of a test has no limit.
 */
export type PatternFault = 'unreadable' | 'unbounded';

/** Maximum number of steps for one test: about a tenth of a second. */
const MOST_STEPS = 10_000_000;

const expressionOf = memoizeText(
  1000,
  (pattern) => attempt(() => new RegExp(pattern, 'u')) ?? attempt(() => new RegExp(pattern)),
);
const automatonOf = memoizeText(20, (pattern) => attempt(() => readAutomaton(expressionOf(pattern) ?? /(?:)/)));

/**
 * Whether a string matches a pattern (ECMA-262, over code points). Also true for an invalid pattern, which the check
 * `schema-pattern` reports, and for a test that may take too many steps. The number of steps is estimated from the
 * pattern and the length of the string.
 */
export function matches(value: string, pattern: unknown): boolean {
  const read = typeof pattern === 'string' ? expressionOf(pattern) : undefined;
  if (read === undefined) return true;
  // `+ 2`, because even an empty string can match in several ways. `test` can throw if an expression is too large.
  if ((value.length + 2) ** (1 + powerOf(read.source)) <= MOST_STEPS) return attempt(() => read.test(value)) ?? true;
  const automaton = automatonOf(pattern as string);
  return automaton === undefined || stepsFor(automaton, value) > MOST_STEPS || accepts(automaton, value);
}

/** Returns why a pattern is never tested; undefined if it can be tested. */
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
