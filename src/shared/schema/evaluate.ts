import type { Applicators } from './applicators.ts';
import { brokenAssertions } from './assertions.ts';
import { Evaluated, unknownFields, type Applied, type Evaluation, type Place } from './evaluation.ts';
import { matches } from './pattern.ts';
import { evaluateOpenType, hasOpenType } from './open-type.ts';
import { asRecord, asTexts, isRecord, type Raw } from './raw.ts';
import { isExcluded } from './strictness.ts';
import { evaluateUnion } from './union.ts';
import { variantOf } from './view.ts';
import { isUnfinished } from './members.ts';
import type { Violation } from './violation.ts';

/**
 * Evaluates a value against schemas that all apply to it, including nested values and subschemas (JSON Schema 2020-12,
 * section 7). Unknown fields are violations too (see `unknownFields`).
 */
export function evaluate(evaluation: Evaluation, schemas: readonly unknown[], value: unknown): readonly Violation[] {
  const applied: Applied = { violations: [], evaluated: new Evaluated() };
  const optional = new Set(schemas.filter(isRecord).flatMap((schema) => [...evaluation.optionalFields(schema)]));
  const place: Place = { value, path: [], optional, scope: [], active: new Set(), isTest: false };
  for (const schema of schemas) apply(evaluation, schema, place, applied);
  return unknownFields(applied.evaluated, value, [], applied.violations);
}

/** Applies one schema to a value: first its assertions, then its subschemas. Adds the result to `applied`. */
function apply(evaluation: Evaluation, schema: unknown, place: Place, applied: Applied): void {
  if (schema === false) applied.violations.push({ keyword: 'false', path: place.path, value: place.value, schema: {} });
  // Everything is allowed if a reference has no target (`null`) or the budget is exhausted. No field is then unknown.
  if (schema === null || evaluation.budget <= 0) applied.evaluated.all = true;
  if (!isRecord(schema) || evaluation.budget <= 0 || place.active.has(schema)) return;
  if (hasOpenType(schema) && !place.isRetyped && typeof place.value !== 'object') {
    evaluateOpenType(evaluation, schema, place, applied, tried);
    return;
  }
  evaluation.budget -= 1;
  place.active.add(schema);
  const applicators = evaluation.applicatorsOf(schema);
  for (const keyword of brokenAssertions(schema, place.value))
    applied.violations.push({ keyword, path: place.path, value: place.value, schema });
  // `unevaluatedProperties` and `unevaluatedItems` apply to members that their own schema and its subschemas have not
  // evaluated. Evaluation by outer schemas does not count.
  const { violations, evaluated } = applied;
  const counts = applicators.unevaluatedProperties !== undefined || applicators.unevaluatedItems !== undefined;
  const own = counts ? { violations, evaluated: new Evaluated() } : applied;
  const { dynamicAnchors } = applicators;
  const inner = dynamicAnchors.length === 0 ? place : { ...place, scope: [...place.scope, ...dynamicAnchors] };
  applyInPlace(evaluation, schema, applicators, inner, own);
  if (isRecord(place.value)) applyToFields(evaluation, schema, applicators, inner as ObjectPlace, own);
  else if (Array.isArray(place.value)) applyToItems(evaluation, schema, applicators, inner, own);
  if (own !== applied) evaluated.add(own.evaluated);
  place.active.delete(schema);
}

type ObjectPlace = Place & { readonly value: Raw };

/** Applies a schema and returns the result instead of adding it to another result. */
function tried(evaluation: Evaluation, schema: unknown, place: Place): Applied {
  const applied: Applied = { violations: [], evaluated: new Evaluated() };
  apply(evaluation, schema, place, applied);
  return applied;
}

/** Applies the subschemas for the value itself, such as `allOf` (JSON Schema 2020-12 Core, section 10.2). */
function applyInPlace(
  evaluation: Evaluation,
  schema: Raw,
  applicators: Applicators,
  place: Place,
  applied: Applied,
): void {
  const { references, allOf, unions, not, if: condition, dependentSchemas } = applicators;
  for (const reference of references) apply(evaluation, targetOf(evaluation, schema, reference, place), place, applied);
  for (const part of allOf) apply(evaluation, part, place, applied);
  for (const union of unions) evaluateUnion(evaluation, schema, union, place, applied, tried);
  if (unions.length === 0 && schema['discriminator'] !== undefined) {
    const variant = variantOf(schema, place.value, evaluation.resolve) ?? null;
    const optional = new Set([...place.optional, ...(variant === null ? [] : evaluation.optionalFields(variant))]);
    apply(evaluation, variant, { ...place, optional }, applied);
  }
  if (not !== undefined && tried(evaluation, not, { ...place, isTest: true }).violations.length === 0)
    applied.violations.push({ keyword: 'not', path: place.path, value: place.value, schema });
  if (condition !== undefined) {
    const { violations, evaluated } = tried(evaluation, condition, { ...place, isTest: true });
    if (violations.length === 0) applied.evaluated.add(evaluated);
    apply(evaluation, violations.length === 0 ? applicators.then : applicators.else, place, applied);
  }
  for (const [name, dependent] of dependentSchemas)
    if (isRecord(place.value) && Object.hasOwn(place.value, name)) apply(evaluation, dependent, place, applied);
}

/**
 * Returns the target of a reference; for `$dynamicRef`, the outermost schema in scope that has the same
 * `$dynamicAnchor`.
 */
function targetOf({ resolve }: Evaluation, schema: Raw, reference: string, { scope }: Place): unknown {
  const target = resolve(reference);
  const isDynamic = reference === schema['$dynamicRef'] && asRecord(target)['$dynamicAnchor'] !== undefined;
  return scope.find(([anchor]) => isDynamic && reference === `#${anchor}`)?.[1] ?? target;
}

/** Applies a schema to one field or entry of a value. */
function applyInside(
  evaluation: Evaluation,
  schema: unknown,
  { value, path, scope, isTest }: Place,
  member: string | number,
  { violations, evaluated }: Applied,
): void {
  const inner = (value as Raw)[member];
  const place: Place = {
    value: inner,
    path: [...path, member],
    optional: isRecord(schema) ? evaluation.optionalFields(schema) : NONE,
    scope,
    active: new Set(),
    isTest,
  };
  apply(evaluation, schema, place, { violations, evaluated: evaluated.inside(member, inner) });
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Applies the subschemas for fields, such as `properties`, and checks for missing fields (JSON Schema 2020-12 Core,
 * sections 10.3.2 and 11.3).
 */
function applyToFields(
  evaluation: Evaluation,
  schema: Raw,
  applicators: Applicators,
  place: ObjectPlace,
  applied: Applied,
): void {
  const { violations, evaluated } = applied;
  const { path, value, optional } = place;
  const { properties, patternProperties, propertyNames, additionalProperties, unevaluatedProperties } = applicators;
  if (applicators.fieldNames.length > 0 && !place.isTest) evaluated.documents.push(schema);
  evaluated.isOpen ||= isUnfinished(schema);
  for (const name of asTexts(schema['required']))
    if (!Object.hasOwn(value, name) && !optional.has(name))
      violations.push({ keyword: 'required', path, value, schema, detail: name });
  if (schema['dependentRequired'] !== undefined) applyDependentRequired(schema, place, violations);
  const excluded = evaluation.optionalFields(schema);
  for (const name of Object.keys(value)) {
    let isKnown = Object.hasOwn(properties, name);
    const field = isKnown ? properties[name] : undefined;
    if (propertyNames !== undefined)
      applyToName(evaluation, schema, propertyNames, { ...place, path: [...path, name] }, violations);
    if (isKnown && excluded.has(name) && isExcluded(asRecord(field), evaluation.direction, evaluation.resolve)) {
      violations.push({ keyword: 'direction', path: [...path, name], value: value[name], schema: asRecord(field) });
      evaluated.inside(name);
    } else if (isKnown) applyInside(evaluation, field, place, name, applied);
    for (const [pattern, patterned] of patternProperties) {
      if (!matches(name, pattern)) continue;
      isKnown = true;
      applyInside(evaluation, patterned, place, name, applied);
    }
    if (!isKnown && additionalProperties !== undefined)
      applyToOther(evaluation, schema, additionalProperties, place, name, applied);
  }
  if (unevaluatedProperties === undefined || evaluated.all) return;
  for (const name of Object.keys(value))
    if (!evaluated.members.has(name)) applyToOther(evaluation, schema, unevaluatedProperties, place, name, applied);
}

/** Applies `dependentRequired` (JSON Schema 2020-12 Validation, section 6.5.4). */
function applyDependentRequired(schema: Raw, { path, value }: ObjectPlace, violations: Violation[]): void {
  for (const [name, others] of Object.entries(asRecord(schema['dependentRequired'])))
    for (const other of Object.hasOwn(value, name) ? asTexts(others) : [])
      if (!Object.hasOwn(value, other))
        violations.push({ keyword: 'dependentRequired', path, value, schema, detail: other });
}

/** Applies `propertyNames` to a field name: the last step of the path. */
function applyToName(
  evaluation: Evaluation,
  schema: Raw,
  propertyNames: unknown,
  around: Place,
  violations: Violation[],
): void {
  const place: Place = { ...around, value: around.path.at(-1), optional: NONE, active: new Set(), isTest: true };
  for (const violation of tried(evaluation, propertyNames, place).violations)
    violations.push({ ...violation, keyword: 'propertyNames', schema });
}

/**
 * Applies `additionalProperties` or `unevaluatedProperties` to one field. If the value of the keyword is `false`, the
 * field is unknown.
 */
function applyToOther(
  evaluation: Evaluation,
  schema: Raw,
  others: unknown,
  place: ObjectPlace,
  name: string,
  applied: Applied,
): void {
  if (others !== false) return applyInside(evaluation, others, place, name, applied);
  const { path, value } = place;
  const documents = [...applied.evaluated.documents];
  applied.violations.push({ keyword: 'unknown', path: [...path, name], value, schema, detail: name, documents });
  applied.evaluated.inside(name);
}

/** Applies the subschemas for entries, such as `items` (JSON Schema 2020-12 Core, sections 10.3.1 and 11.2). */
function applyToItems(
  evaluation: Evaluation,
  schema: Raw,
  { prefixItems, items, contains, unevaluatedItems }: Applicators,
  place: Place,
  applied: Applied,
): void {
  const { path, value: list } = place;
  const { evaluated } = applied;
  const entries = list as readonly unknown[];
  let contained = 0;
  for (const index of entries.keys()) {
    const entry = index < prefixItems.length ? prefixItems[index] : items;
    if (entry !== undefined) applyInside(evaluation, entry, place, index, applied);
    if (contains === undefined) continue;
    const result: Applied = { violations: [], evaluated: new Evaluated() };
    applyInside(evaluation, contains, { ...place, isTest: true }, index, result);
    if (result.violations.length > 0) continue;
    contained += 1;
    evaluated.add(result.evaluated);
  }
  const { minContains = 1, maxContains = Infinity } = schema as { minContains?: number; maxContains?: number };
  if (contains !== undefined && (contained < minContains || contained > maxContains))
    applied.violations.push({ keyword: 'contains', path, value: list, schema, detail: contained });
  if (unevaluatedItems === undefined || evaluated.all) return;
  for (const index of entries.keys())
    if (!evaluated.members.has(index)) applyInside(evaluation, unevaluatedItems, place, index, applied);
}
