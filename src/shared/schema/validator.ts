import type { OpenApiDocument } from '../../model/openapi.ts';
import { memoize } from '../text/memoize.ts';
import type { Raw } from './raw.ts';
import { evaluate } from './evaluate.ts';
import { createEvaluation } from './evaluation.ts';
import { type Resolve } from './resolve-ref.ts';
import { resolverOf } from './schema-ref.ts';
import type { Direction } from './strictness.ts';
import { describeViolation, type DescribedViolation } from './describe-violation.ts';

/** Validates values against the description's schemas, strictly (see `unknownFields`). */
export interface Validator {
  /**
   * Returns the violations of a value; none if it is valid. Schemas that cannot be followed accept everything: other
   * checks report them.
   */
  validate(schema: Raw, value: unknown, direction: Direction): readonly DescribedViolation[];
}

/** Maximum number of described violations: a hostile value can have any number. */
const MOST = 1000;

/** Returns the validator of a document. It reads schemas in place (JSON Schema 2020-12): violations have a line. */
export const validatorOf = memoize((document: OpenApiDocument): Validator => {
  const follow = resolverOf(document);
  // `null` distinguishes a schema that leads nowhere from an absent keyword.
  return createValidator((ref) => follow(ref) ?? null);
});

/** Creates a validator of schemas whose references `resolve` follows. */
export function createValidator(resolve: Resolve): Validator {
  return {
    validate(schema, value, direction) {
      const violations = evaluate(createEvaluation(direction, resolve), [schema], value)
        .slice(0, MOST)
        .map((violation) => describeViolation(violation, resolve));
      return [
        ...new Map(
          violations.map((violation) => [`${violation.path.join('/')} ${violation.message}`, violation]),
        ).values(),
      ];
    },
  };
}
