import type { Raw } from './raw.ts';
import type { Resolve } from './resolve-ref.ts';
import { compose, type BranchSelector } from './view.ts';
import { memberSchemas } from './members.ts';

/** A value, the schemas that apply to it, and its path in the visited value. */
export interface ComposedValue {
  readonly value: unknown;
  readonly parts: readonly Raw[];
  readonly path: readonly (string | number)[];
}

/**
 * Visits a value and all values nested in it, each with the schemas that apply to it. A value precedes the values
 * inside it.
 *
 * @param select returns, for each visited value, the function that selects the branches of its schemas
 * @param items maximum number of visited entries of each list
 */
export function* composedValues(
  value: unknown,
  schemas: readonly unknown[],
  resolve: Resolve,
  select: (value: unknown) => BranchSelector,
  items = Infinity,
  path: ComposedValue['path'] = [],
): Iterable<ComposedValue> {
  const parts = compose(schemas, resolve, select(value));
  yield { value, parts, path };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value).slice(0, Array.isArray(value) ? items : undefined)) {
    const member = Array.isArray(value) ? Number(key) : key;
    yield* composedValues(child, memberSchemas(parts, member), resolve, select, items, [...path, member]);
  }
}
