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
      .map((path) => without(current, path))
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
function suspects(value: unknown, path: readonly (string | number)[]): readonly (readonly (string | number)[])[] {
  const object = path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Readonly<Record<string | number, unknown>>)[key]
        : undefined,
    value,
  );
  const fields =
    typeof object === 'object' && object !== null && !Array.isArray(object)
      ? Object.keys(object).slice(-20).reverse()
      : [];
  return [...fields.map((name) => [...path, name]), ...path.map((_, index) => path.slice(0, path.length - index))];
}

/** A copy without the member at a path. */
function without(value: unknown, [key, ...rest]: readonly (string | number)[]): unknown {
  if (typeof value !== 'object' || value === null || key === undefined) return value;
  if (Array.isArray(value))
    return rest.length === 0
      ? value.filter((_, index) => index !== key)
      : value.map((item, index) => (index === key ? without(item, rest) : (item as unknown)));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) =>
      name !== key ? [[name, item]] : rest.length === 0 ? [] : [[name, without(item, rest)]],
    ),
  );
}
