import type { Problem } from '../../cli/problem.ts';
import { CHECKS } from './index.ts';
import type { CheckContext } from './lookup/check.ts';
import { policyProblem, type Excuse, type Policy } from './policy.ts';

/** Runs every check. */
export function runChecks(context: CheckContext): readonly Problem[] {
  return CHECKS.flatMap(({ id, run }) =>
    [...run(context)].map((problem): Problem => ({ check: id, severity: 'error', ...problem })),
  );
}

/**
 * Applies the policy to all problems of a run: other severities, excused places. An excuse without a problem is itself
 * a problem.
 */
export function applyPolicy(problems: readonly Problem[], { severities, excuses }: Policy): readonly Problem[] {
  const used = new Set<Excuse>();
  const kept = problems.flatMap((problem) => {
    const excuse = excuses.find(
      ({ check, file, message }) =>
        check === problem.check && problem.location.file.endsWith(file) && problem.message.includes(message),
    );
    if (excuse !== undefined) used.add(excuse);
    const severity = severities.find(({ check }) => check === problem.check)?.severity ?? problem.severity;
    return excuse !== undefined || severity === 'off' ? [] : [{ ...problem, severity }];
  });
  const unused = excuses
    .filter((excuse) => !used.has(excuse))
    .map(({ check, file, location }): Problem => ({
      ...policyProblem(
        `The excuse for \`${check}\` in \`${file}\` excuses nothing.`,
        'Remove it: the problem is fixed.',
        location,
      ),
      correction: { kind: 'excuse', check, file },
    }));
  return [...kept, ...unused];
}
