import type { DescribedViolation } from '#src/shared/schema/describe-violation.ts';
import type { Related } from '../../../cli/problem.ts';
import type { Locator } from '../../source/locator.ts';

/** The line of the schema that a value violates: either of the two may be wrong. */
export function relatedSchema(
  locator: Locator,
  { keywordLocation: { node, path } }: DescribedViolation,
): { readonly related?: readonly Related[] } {
  if (locator.fileOf(node) === undefined) return {};
  return { related: [{ message: 'Schema', location: locator.trace(node, path) }] };
}
