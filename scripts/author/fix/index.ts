import { didYouMean } from './did-you-mean.ts';
import { exampleValue } from './example-value.ts';
import type { Fix, FixContext, Fixer } from './fix.ts';
import { forgottenGroup, orphanFile } from './registration.ts';
import { scalarType } from './scalar-type.ts';
import type { Problem } from '../../cli/problem.ts';

const FIXERS: readonly Fixer[] = [didYouMean, orphanFile, forgottenGroup, scalarType, exampleValue];

/** Returns the correction of a problem; undefined if none is certain. */
export function fixOf(problem: Problem, context: FixContext): Fix | undefined {
  for (const fixer of FIXERS) {
    const fix = fixer(problem, context);
    if (fix !== undefined) return { ...fix, problem };
  }
  return undefined;
}
