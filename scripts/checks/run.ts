import { didYouMean } from '../nearest.ts';
import type { Problem } from '../problem.ts';
import type { CheckContext } from './check.ts';
import { CHECKS } from './index.ts';
import type { Policy } from './policy.ts';

/** Runs every check of ours and returns what they found. */
export function runChecks(context: CheckContext): readonly Problem[] {
  const { conventions } = context.policy;
  const wanted = CHECKS.filter(
    ({ id, convention }) => convention === undefined || conventions.some(({ check }) => check === id),
  );
  return [
    ...wanted.flatMap(({ id, run }) =>
      [...run(context)].map((finding): Problem => ({ check: id, severity: 'error', ...finding })),
    ),
    ...conventions
      .filter(({ check }) => !CHECKS.some(({ id, convention }) => id === check && convention === true))
      .map(({ check, location }) =>
        policyProblem(
          `\`${check}\` is no convention.`,
          didYouMean(
            check,
            CHECKS.filter(({ convention }) => convention === true).map(({ id }) => id),
          ),
          location,
        ),
      ),
  ];
}

/**
 * Applies the policy to all problems of a run: other severities, excused places. An excuse that excuses nothing is
 * itself a problem.
 */
export function applyPolicy(problems: readonly Problem[], { severities, excuses }: Policy): readonly Problem[] {
  const used = new Set<Policy['excuses'][number]>();
  const kept = problems.flatMap((problem) => {
    const excuse = excuses.find(
      ({ check, file, message }) =>
        check === problem.check && problem.location.file.endsWith(file) && problem.message.includes(message),
    );
    if (excuse !== undefined) {
      used.add(excuse);
      return [];
    }
    const rule = severities.find(({ check }) => check === problem.check);
    return [rule === undefined ? problem : { ...problem, severity: rule.severity }];
  });
  return [
    ...kept,
    ...excuses
      .filter((excuse) => !used.has(excuse))
      .map(({ check, file, location }) =>
        policyProblem(
          `The excuse for \`${check}\` in \`${file}\` excuses nothing.`,
          'Take it out: what it excused is mended.',
          location,
        ),
      ),
  ];
}

function policyProblem(message: string, hint: string, location: Problem['location']): Problem {
  return { check: 'check-policy', severity: 'error', message, hint, location };
}
