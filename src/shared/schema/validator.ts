import type { OpenApiDocument } from '../../model/openapi.ts';
import { memoize } from '../text/memoize.ts';
import type { Raw } from './raw.ts';
import { evaluate } from './evaluate.ts';
import { createEvaluation } from './evaluation.ts';
import { type Resolve } from './resolve-ref.ts';
import { resolverOf } from './schema-ref.ts';
import type { Direction } from './strictness.ts';
import { describeViolation, type DescribedViolation } from './describe-violation.ts';

/** Validates values by the schemas of a description, strictly (see `unknownFields`). */
export interface Validator {
  /**
   * Returns the violations of a value; none if it is valid. A schema that cannot be followed accepts everything, as
   * other checks report it.
   */
  validate(schema: Raw, value: unknown, direction: Direction): readonly DescribedViolation[];
}

/** Maximum number of violations that are described: a hostile value can have any number. */
const MOST = 1000;

/**
 * Returns the validator for a document. It uses the schemas of the document itself (JSON Schema 2020-12), so that
 * violations have a line.
 */
export const validatorOf = memoize((document: OpenApiDocument): Validator => {
  const follow = resolverOf(document);
  // `null` distinguishes a schema that leads nowhere from an absent keyword.
  return createValidator((ref) => follow(ref) ?? null);
});

/** Creates a validator for schemas whose references `resolve` follows. */
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
