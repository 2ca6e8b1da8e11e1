import { asList, asRecord, type Raw } from '../model/raw.ts';
import { Evaluated, type Applied, type Place } from './evaluation.ts';
import type { Fault } from './fault.ts';
import type { Resolve } from './strictness.ts';
import { variantOf } from './variant.ts';

/**
 * Judges `oneOf` and `anyOf` (JSON Schema 2020-12 Core, sections 10.2.1.2 and 10.2.1.3). A discriminator chooses the
 * alternative, `branch` applies one. Where none fits, the faults of the likeliest are told, for it is the one that was meant.
 */
export function judgeUnion(
  schema: Raw,
  keyword: 'oneOf' | 'anyOf',
  place: Place,
  resolve: Resolve,
  branch: (alternative: unknown) => Applied,
): Applied {
  const variant = variantOf(schema, place.value, resolve);
  if (variant !== undefined) return branch(variant);
  const results = asList(schema[keyword]).map(branch);
  const fitting = results.filter(({ faults }) => faults.length === 0);
  const evaluated = new Evaluated();
  for (const result of fitting) evaluated.add(result.evaluated);
  const fault = (detail: number): Fault => ({ keyword, path: place.path, value: place.value, schema, detail });
  if (fitting.length > 1 && keyword === 'oneOf') return { faults: [fault(fitting.length)], evaluated };
  if (fitting.length > 0) return { faults: [], evaluated };
  const likeliest = areConstants(schema[keyword]) ? undefined : likeliestOf(results, place);
  if (likeliest !== undefined) return likeliest;
  evaluated.all = true;
  return { faults: [fault(0)], evaluated };
}

/** Alternatives that are values with a meaning each: an enum in other words. */
export function areConstants(alternatives: unknown): boolean {
  const list = asList(alternatives);
  return list.length > 0 && list.every((alternative) => 'const' in asRecord(alternative));
}

/** The alternative that a value misses by least: of its type, with the constants it asks for, with fewer faults than any other. */
function likeliestOf(results: readonly Applied[], { path }: Place): Applied | undefined {
  const ranked = results
    .map((result) => ({ result, rank: rankOf(result.faults, path) }))
    .sort((a, b) => compare(a.rank, b.rank));
  const [first, second] = ranked;
  if (first === undefined || first.rank[0] === 1) return undefined;
  return second === undefined || compare(first.rank, second.rank) < 0 ? first.result : undefined;
}

function rankOf(faults: readonly Fault[], path: Place['path']): readonly number[] {
  const constant = faults.filter(
    ({ keyword, path: way }) => (keyword === 'const' || keyword === 'enum') && way.length === path.length + 1,
  ).length;
  const mistyped = faults.some(
    ({ keyword, path: way }) => (keyword === 'type' || keyword === 'false') && way.length === path.length,
  );
  return [mistyped ? 1 : 0, constant, faults.length];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index < 0 ? 0 : (a[index] as number) - (b[index] as number);
}
