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

/** Maximum number of parts that `repaired` removes from one value. */
const ROUNDS = 12;

/**
 * Removes invalid parts from a value until it is valid; undefined if it stays invalid. Each removal has to reduce the
 * number of violations. `evaluate` returns the violations of a value.
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
 * Returns the paths of parts whose removal may repair a violation at `path`, in the order in which to try them. First
 * are the fields of the object at that path, from the last to the first. Then comes that object itself, then the values
 * that contain it.
 */
function suspects(value: unknown, path: Path): readonly Path[] {
  const object = valueAt(value, path);
  const fields = isRecord(object) ? Object.keys(object).slice(-20).reverse() : [];
  return [...fields.map((name) => [...path, name]), ...path.map((_, index) => path.slice(0, path.length - index))];
}

/** Generates examples from the schemas of one document. The result for a schema is always the same. */
export interface ExampleGenerator {
  /**
   * Returns a value for a schema: one that the description gives, else a generated one. If no valid value is found, the
   * value may match more than one alternative of a `oneOf`. An empty object or list is the last choice. Undefined if no
   * value was found, or if none can be generated because fields or values are not published.
   *
   * @param name name of the parameter, which suggests a value: `currency`
   */
  value(schema: Schema, direction: Direction, name?: string): unknown;
  /**
   * Returns a generated value as an Example Object. Undefined if there is no value, or if a value for a request has
   * undocumented fields.
   */
  example(schema: Schema, direction: Direction): Example | undefined;
  /**
   * Returns why no value could be generated for a schema, as the end of a sentence. Undefined if there is a value. An
   * empty string if fields or values are not published.
   */
  reason(schema: Schema, direction: Direction): string | undefined;
  /** Resolves a `$ref` in the document. */
  readonly resolve: Resolve;
  /** Whether a value is valid, according to the validator that also checks the author's examples. */
  fits(schema: Schema, value: unknown, direction: Direction): boolean;
}

/**
 * Maximum number of schemas that are applied in the validation of one attempt to generate a value. Without it, an
 * attempt could take too long.
 */
const APPLIED = 50_000;

/**
 * Description of a generated example that matches more than one alternative of a `oneOf`. `oneOf` allows only one match
 * (JSON Schema 2020-12 Core, section 10.2.1.3).
 */
const OVERLAP =
  'This value fits more than one alternative of a `oneOf`, which allows only one: strict validators refuse it.';

/** A generated value, or the reason why there is none. */
interface Generated {
  readonly value?: unknown;
  readonly overlaps?: boolean;
  readonly reason?: string | undefined;
}

/**
 * Values of `Drafting.optional`, tried in this order. The first allows 20 optional fields in the outermost object, 8 in
 * an object inside it, and 4 in an object inside that one. The last allows only required fields.
 */
const SIZES: readonly (readonly number[])[] = [[20, 8, 4], [8], []];

/**
 * Creates the example generator of a document.
 *
 * @param sizes values of `Drafting.optional`, tried in this order
 */
export function createExampleGenerator(document: OpenApiDocument, sizes = SIZES): ExampleGenerator {
  const validator = validatorOf(document);
  const resolve = resolverOf(document);
  const definitions = definitionsOf(document);
  const evidence = evidenceOf(document);
  const attempt = (
    schema: Raw,
    direction: Direction,
    optional: readonly number[],
    name: string,
    overlaps: boolean,
  ): Generated => {
    const evaluation: Evaluation = { ...createEvaluation(direction, resolve), budget: APPLIED };
    const counted = (given: readonly Violation[]) => (overlaps ? given.filter((one) => !isOverlap(one)) : given);
    const violations = (part: Raw, value: unknown): readonly Violation[] =>
      counted(evaluate(evaluation, [part], value));
    const fits = (part: Raw, value: unknown): boolean => violations(part, value).length === 0 && evaluation.budget > 0;
    const obstacles: string[] = [];
    const { draft } = createDrafting({ direction, resolve, definitions, optional, fits, obstacles });
    const value = draft([schema], { name, depth: 0, within: [], index: 0 });
    if (value === NOTHING) return { reason: obstacles[0] };
    const repairedValue = repaired(value, (one) => violations(schema, one));
    const [wrong] = counted(validator.validate(schema, repairedValue ?? value, direction));
    return wrong === undefined && repairedValue !== undefined
      ? { value: repairedValue, overlaps }
      : { reason: obstacleAt(wrong?.path) };
  };
  const make = (schema: Raw, direction: Direction, name: string): Generated => {
    let last: Generated = {};
    let empty: Generated | undefined;
    for (const overlaps of [false, true])
      for (const optional of sizes) {
        last = attempt(schema, direction, optional, name, overlaps);
        if (last.value !== undefined && !isEmpty(last.value)) return last;
        if (last.value !== undefined) empty ??= last;
      }
    return empty ?? last;
  };
  const cache = new Map<Direction, Map<unknown, Generated>>();
  const cachedResult = (schema: Schema, direction: Direction): Generated => {
    const values = cache.get(direction) ?? new Map<unknown, Generated>();
    cache.set(direction, values);
    const key = typeof schema.$ref === 'string' && Object.keys(schema).length === 1 ? schema.$ref : schema;
    const one = values.get(key) ?? make(schema as Raw, direction, '');
    values.set(key, one);
    return one;
  };
  // Samples must not send undocumented fields.
  const isOurs = (value: unknown, schema: Schema, direction: Direction): boolean =>
    direction === 'request' && undocumentedFields(value, schema, { definitions, evidence }).length > 0;
  return {
    resolve,
    value: (schema, direction, name = '') =>
      (name === '' ? cachedResult(schema, direction) : make(schema as Raw, direction, name)).value,
    fits: (schema, given, direction) => validator.validate(schema as Raw, given, direction).length === 0,
    reason: (schema, direction) => cachedResult(schema, direction).reason,
    example(schema, direction) {
      const { value, overlaps = false } = cachedResult(schema, direction);
      return value === undefined || isOurs(value, schema, direction)
        ? undefined
        : { name: 'generated', summary: 'Example', description: overlaps ? OVERLAP : '', value, generated: true };
    },
  };
}

function isOverlap({ keyword, detail }: Violation): boolean {
  return keyword === 'oneOf' && Number(detail) > 1;
}
