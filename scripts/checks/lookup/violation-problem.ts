import type { DescribedViolation } from '#src/shared/schema/describe-violation.ts';
import { suggestionOf } from '#src/shared/text/nearest.ts';
import type { Locator } from '../../description/source/locator.ts';
import type { CheckProblem } from './check.ts';

/**
 * Creates a problem at the invalid value. The violated keyword of the schema becomes a related location, because the
 * schema may be wrong instead of the value.
 */
export function violationProblem(
  locator: Locator,
  violation: DescribedViolation,
  location: CheckProblem['location'],
): CheckProblem {
  const { node, path } = violation.keywordLocation;
  const problem = { message: violation.message, ...suggestionOf(violation), location };
  if (locator.fileOf(node) === undefined) return problem;
  return { ...problem, related: [{ message: 'Schema', location: locator.trace(node, path) }] };
}
