import { areConstants } from './enums.ts';
import { asList, type Raw } from './raw.ts';
import { Evaluated, type Applied, type Place } from './evaluation.ts';
import type { Violation } from './violation.ts';
import type { Resolve } from './resolve-ref.ts';
import { variantOf } from './discriminator.ts';

/**
 * Evaluates `oneOf` and `anyOf` (JSON Schema 2020-12 Core, sections 10.2.1.2 and 10.2.1.3). A discriminator chooses the
 * alternative, `branch` applies one. Where none fits, the violations of the likeliest are told, for it is the one that
 * was
 * meant.
 */
export function evaluateUnion(
  schema: Raw,
  keyword: 'oneOf' | 'anyOf',
  place: Place,
  resolve: Resolve,
  branch: (alternative: unknown) => Applied,
): Applied {
  const variant = variantOf(schema, place.value, resolve);
  if (variant !== undefined) return branch(variant);
  const results = asList(schema[keyword]).map(branch);
  const fitting = results.filter(({ violations }) => violations.length === 0);
  const evaluated = new Evaluated();
  for (const result of fitting) evaluated.add(result.evaluated);
  const violation = (detail: number): Violation => ({ keyword, path: place.path, value: place.value, schema, detail });
  if (fitting.length > 1 && keyword === 'oneOf') return { violations: [violation(fitting.length)], evaluated };
  if (fitting.length > 0) return { violations: [], evaluated };
  const likeliest = areConstants(schema[keyword]) ? undefined : likeliestOf(results, place);
  if (likeliest !== undefined) return likeliest;
  evaluated.all = true;
  return { violations: [violation(0)], evaluated };
}

/**
 * The alternative that a value misses by least: of its type, with the constants it asks for, with fewer violations
 * than any
 * other.
 */
function likeliestOf(results: readonly Applied[], { path }: Place): Applied | undefined {
  const ranked = results
    .map((result) => ({ result, rank: rankOf(result.violations, path) }))
    .sort((a, b) => compare(a.rank, b.rank));
  const [first, second] = ranked;
  if (first === undefined || first.rank[0] === 1) return undefined;
  return second === undefined || compare(first.rank, second.rank) < 0 ? first.result : undefined;
}

function rankOf(violations: readonly Violation[], path: Place['path']): readonly number[] {
  const constant = violations.filter(
    ({ keyword, path: way }) => (keyword === 'const' || keyword === 'enum') && way.length === path.length + 1,
  ).length;
  const mistyped = violations.some(
    ({ keyword, path: way }) => (keyword === 'type' || keyword === 'false') && way.length === path.length,
  );
  return [mistyped ? 1 : 0, constant, violations.length];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index < 0 ? 0 : (a[index] as number) - (b[index] as number);
}
