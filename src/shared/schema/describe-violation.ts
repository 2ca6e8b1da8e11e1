import type { Resolve } from './resolve-ref.ts';
import { wordsFor } from './violation-words.ts';
import type { AuthorWords, Violation } from './violation.ts';

/** A violation with its message for the author of the description. */
export interface DescribedViolation extends Violation, AuthorWords {
  readonly onKey: boolean;
  readonly keywordLocation: NonNullable<AuthorWords['keywordLocation']>;
}

/** Describes a violation for the author: the problem, the remedy, and the location of the violated keyword. */
export function describeViolation(violation: Violation, resolve: Resolve): DescribedViolation {
  const keywordLocation = { node: violation.schema, path: [violation.keyword] };
  return { ...violation, onKey: false, keywordLocation, ...wordsFor(violation).author(violation, resolve) };
}

/**
 * Removes the violation for a missing field if the object has the field under a misspelt name. The violation for the
 * misspelt name remains.
 */
export function withoutMisspelt(violations: readonly DescribedViolation[]): readonly DescribedViolation[] {
  const suggested = new Set(
    violations.map((one) =>
      one.keyword === 'unknown' ? [...one.path.slice(0, -1), one.suggested].join('/') : undefined,
    ),
  );
  return violations.filter((one) => one.keyword !== 'required' || !suggested.has([...one.path, one.detail].join('/')));
}
