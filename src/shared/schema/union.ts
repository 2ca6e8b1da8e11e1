import type { Union } from './applicators.ts';
import { areConstants } from './enums.ts';
import { type Applied, type Evaluation, type Place } from './evaluation.ts';
import { asRecord, isRecord, type Raw } from './raw.ts';
import type { Resolve } from './resolve-ref.ts';
import { allBranches, compose, heirAmong, tagName, variantOf } from './view.ts';
import { fieldNames } from './members.ts';
import type { Choice, Violation } from './violation.ts';

/**
 * Evaluates `oneOf` or `anyOf` (JSON Schema 2020-12 Core, sections 10.2.1.2 and 10.2.1.3). If there is a discriminator,
 * it selects the alternative. If no alternative matches, reports the violations of the intended alternative
 * (`chosenBranch`), else of the likeliest one.
 *
 * @param tried applies one alternative and returns the result
 */
export function evaluateUnion(
  evaluation: Evaluation,
  schema: Raw,
  { keyword, branches }: Union,
  place: Place,
  { violations, evaluated }: Applied,
  tried: (evaluation: Evaluation, alternative: unknown, place: Place) => Applied,
): void {
  const { resolve } = evaluation;
  const take = ({ alternative, result }: Tried): void => {
    const choice: Choice = { union: schema, keyword, alternative };
    violations.push(...result.violations.map((violation) => withChoice(violation, choice, place)));
    evaluated.add(result.evaluated);
    if (isRecord(place.value)) evaluated.choices.push(choice);
  };
  const violation = (detail: number): Violation => ({ keyword, path: place.path, value: place.value, schema, detail });
  const variant = variantOf(schema, place.value, resolve);
  const heir = heirAmong(schema, place.active, resolve);
  if (heir !== undefined) {
    const { alternative, property } = heir;
    const wrong = property === undefined || variant === alternative ? undefined : tagProblem(schema, place);
    if (wrong !== undefined) violations.push({ ...wrong, choices: [{ union: schema, keyword, alternative }] });
    return;
  }
  if (variant !== undefined) return take({ alternative: variant, result: tried(evaluation, variant, place) });
  const results = branches.map((alternative) => ({ alternative, result: tried(evaluation, alternative, place) }));
  const fitting = results.filter(({ result }) => result.violations.length === 0);
  fitting.forEach(take);
  if (fitting.length > 1 && keyword === 'oneOf') violations.push(violation(fitting.length));
  if (fitting.length > 0) return;
  const mistagged = tagProblem(schema, place);
  const intended = mistagged === undefined ? evaluation.chosenBranch?.(schema, keyword, place) : undefined;
  const likeliest =
    mistagged !== undefined || areConstants(branches)
      ? undefined
      : (results.find(({ alternative }) => alternative === intended) ?? likeliestOf(results, place, resolve));
  if (likeliest !== undefined) return take(likeliest);
  evaluated.all = true;
  violations.push(mistagged ?? violation(0));
}

interface Tried {
  readonly alternative: unknown;
  readonly result: Applied;
}

/**
 * Adds the chosen alternative to a violation for an unknown field. Violations of other kinds, or inside nested values,
 * stay unchanged.
 */
function withChoice(violation: Violation, choice: Choice, { path }: Place): Violation {
  return violation.keyword === 'unknown' && violation.path.length === path.length + 1
    ? { ...violation, choices: [...(violation.choices ?? []), choice] }
    : violation;
}

/**
 * Returns the violation for a wrong value of the discriminator property. Undefined if there is no discriminator, or if
 * the value of the property is not a string.
 */
function tagProblem(schema: Raw, { path, value }: Place): Violation | undefined {
  const property = tagName(schema);
  const tag = asRecord(value)[property];
  if (property === '' || typeof tag !== 'string') return undefined;
  return { keyword: 'discriminator', path: [...path, property], value: tag, schema };
}

/**
 * Returns the alternative with the best rank (`compareRanks`). Undefined if no alternative is clearly the best, or if
 * none has the type of the value.
 */
function likeliestOf(results: readonly Tried[], place: Place, resolve: Resolve): Tried | undefined {
  const ranked = results
    .map((tried) => ({ tried, rank: rankOf(tried.alternative, tried.result.violations, place, resolve) }))
    .sort((a, b) => compareRanks(a.rank, b.rank));
  const [first, second] = ranked;
  if (first === undefined || first.rank[0] === 1) return undefined;
  return second === undefined || compareRanks(first.rank, second.rank) < 0 ? first.tried : undefined;
}

/**
 * Returns the rank of an alternative for a value (see `compareRanks`). The criteria, the most important first: the
 * alternative has the type of the value; few fields violate `const` or `enum`; the value is valid; many fields are
 * described; few violations.
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
  const named = new Set(isRecord(value) ? fieldNames(compose([alternative], resolve, allBranches)) : []);
  return [
    violations.some(isAt(['type', 'false'], 0)) ? 1 : 0,
    violations.filter(isAt(['const', 'enum'], 1)).length,
    violations.length === 0 ? 0 : 1,
    -Object.keys(asRecord(value)).filter((name) => named.has(name)).length,
    violations.length,
  ];
}

/** Compares two ranks of `rankOf`: negative if `a` is better. */
export function compareRanks(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index < 0 ? 0 : (a[index] as number) - (b[index] as number);
}
