import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { evaluate } from '#src/shared/schema/evaluate.ts';
import { createEvaluation } from '#src/shared/schema/evaluation.ts';
import { isStrictness } from './is-strictness.ts';
import { atPointer } from '#src/shared/schema/resolve-ref.ts';

/** Another seed makes other schemas: SCHEMA_SEED=7 npx vitest run --project unit against-ajv */
const SEED = Number(process.env['SCHEMA_SEED'] ?? 20261121);
/** Schemas of each kind: more by SCHEMA_RUNS. */
const RUNS = Number(process.env['SCHEMA_RUNS'] ?? 500);
/** Values that each schema is asked about. */
const VALUES = 8;

type Keywords = Readonly<Record<string, unknown>>;

const either = fc.constantFrom;
const leaf: fc.Arbitrary<unknown> = fc.oneof(
  fc.record({ type: either('string', 'integer', 'number', 'boolean', 'null', 'object', 'array') }),
  fc.record({ type: either(['string', 'null'], ['integer', 'null']) }),
  fc.record({ enum: either([1, true], ['a', 'b'], [null, [1]]) }),
  fc.record({ const: either<unknown>(1, 'a', { a: 1 }) }),
  fc.record({ minimum: either(0, 1), exclusiveMaximum: either(2, 3) }),
  fc.record({ minLength: either(1, 2), maxLength: either(2) }),
  fc.record({ pattern: either('^a', 'b$') }),
  fc.record({ multipleOf: either(1, 2) }),
  fc.boolean(),
);

/** A schema of any keywords. */
const { schema: anySchema } = fc.letrec<{ schema: unknown }>((tie) => {
  const sub = tie('schema');
  const schemas = (size: number) => fc.array(sub, { minLength: size, maxLength: size });
  const nodes: readonly fc.Arbitrary<unknown>[] = [
    fc.record({ properties: fc.record({ a: sub, b: sub }), required: either<string[]>([], ['a'], ['b', 'a']) }),
    fc.record({ properties: fc.record({ a: sub }), additionalProperties: sub }),
    fc.record({ patternProperties: fc.record({ '^a': sub }), minProperties: either(0, 1), maxProperties: either(2) }),
    fc.record({ allOf: schemas(2) }),
    fc.record({ anyOf: schemas(2) }),
    fc.record({ oneOf: schemas(3) }),
    fc.record({ not: sub }),
    fc.record({ if: sub, then: sub, else: sub }),
    // Not beside a union or a condition: Ajv counts fields of alternatives that do not fit.
    fc.record({ allOf: schemas(1), properties: fc.record({ a: sub }), unevaluatedProperties: sub }),
    fc.record({ prefixItems: schemas(1), items: sub, uniqueItems: fc.boolean() }),
    fc.record({ allOf: fc.tuple(fc.record({ prefixItems: schemas(1) })), unevaluatedItems: sub }),
    fc.record({ contains: sub, minContains: either(0, 1, 2), maxContains: either(2), minItems: either(1) }),
    fc.record({ dependentRequired: either({ a: ['b'] }), dependentSchemas: fc.record({ b: sub }) }),
    fc.record({ propertyNames: sub }),
    fc.record({ $ref: either('#/$defs/x') }),
    either({ $ref: '#/$defs/x', properties: { a: true }, unevaluatedProperties: false }),
  ];
  return { schema: fc.oneof({ maxDepth: 3, withCrossShrink: true }, leaf, ...nodes) };
});

/** Our schema for a place, in parts that apply together, and one for Ajv that allows no other fields. */
interface Closed {
  readonly parts: readonly [Keywords, Keywords];
  readonly closed: Keywords;
}

/** What applies to some objects alone, and names fields that nothing else names. */
const conditional: fc.Arbitrary<Keywords> = fc.oneof(
  fc.record({ anyOf: fc.tuple(fields('d', 'd'), fields('e', 'e')) }),
  fc.record({ oneOf: fc.tuple(fields('d', 'd'), fields('e', 'e')) }),
  fc.record({ if: fields('d', 'd'), then: fields('e'), else: fields('b2') }),
  fc.record({ not: fields('d', 'd') }),
  fc.record({ dependentSchemas: fc.record({ d: fields('e') }) }),
  fc.record({ patternProperties: fc.record({ '^d': leaf }) }),
  fc.constant({ properties: { d: true }, additionalProperties: true }),
  fc.constant({}),
);

function fields(name: string, ...required: readonly string[]): fc.Arbitrary<Keywords> {
  return leaf.map((schema) => ({ properties: { [name]: schema }, required }));
}

/** What only tests a value closes nothing. */
const TESTS: Keywords = {
  contains: { properties: { none: true } },
  minContains: 0,
  not: { type: 'object', properties: { a: { properties: { none: true } } }, required: ['none'] },
};

/** Objects in objects, whose fields are described in two places each. */
const { place: anyPlace } = fc.letrec<{ place: Closed }>((tie) => ({
  place: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf.map((schema): Closed => ({ parts: [{ allOf: [schema] }, {}], closed: { allOf: [schema] } })),
    fc
      .record({
        fields: fc.dictionary(either('a', 'b', 'c'), tie('place'), { minKeys: 1, maxKeys: 2, noNullPrototype: true }),
        more: conditional,
        test: fc.boolean(),
      })
      .map(({ fields: inner, more, test }): Closed => {
        const named = (pick: (place: Closed) => unknown): Keywords =>
          Object.fromEntries(Object.entries(inner).map(([name, place]) => [name, pick(place)]));
        const second = { properties: named(({ parts }) => parts[1]), ...(test ? TESTS : {}) };
        return {
          parts: [{ properties: named(({ parts }) => parts[0]), allOf: [more] }, second],
          closed: { properties: named(({ closed }) => closed), allOf: [more], unevaluatedProperties: false },
        };
      }),
    fc.record({ items: tie('place') }).map(({ items }): Closed => ({
      parts: [{ items: items.parts[0] }, { items: items.parts[1] }],
      // Not `items`: Ajv takes what it evaluated of one entry for evaluated in the next.
      closed: { prefixItems: [items.closed, items.closed, items.closed] },
    })),
  ),
}));

const { value: anyValue } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    either<unknown>(0, 1, 2.5, 'a', 'b', 'ab', 'abc', '', true, false, null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(either('a', 'b', 'c', 'd', 'e', 'ab'), tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
}));
const values = fc.array(anyValue, { minLength: VALUES, maxLength: VALUES });

/** Judges values by Ajv and by our validator, and counts both verdicts. */
function judge(ours: Keywords, theirs: Keywords, given: readonly unknown[], isStrict: boolean): void {
  const check = new Ajv2020({ strict: false, validateSchema: false, logger: false }).compile(theirs);
  const evaluation = createEvaluation('either', (ref) => atPointer(ours, ref));
  for (const value of given) {
    const violations = evaluate({ ...evaluation }, [ours], value);
    const isValid = violations.every((violation) => !isStrict && isStrictness(violation));
    const isWanted = check(value);
    verdicts[isWanted ? 'accepted' : 'refused'] += 1;
    expect({ value, isValid }).toEqual({ value, isValid: isWanted });
  }
}
const verdicts = { accepted: 0, refused: 0 };

it(`judges as Ajv does (seed ${SEED})`, () => {
  const definition = fc.record({ type: either('string', 'object'), properties: fc.record({ b: leaf }) });
  const property = fc.property(anySchema, definition, values, (schema, x, given) =>
    judge({ allOf: [schema], $defs: { x } }, { allOf: [schema], $defs: { x } }, given, false),
  );
  fc.assert(property, { seed: SEED, numRuns: RUNS });
});

it(`knows the fields that Ajv knows under unevaluatedProperties: false (seed ${SEED})`, () => {
  const whole = fc.property(anyPlace, values, ({ parts: [first, second], closed }, given) =>
    judge({ ...first, $ref: '#/$defs/second', $defs: { second } }, closed, given, true),
  );
  fc.assert(whole, { seed: SEED, numRuns: RUNS });
});

it('has judged values of both kinds', () => {
  expect(Math.min(verdicts.accepted, verdicts.refused)).toBeGreaterThan(2 * RUNS);
});
