import { valueText } from './enums.ts';
import type { Applied, Evaluation, Place } from './evaluation.ts';
import { readNumber } from './number-text.ts';
import { asTexts, type Raw } from './raw.ts';
import { JSON_NUMBER } from '../text/json-number.ts';

/**
 * Whether a schema states that the type of its values is not published. Its `type` then lists only the types found in
 * examples.
 */
export function hasOpenType(schema: Raw): boolean {
  return schema['x-not-published'] !== undefined && asTexts(schema['x-not-published']).includes('types');
}

/**
 * Evaluates a scalar against a schema of unpublished type. The value may have any type, and may be in another notation:
 * if `"1"` violates the schema, `1` is tried too, and vice versa.
 *
 * @param tried applies the schema to one notation and returns the result
 */
export function evaluateOpenType(
  evaluation: Evaluation,
  schema: Raw,
  place: Place,
  applied: Applied,
  tried: (evaluation: Evaluation, schema: unknown, place: Place) => Applied,
): void {
  const { value } = place;
  const forms = [value, typeof value === 'string' ? parsedScalar(value) : valueText(value)];
  const results = forms.map((form) => tried(evaluation, schema, { ...place, value: form, isRetyped: true }));
  const [asGiven] = results;
  const { violations, evaluated } = results.find((result) => result.violations.length === 0) ?? asGiven ?? applied;
  applied.evaluated.add(evaluated);
  applied.violations.push(...violations.filter(({ keyword }) => keyword !== 'type'));
}

/** Returns the number or boolean that a string represents, else the string. */
function parsedScalar(text: string): unknown {
  if (JSON_NUMBER.test(text)) return readNumber(text);
  return text === 'true' || text === 'false' ? text === 'true' : text;
}
