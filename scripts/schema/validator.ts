import type { OpenApiDocument } from '../../src/model/openapi.ts';
import { once } from '../once.ts';
import type { Raw } from '../model/raw.ts';
import { judge } from './evaluate.ts';
import { createEvaluation, type Evaluation } from './evaluation.ts';
import { resolverOf } from './resolver.ts';
import type { Direction, Resolve } from './strictness.ts';
import { toViolation, type Violation } from './violation.ts';

/** Validates values against the description's schemas, strictly (see `strictness`). */
export interface Validator {
  /** What is wrong with a value; nothing when it is valid. Schemas that cannot be followed refuse nothing: other checks report them. */
  validate(schema: Raw, value: unknown, direction: Direction): readonly Violation[];
}

/** The validator of a document. It reads schemas where they stand (JSON Schema 2020-12), and so can tell which line was broken. */
export const validatorOf = once((document: OpenApiDocument): Validator => {
  const follow = resolverOf(document);
  // `null` tells a schema that leads nowhere from a keyword that is not there.
  const resolve: Resolve = (ref) => follow(ref) ?? null;
  const evaluations = new Map<Direction, Evaluation>();
  return {
    validate(schema, value, direction) {
      const shared = evaluations.get(direction) ?? createEvaluation(direction, resolve);
      evaluations.set(direction, shared);
      const violations = judge({ ...shared }, schema, value, []).map((fault) => toViolation(fault, resolve));
      return [
        ...new Map(
          violations.map((violation) => [`${violation.path.join('/')} ${violation.message}`, violation]),
        ).values(),
      ];
    },
  };
});
