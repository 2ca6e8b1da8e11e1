import type { Locator } from '../locator.ts';
import type { Related } from '../problem.ts';
import type { Violation } from '../schema/violation.ts';

/** The line of the description that a value breaks: value or schema may be the one to mend. */
export function stated(
  locator: Locator,
  { stated: { node, path } }: Violation,
): { readonly related?: readonly Related[] } {
  if (locator.fileOf(node) === undefined) return {};
  return { related: [{ message: 'The schema says so', location: locator.trace(node, path) }] };
}
