import type { OpenApiDocument } from '../../model/openapi.ts';
import { memoize } from '../text/memoize.ts';
import type { Raw } from './raw.ts';
import { evaluate } from './evaluate.ts';
import { createEvaluation } from './evaluation.ts';
import { type Resolve } from './resolve-ref.ts';
import { resolverOf } from './schema-ref.ts';
import type { Direction } from './strictness.ts';
import { describeViolation, type DescribedViolation } from './describe-violation.ts';

/** Validates values against the schemas of a description. Unknown fields are violations (see `unknownFields`). */
export interface Validator {
  /**
   * Returns the violations of a value; empty if it is valid. A reference without target accepts any value, as other
   * checks report the reference.
   */
  validate(schema: Raw, value: unknown, direction: Direction): readonly DescribedViolation[];
}

/** Maximum number of violations that are described: a hostile value may have very many. */
const MOST = 1000;

/**
 * Returns the validator for a document (JSON Schema 2020-12). The schemas in its violations are objects of the
 * document, not copies: callers use them to find source lines.
 */
export const validatorOf = memoize((document: OpenApiDocument): Validator => {
  const follow = resolverOf(document);
  // `null` means that a reference has no target. Undefined would mean that there is no schema at all.
  return createValidator((ref) => follow(ref) ?? null);
});

/** Creates a validator for schemas; `resolve` returns the targets of their references. */
export function createValidator(resolve: Resolve): Validator {
  return {
    validate(schema, value, direction) {
      const violations = evaluate(createEvaluation(direction, resolve), [schema], value)
        .slice(0, MOST)
        .map((violation) => describeViolation(violation, resolve));
      return [
        ...new Map(
          violations.map((violation) => [`${JSON.stringify(violation.path)} ${violation.message}`, violation]),
        ).values(),
      ];
    },
  };
}
