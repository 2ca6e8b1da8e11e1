import { areConstants } from './enums.ts';
import { asList, asRecord, asText, isRecord, type Raw } from './raw.ts';
import { Evaluated, type Applied, type Place } from './evaluation.ts';
import type { Choice, Violation } from './violation.ts';
import type { Resolve } from './resolve-ref.ts';
import { variantOf } from './discriminator.ts';
import { fieldNames, partsInPlace } from './parts.ts';

/** Functions that find and apply the alternatives of a union. */
export interface Alternatives {
  readonly resolve: Resolve;
  readonly branch: (alternative: unknown) => Applied;
  /** The alternative that is meant, where it is known. */
  readonly meant: () => unknown;
}

/**
 * Evaluates `oneOf` and `anyOf` (JSON Schema 2020-12 Core, sections 10.2.1.2 and 10.2.1.3). A discriminator chooses the
 * alternative, `branch` applies one. Where none fits, the violations of the one that is meant are told, else of the
 * likeliest.
 */
export function evaluateUnion(
  schema: Raw,
  keyword: 'oneOf' | 'anyOf',
  place: Place,
  { resolve, branch, meant }: Alternatives,
): Applied {
  const chosen = (alternative: unknown, result: Applied): Applied =>
    choose(schema, keyword, alternative, result, place);
  const variant = variantOf(schema, place.value, resolve);
  if (variant !== undefined) return chosen(variant, branch(variant));
  const results = asList(schema[keyword]).map((alternative) => ({ alternative, result: branch(alternative) }));
  const fitting = results.filter(({ result }) => result.violations.length === 0);
  const evaluated = new Evaluated();
  for (const { alternative, result } of fitting) evaluated.add(chosen(alternative, result).evaluated);
  const violation = (detail: number): Violation => ({ keyword, path: place.path, value: place.value, schema, detail });
  if (fitting.length > 1 && keyword === 'oneOf') return { violations: [violation(fitting.length)], evaluated };
  if (fitting.length > 0) return { violations: [], evaluated };
  const mistagged = tagProblem(schema, place);
  if (mistagged !== undefined) {
    evaluated.all = true;
    return { violations: [mistagged], evaluated };
  }
  const wanted = meant();
  const likeliest = areConstants(schema[keyword])
    ? undefined
    : (results.find(({ alternative }) => alternative === wanted) ?? likeliestOf(results, place, resolve));
  if (likeliest !== undefined) return chosen(likeliest.alternative, likeliest.result);
  evaluated.all = true;
  return { violations: [violation(0)], evaluated };
}

interface Tried {
  readonly alternative: unknown;
  readonly result: Applied;
}

/** A result that remembers the alternative, and so do its violations that concern the fields of the value. */
function choose(union: Raw, keyword: Choice['keyword'], alternative: unknown, result: Applied, place: Place): Applied {
  const choice: Choice = { union, keyword, alternative };
  const depth = place.path.length + 1;
  const violations = result.violations.map((violation) =>
    violation.keyword === 'unknown' && violation.path.length === depth
      ? { ...violation, choices: [...(violation.choices ?? []), choice] }
      : violation,
  );
  result.evaluated.choices.push(choice);
  return { violations, evaluated: result.evaluated };
}

/** A tag that the discriminator maps to nothing. */
function tagProblem(schema: Raw, { path, value }: Place): Violation | undefined {
  const property = asText(asRecord(schema['discriminator'])['propertyName']);
  const tag = asRecord(value)[property];
  if (property === '' || typeof tag !== 'string') return undefined;
  return { keyword: 'discriminator', path: [...path, property], value: tag, schema };
}

/** The alternative that a value misses by less than any other; undefined where it is of the type of none. */
function likeliestOf(results: readonly Tried[], place: Place, resolve: Resolve): Tried | undefined {
  const ranked = results
    .map((tried) => ({ tried, rank: rankOf(tried.alternative, tried.result.violations, place, resolve) }))
    .sort((a, b) => compareRanks(a.rank, b.rank));
  const [first, second] = ranked;
  if (first === undefined || first.rank[0] === 1) return undefined;
  return second === undefined || compareRanks(first.rank, second.rank) < 0 ? first.tried : undefined;
}

/**
 * Ranks an alternative for a value, the likeliest lowest (see `compareRanks`): one of its type, then with the constants
 * it asks for, then one that it fits, then with most of its fields, then with the fewest violations.
 */
export function rankOf(
  alternative: unknown,
  violations: readonly Violation[],
  { path, value }: Pick<Place, 'path' | 'value'>,
  resolve: Resolve,
): readonly number[] {
  const isAt = (keywords: readonly string[], depth: number): ((violation: Violation) => boolean) => {
    return (violation) => keywords.includes(violation.keyword) && violation.path.length === path.length + depth;
  };
  const named = new Set(isRecord(value) ? fieldNames(partsInPlace(alternative, resolve)) : []);
  return [
    violations.some(isAt(['type', 'false'], 0)) ? 1 : 0,
    violations.filter(isAt(['const', 'enum'], 1)).length,
    violations.length === 0 ? 0 : 1,
    -Object.keys(asRecord(value)).filter((name) => named.has(name)).length,
    violations.length,
  ];
}

/** Compares two ranks: negative where the first is the likelier. */
export function compareRanks(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index < 0 ? 0 : (a[index] as number) - (b[index] as number);
}
