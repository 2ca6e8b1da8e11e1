import { brokenAssertions } from '../schema/assertions.ts';
import { evaluate } from '../schema/evaluate.ts';
import { createEvaluation } from '../schema/evaluation.ts';
import { isRecord, type Raw } from '../schema/raw.ts';
import { compareRanks, rankOf } from '../schema/union.ts';
import { variantOf } from '../schema/view.ts';
import { memoize } from '../text/memoize.ts';
import type { FormContext, Union } from './union.ts';

const placesOf = memoize<object, Map<Raw, number>>(() => new Map());

/** Returns the index of the alternative of a union that fits a value best; 0 if there is no value. */
export function inferAlternative(union: Union, value: unknown, context: FormContext): number {
  if (typeof value !== 'object' || value === null) return infer(union, value, context);
  const ofValue = placesOf(value);
  const place = ofValue.get(union.schema) ?? infer(union, value, context);
  ofValue.set(union.schema, place);
  return place;
}

function infer(union: Union, value: unknown, context: FormContext): number {
  const { alternatives, keyword, property, schema } = union;
  if (value === undefined) return 0;
  if (keyword === 'types')
    return Math.max(
      0,
      alternatives.findIndex((one) => brokenAssertions(one.schema as Raw, value).length === 0),
    );
  if (property !== undefined && isRecord(value)) {
    const named = alternatives.findIndex(({ values }) => values.includes(value[property]));
    if (named >= 0) return named;
  }
  if (keyword === 'subtypes') return 0;
  const variant = variantOf(schema, value, context.resolve);
  const chosen = alternatives.findIndex((one) => one.schema === variant);
  return chosen >= 0 ? chosen : nearest(union, value, context);
}

function nearest({ alternatives }: Union, value: unknown, { resolve, direction }: FormContext): number {
  const ranks = alternatives.map(({ schema }) => {
    const violations = evaluate(createEvaluation(direction, resolve), [schema], value);
    // A field that is unknown to the alternative may be known to another schema that applies beside the union.
    const own = violations.filter(({ keyword, path }) => !(keyword === 'unknown' && path.length === 1));
    return rankOf(schema, own, { value, path: [] }, resolve);
  });
  return ranks.reduce((best, rank, at) => (compareRanks(rank, ranks[best] ?? []) < 0 ? at : best), 0);
}
