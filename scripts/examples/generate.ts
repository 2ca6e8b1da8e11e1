import type { Example } from '#src/model/media-type.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import type { Schema } from '#src/model/schema.ts';
import { type Raw, isRecord } from '#src/shared/schema/raw.ts';
import { undocumentedFields } from '#src/shared/schema/documented-fields.ts';
import { evidenceOf } from '#src/shared/schema/evidence.ts';
import { evaluate } from '#src/shared/schema/evaluate.ts';
import { createEvaluation, type Evaluation } from '#src/shared/schema/evaluation.ts';
import type { Violation } from '#src/shared/schema/violation.ts';
import type { Resolve } from '#src/shared/schema/resolve-ref.ts';
import { resolverOf } from '#src/shared/schema/schema-ref.ts';
import type { Direction } from '#src/shared/schema/strictness.ts';
import { validatorOf } from '#src/shared/schema/validator.ts';
import { valueAt, withoutValue, type Path } from '#src/shared/request/path.ts';
import { definitionsOf } from '../description/model/definitions.ts';
import { createDrafting } from './draft.ts';
import { NOTHING, obstacleAt } from './drafting.ts';
import { isEmpty } from './object.ts';

/** Attempts at one value. */
const ROUNDS = 12;

/**
 * Takes out of a value what breaks its schema, nearest part first, as long as fewer things are wrong afterwards.
 * Undefined where that does not make it valid: `evaluate` tells what is wrong with a value.
 */
function repaired(value: unknown, evaluate: (value: unknown) => readonly Violation[]): unknown {
  let current = value;
  let violations = evaluate(current);
  for (let round = 0; round < ROUNDS && violations.length > 0; round++) {
    const better = violations
      .slice(0, 3)
      .flatMap(({ path }) => suspects(current, path))
      .map((path) => withoutValue(current, path))
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
function suspects(value: unknown, path: Path): readonly Path[] {
  const object = valueAt(value, path);
  const fields = isRecord(object) ? Object.keys(object).slice(-20).reverse() : [];
  return [...fields.map((name) => [...path, name]), ...path.map((_, index) => path.slice(0, path.length - index))];
}

/** Makes examples from the schemas of one document. The same schema always has the same example. */
export interface ExampleGenerator {
  /**
   * A value that is valid in its direction, as the checks evaluate it, else one that fits several alternatives of a
   * `oneOf`; undefined where none was found, or where the source does not tell enough (`x-not-published`). What the
   * description itself gives on the way is used before anything is made up.
   * `name` is that of the parameter, where it is one: it helps a little.
   */
  value(schema: Schema, direction: Direction, name?: string): unknown;
  /** The same as an Example Object that is marked as generated; of a request, only where all its fields are documented. */
  example(schema: Schema, direction: Direction): Example | undefined;
  /** Why there is no example of what is documented, as the end of a sentence. */
  reason(schema: Schema, direction: Direction): string | undefined;
  /** What references of the document lead to. */
  readonly resolve: Resolve;
  /** Whether a value is valid, as the checks evaluate it. */
  fits(schema: Schema, value: unknown, direction: Direction): boolean;
}

/** Schemas drafted, and schemas applied to values on the way, for one attempt at most: together they bound its time. */
const STEPS = 3000;
const APPLIED = 50_000;

/** Said of a value that fits more alternatives of a `oneOf` than the one that JSON Schema allows (section 10.2.1.3). */
const OVERLAP =
  'This value fits more than one alternative of a `oneOf`, which allows only one: strict validators refuse it.';

/** A value that was made, or why there is none. */
interface Made {
  readonly value?: unknown;
  readonly overlaps?: boolean;
  readonly reason?: string | undefined;
}

/** Optional fields an object shows at each depth: some first, then the required ones alone. */
const SIZES: readonly (readonly number[])[] = [[20, 8, 4], [8], []];

/** Creates the generator of a document. `sizes` are the optional fields that objects show, as tried one after the other. */
export function createExampleGenerator(document: OpenApiDocument, sizes = SIZES): ExampleGenerator {
  const validator = validatorOf(document);
  const resolve = resolverOf(document);
  const context = { definitions: definitionsOf(document), evidence: evidenceOf(document) };
  const attempt = (
    schema: Raw,
    direction: Direction,
    optional: readonly number[],
    name: string,
    overlaps: boolean,
  ): Made => {
    const evaluation: Evaluation = { ...createEvaluation(direction, resolve), budget: APPLIED };
    const judged = (given: readonly Violation[]) => (overlaps ? given.filter((one) => !isOverlap(one)) : given);
    const violations = (part: Raw, value: unknown): readonly Violation[] => judged(evaluate(evaluation, [part], value));
    const fits = (part: Raw, value: unknown): boolean => violations(part, value).length === 0 && evaluation.budget > 0;
    const obstacles: string[] = [];
    const drafting = createDrafting(
      { direction, resolve, definitions: context.definitions, optional, fits, obstacles },
      STEPS,
    );
    const value = drafting.draft([schema], { name, depth: 0, within: [], index: 0 });
    if (value === NOTHING) return { reason: obstacles[0] };
    const mended = repaired(value, (one) => violations(schema, one));
    const [wrong] = judged(validator.validate(schema, mended ?? value, direction));
    return wrong === undefined && mended !== undefined
      ? { value: mended, overlaps }
      : { reason: obstacleAt(wrong?.path) };
  };
  const make = (schema: Raw, direction: Direction, name: string): Made => {
    let last: Made = {};
    let empty: Made | undefined;
    for (const overlaps of [false, true])
      for (const optional of sizes) {
        last = attempt(schema, direction, optional, name, overlaps);
        if (last.value !== undefined && !isEmpty(last.value)) return last;
        if (last.value !== undefined) empty ??= last;
      }
    return empty ?? last;
  };
  const known = new Map<Direction, Map<unknown, Made>>();
  const made = (schema: Schema, direction: Direction): Made => {
    const values = known.get(direction) ?? new Map<unknown, Made>();
    known.set(direction, values);
    const key = typeof schema.$ref === 'string' && Object.keys(schema).length === 1 ? schema.$ref : schema;
    const one = values.get(key) ?? make(schema as Raw, direction, '');
    values.set(key, one);
    return one;
  };
  // Samples send what is documented alone.
  const isOurs = (value: unknown, schema: Schema, direction: Direction): boolean =>
    direction === 'request' && undocumentedFields(value, schema, context).length > 0;
  return {
    resolve,
    value: (schema, direction, name = '') =>
      (name === '' ? made(schema, direction) : make(schema as Raw, direction, name)).value,
    fits: (schema, given, direction) => validator.validate(schema as Raw, given, direction).length === 0,
    reason: (schema, direction) => made(schema, direction).reason,
    example(schema, direction) {
      const { value, overlaps = false } = made(schema, direction);
      return value === undefined || isOurs(value, schema, direction)
        ? undefined
        : { name: 'generated', summary: 'Example', description: overlaps ? OVERLAP : '', value, generated: true };
    },
  };
}

function isOverlap({ keyword, detail }: Violation): boolean {
  return keyword === 'oneOf' && Number(detail) > 1;
}
