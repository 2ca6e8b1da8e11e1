import type { Example } from '#src/model/media-type.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import type { Schema } from '#src/model/schema.ts';
import type { Raw } from '#src/shared/schema/raw.ts';
import { undocumentedFields } from '#src/shared/schema/documented-fields.ts';
import { evidenceOf } from '#src/shared/schema/evidence.ts';
import { evaluate } from '#src/shared/schema/evaluate.ts';
import { createEvaluation, type Evaluation } from '#src/shared/schema/evaluation.ts';
import type { Violation } from '#src/shared/schema/violation.ts';
import { resolverOf } from '#src/shared/schema/schema-ref.ts';
import type { Direction } from '#src/shared/schema/strictness.ts';
import { validatorOf } from '#src/shared/schema/validator.ts';
import { definitionsOf } from '../model/definitions.ts';
import { createDrafting } from './draft.ts';
import { NOTHING } from './drafting.ts';
import { repaired } from './repair.ts';

/** Makes examples from the schemas of one document. The same schema always has the same example. */
export interface ExampleGenerator {
  /**
   * A value that is valid in its direction, as the checks evaluate it; undefined where none was found, or where the
   * source
   * does not tell enough (`x-not-published`). What the description itself gives on the way is used before anything is
   * made up.
   * `name` is that of the parameter, where it is one: it helps a little.
   */
  value(schema: Schema, direction: Direction, name?: string): unknown;
  /** The same as an Example Object that is marked as generated; of a request, only where all its fields are documented. */
  example(schema: Schema, direction: Direction): Example | undefined;
  /** Whether a value is valid, as the checks evaluate it. */
  fits(schema: Schema, value: unknown, direction: Direction): boolean;
}

/** Schemas drafted, and schemas applied to values on the way, for one attempt at most: together they bound its time. */
const STEPS = 3000;
const APPLIED = 50_000;

/** Optional fields an object shows at each depth: some first, then the required ones alone. */
const SIZES: readonly (readonly number[])[] = [[20, 8, 4], [8], []];

/** Creates the generator of a document. `sizes` are the optional fields that objects show, as tried one after the other. */
export function createExampleGenerator(document: OpenApiDocument, sizes = SIZES): ExampleGenerator {
  const validator = validatorOf(document);
  const resolve = resolverOf(document);
  const context = { definitions: definitionsOf(document), evidence: evidenceOf(document) };
  const attempt = (schema: Raw, direction: Direction, optional: readonly number[], name: string): unknown => {
    const evaluation: Evaluation = { ...createEvaluation(direction, resolve), budget: APPLIED };
    const violations = (part: Raw, value: unknown): readonly Violation[] => evaluate(evaluation, [part], value);
    const fits = (part: Raw, value: unknown): boolean => violations(part, value).length === 0 && evaluation.budget > 0;
    const drafting = createDrafting({ direction, resolve, optional, fits }, STEPS);
    const value = drafting.draft([schema], { name, depth: 0, within: [], index: 0 });
    const mended = value === NOTHING ? undefined : repaired(value, (one) => violations(schema, one));
    return mended === undefined || validator.validate(schema, mended, direction).length > 0 ? undefined : mended;
  };
  const make = (schema: Raw, direction: Direction, name: string): unknown => {
    for (const optional of sizes) {
      const value = attempt(schema, direction, optional, name);
      if (value !== undefined) return value;
    }
    return undefined;
  };
  const known = new Map<Direction, Map<unknown, unknown>>();
  const value = (schema: Schema, direction: Direction, name = ''): unknown => {
    if (name !== '') return make(schema as Raw, direction, name);
    const values = known.get(direction) ?? new Map<unknown, unknown>();
    known.set(direction, values);
    const key = typeof schema.$ref === 'string' && Object.keys(schema).length === 1 ? schema.$ref : schema;
    if (!values.has(key)) values.set(key, make(schema as Raw, direction, ''));
    return values.get(key);
  };
  return {
    value,
    fits: (schema, given, direction) => validator.validate(schema as Raw, given, direction).length === 0,
    example(schema, direction) {
      const made = value(schema, direction);
      // Samples send what is documented alone.
      const isOurs = direction === 'request' && undocumentedFields(made, schema, context).length > 0;
      return made === undefined || isOurs
        ? undefined
        : { name: 'generated', summary: 'Example', description: '', value: made, generated: true };
    },
  };
}
