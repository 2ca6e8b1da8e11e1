import { didYouMean } from './did-you-mean.ts';
import { exampleValue } from './example-value.ts';
import type { Fix, FixContext, Fixer } from './fix.ts';
import { forgottenGroup, orphanFile } from './registration.ts';
import { scalarType } from './scalar-type.ts';
import { sortedTags } from './sorted-tags.ts';
import type { Problem } from '../../cli/problem.ts';

/** Corrections by the check whose problems they correct; `*` is for all. */
const FIXERS: readonly (readonly [check: string, fixer: Fixer])[] = [
  ['*', didYouMean],
  ['file-orphan', orphanFile],
  ['*', forgottenGroup],
  ['*', scalarType],
  ['*', exampleValue],
  ['tags-alphabetical', sortedTags],
];

/** The correction of a problem; undefined where none is sure. */
export function fixOf(problem: Problem, context: FixContext): Fix | undefined {
  for (const [check, fixer] of FIXERS) {
    const fix = check === '*' || check === problem.check ? fixer(problem, context) : undefined;
    if (fix !== undefined) return { ...fix, problem };
  }
  return undefined;
}
