import { asList, asRecord, asTexts, isRecord, type Raw } from './raw.ts';
import { brokenAssertions } from './assertions.ts';
import { matches } from './pattern.ts';
import { Evaluated, type Applied, type Evaluation, type Place } from './evaluation.ts';
import type { Violation } from './violation.ts';
import { isExcluded } from './strictness.ts';
import { evaluateUnion } from './union.ts';
import { variantOf } from './discriminator.ts';

/** Evaluates a schema for a value, and the schemas inside it for the values inside (JSON Schema 2020-12, section 7). */
export function evaluate(
  evaluation: Evaluation,
  schema: unknown,
  value: unknown,
  path: readonly (string | number)[],
): readonly Violation[] {
  if (schema === false) return [{ keyword: 'false', path, value, schema: {} }];
  if (!isRecord(schema)) return [];
  const { closed, optional } = evaluation.strictnessOf(schema);
  const { violations, evaluated } = apply(evaluation, schema, { value, path, optional, active: new Set() });
  if (!closed || !isRecord(value) || evaluated.all) return violations;
  const unknown = Object.keys(value).filter((name) => !evaluated.members.has(name));
  return [
    ...violations,
    ...unknown.map((name): Violation => ({
      keyword: 'unknown',
      path: [...path, name],
      value,
      schema,
      detail: name,
      choices: evaluated.choices,
    })),
  ];
}

/** Applies one schema to a value: its own assertions, then the schemas inside it. */
function apply(evaluation: Evaluation, schema: Raw, place: Place): Applied {
  const applied: Applied = { violations: [], evaluated: new Evaluated() };
  if (place.active.has(schema) || evaluation.budget <= 0) {
    applied.evaluated.all = evaluation.budget <= 0;
    return applied;
  }
  evaluation.budget -= 1;
  place.active.add(schema);
  for (const keyword of brokenAssertions(schema, place.value))
    applied.violations.push({ keyword, path: place.path, value: place.value, schema });
  applyInPlace(evaluation, schema, place, applied);
  if (isRecord(place.value)) applyToFields(evaluation, schema, place, place.value, applied);
  else if (Array.isArray(place.value)) applyToItems(evaluation, schema, place, place.value, applied);
  place.active.delete(schema);
  return applied;
}

/** Keywords whose schemas apply to the same value (JSON Schema 2020-12 Core, section 10.2). */
function applyInPlace(evaluation: Evaluation, schema: Raw, place: Place, applied: Applied): void {
  const include = (result: Applied): void => {
    applied.violations.push(...result.violations);
    applied.evaluated.add(result.evaluated);
  };
  if (typeof schema['$ref'] === 'string') include(branch(evaluation, evaluation.resolve(schema['$ref']), place));
  for (const part of asList(schema['allOf'])) include(branch(evaluation, part, place));
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    if (Array.isArray(schema[keyword]))
      include(
        evaluateUnion(schema, keyword, place, {
          resolve: evaluation.resolve,
          branch: (alternative) => branch(evaluation, alternative, place),
          meant: () => evaluation.meant?.(schema, keyword, place),
        }),
      );
  }
  if (schema['oneOf'] === undefined && schema['anyOf'] === undefined) {
    const variant = variantOf(schema, place.value, evaluation.resolve);
    if (variant === undefined) applied.evaluated.all ||= schema['discriminator'] !== undefined;
    else include(branch(evaluation, variant, place));
  }
  if ('not' in schema && branch(evaluation, schema['not'], place).violations.length === 0)
    applied.violations.push({ keyword: 'not', path: place.path, value: place.value, schema });
  if ('if' in schema) {
    const condition = branch(evaluation, schema['if'], place);
    if (condition.violations.length === 0) applied.evaluated.add(condition.evaluated);
    include(branch(evaluation, schema[condition.violations.length === 0 ? 'then' : 'else'], place));
  }
  for (const [name, dependent] of Object.entries(asRecord(schema['dependentSchemas']))) {
    if (isRecord(place.value) && Object.hasOwn(place.value, name)) include(branch(evaluation, dependent, place));
  }
}

/**
 * One schema of several that apply to the same value; one that leads nowhere says nothing, and leaves the value open.
 */
function branch(evaluation: Evaluation, schema: unknown, place: Place): Applied {
  if (schema === false)
    return {
      violations: [{ keyword: 'false', path: place.path, value: place.value, schema: {} }],
      evaluated: new Evaluated(),
    };
  if (isRecord(schema)) return apply(evaluation, schema, place);
  const evaluated = new Evaluated();
  evaluated.all = schema === null;
  return { violations: [], evaluated };
}

/** Keywords whose schemas apply to fields (JSON Schema 2020-12 Core, sections 10.3.2 and 11.3). */
function applyToFields(
  evaluation: Evaluation,
  schema: Raw,
  place: Place,
  value: Raw,
  { violations, evaluated }: Applied,
): void {
  const { path, optional } = place;
  const properties = asRecord(schema['properties']);
  const patterns = Object.entries(asRecord(schema['patternProperties']));
  for (const name of asTexts(schema['required'])) {
    if (!Object.hasOwn(value, name) && !optional.has(name))
      violations.push({ keyword: 'required', path, value, schema, detail: name });
  }
  for (const [name, others] of Object.entries(asRecord(schema['dependentRequired']))) {
    if (!Object.hasOwn(value, name)) continue;
    for (const other of asTexts(others))
      if (!Object.hasOwn(value, other))
        violations.push({ keyword: 'dependentRequired', path, value, schema, detail: other });
  }
  for (const name of Object.keys(value)) {
    const inside = [...path, name];
    const fitting = patterns.filter(([pattern]) => matches(name, pattern)).map(([, field]) => field);
    const named = Object.hasOwn(properties, name);
    if ('propertyNames' in schema)
      violations.push(
        ...evaluate(evaluation, schema['propertyNames'], name, inside).map((violation) => ({
          ...violation,
          keyword: 'propertyNames',
          schema,
        })),
      );
    if (named && isExcluded(asRecord(properties[name]), evaluation.direction, evaluation.resolve))
      violations.push({ keyword: 'direction', path: inside, value: value[name], schema: asRecord(properties[name]) });
    else if (named) violations.push(...evaluate(evaluation, properties[name], value[name], inside));
    for (const field of fitting) violations.push(...evaluate(evaluation, field, value[name], inside));
    if (named || fitting.length > 0) evaluated.members.add(name);
    else if ('additionalProperties' in schema) {
      violations.push(...evaluateOther(evaluation, schema, 'additionalProperties', value, name, path));
      evaluated.members.add(name);
    }
  }
  if (!('unevaluatedProperties' in schema) || evaluated.all) return;
  for (const name of Object.keys(value)) {
    if (!evaluated.members.has(name))
      violations.push(...evaluateOther(evaluation, schema, 'unevaluatedProperties', value, name, path));
  }
  evaluated.all = true;
}

/** A field that the schema does not name. */
function evaluateOther(
  evaluation: Evaluation,
  schema: Raw,
  keyword: string,
  value: Raw,
  name: string,
  path: Place['path'],
): readonly Violation[] {
  if (schema[keyword] === false) return [{ keyword: 'unknown', path: [...path, name], value, schema, detail: name }];
  return evaluate(evaluation, schema[keyword], value[name], [...path, name]);
}

/** Keywords whose schemas apply to entries (JSON Schema 2020-12 Core, sections 10.3.1 and 11.2). */
function applyToItems(
  evaluation: Evaluation,
  schema: Raw,
  { path }: Place,
  value: readonly unknown[],
  { violations, evaluated }: Applied,
): void {
  const inside = (part: unknown, index: number): readonly Violation[] =>
    evaluate(evaluation, part, value[index], [...path, index]);
  const prefix = asList(schema['prefixItems']);
  let contained = 0;
  for (const index of value.keys()) {
    const part = index < prefix.length ? prefix[index] : schema['items'];
    if (part !== undefined) {
      violations.push(...inside(part, index));
      evaluated.members.add(index);
    }
    if ('contains' in schema && inside(schema['contains'], index).length === 0) {
      contained += 1;
      evaluated.members.add(index);
    }
  }
  const { minContains = 1, maxContains = Infinity } = schema as { minContains?: number; maxContains?: number };
  if ('contains' in schema && (contained < minContains || contained > maxContains))
    violations.push({ keyword: 'contains', path, value, schema, detail: contained });
  if (!('unevaluatedItems' in schema) || evaluated.all) return;
  for (const index of value.keys())
    if (!evaluated.members.has(index)) violations.push(...inside(schema['unevaluatedItems'], index));
  evaluated.all = true;
}
