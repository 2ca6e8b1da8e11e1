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
   * What is wrong with a value; nothing when it is valid. Schemas that cannot be followed refuse nothing: other checks
   * report them.
   */
  validate(schema: Raw, value: unknown, direction: Direction): readonly DescribedViolation[];
}

/** Violations that are described: a hostile value has any number of them. */
const MOST = 1000;

/**
 * The validator of a document. It reads schemas where they stand (JSON Schema 2020-12), and so can tell which line was
 * broken.
 */
export const validatorOf = memoize((document: OpenApiDocument): Validator => {
  const follow = resolverOf(document);
  // `null` tells a schema that leads nowhere from a keyword that is not there.
  return createValidator((ref) => follow(ref) ?? null);
});

/** A validator of schemas whose references `resolve` follows. */
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
