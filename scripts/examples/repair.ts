import { valueAt, withoutValue, type Path } from '#src/shared/request/path.ts';
import { isRecord } from '#src/shared/schema/raw.ts';
import type { Violation } from '#src/shared/schema/violation.ts';

/** Attempts at one value. */
const ROUNDS = 12;

/**
 * Takes out of a value what breaks its schema, nearest part first, as long as fewer things are wrong afterwards.
 * Undefined where that does not make it valid: `evaluate` tells what is wrong with a value.
 */
export function repaired(value: unknown, evaluate: (value: unknown) => readonly Violation[]): unknown {
  let current = value;
  let violations = evaluate(current);
  for (let round = 0; round < ROUNDS && violations.length > 0; round++) {
    const better = violations
      .slice(0, 3)
      .flatMap(({ path }) => suspects(current, path))
      .map((path) => withoutValue(current, path))
      .map((next) => ({ next, violations: evaluate(next) }))
      .find((attempt) => attempt.violations.length < violations.length);
    if (better === undefined) return undefined;
    current = better.next;
    violations = better.violations;
  }
  return violations.length === 0 ? current : undefined;
}

/**
 * Paths that may be to blame: fields of the object that is wrong, last ones first, then itself and what it is part of.
 */
function suspects(value: unknown, path: Path): readonly Path[] {
  const object = valueAt(value, path);
  const fields = isRecord(object) ? Object.keys(object).slice(-20).reverse() : [];
  return [...fields.map((name) => [...path, name]), ...path.map((_, index) => path.slice(0, path.length - index))];
}
