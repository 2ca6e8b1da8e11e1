import type { Problem } from '../cli/problem.ts';
import { CHECKS } from './index.ts';
import type { CheckContext } from './lookup/check.ts';
import type { Policy } from './policy.ts';

/** Runs every check. */
export function runChecks(context: CheckContext): readonly Problem[] {
  return CHECKS.flatMap(({ id, run }) =>
    [...run(context)].map((problem): Problem => ({ check: id, severity: 'error', ...problem })),
  );
}

/** Applies the severities of the policy to all problems of a run. */
export function applyPolicy(problems: readonly Problem[], { severities }: Policy): readonly Problem[] {
  return problems.flatMap((problem) => {
    const severity = severities.find(({ check }) => check === problem.check)?.severity ?? problem.severity;
    return severity === 'off' ? [] : [{ ...problem, severity }];
  });
}
