import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { evaluate } from '#src/shared/schema/evaluate.ts';
import { createEvaluation } from '#src/shared/schema/evaluation.ts';

/** Pseudo-random numbers from a seed (mulberry32): the same schemas in every run. */
function random(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Next = <T>(items: readonly T[]) => T;

function anySchema(next: Next, depth: number): unknown {
  const sub = (): unknown => anySchema(next, depth - 1);
  const leaves: readonly (() => object | boolean)[] = [
    () => ({ type: next(['string', 'integer', 'number', 'boolean', 'null', 'object', 'array']) }),
    () => ({ type: [next(['string', 'integer']), 'null'] }),
    () => ({ enum: [next([1, 'a', null]), next([true, 'b', [1]])] }),
    () => ({ const: next<unknown>([1, 'a', { a: 1 }]) }),
    () => ({ minimum: next([0, 1]), exclusiveMaximum: next([2, 3]) }),
    () => ({ minLength: next([1, 2]), maxLength: 2 }),
    () => ({ pattern: next(['^a', 'b$']) }),
    () => ({ multipleOf: next([1, 2]) }),
    () => next([true, false]),
  ];
  const nodes: readonly (() => object)[] = [
    () => ({ properties: { a: sub(), b: sub() }, required: next([[], ['a'], ['b', 'a']]) }),
    () => ({ properties: { a: sub() }, additionalProperties: sub() }),
    () => ({ patternProperties: { '^a': sub() }, minProperties: next([0, 1]), maxProperties: 2 }),
    () => ({ allOf: [sub(), sub()] }),
    () => ({ anyOf: [sub(), sub()] }),
    () => ({ oneOf: [sub(), sub(), sub()] }),
    () => ({ not: sub() }),
    () => ({ if: sub(), then: sub(), else: sub() }),
    // Not beside a union or a condition: Ajv counts fields of alternatives that do not fit.
    () => ({ allOf: [sub()], properties: { a: sub() }, unevaluatedProperties: sub() }),
    () => ({ prefixItems: [sub()], items: sub(), uniqueItems: next([true, false]) }),
    () => ({ allOf: [{ prefixItems: [sub()] }], unevaluatedItems: sub() }),
    () => ({ contains: sub(), minContains: next([0, 1, 2]), maxContains: 2, minItems: 1 }),
    () => ({ dependentRequired: { a: ['b'] }, dependentSchemas: { b: sub() } }),
    () => ({ propertyNames: sub() }),
    () => ({ $ref: '#/$defs/x', ...next([{}, { properties: { a: true }, unevaluatedProperties: false }]) }),
  ];
  return depth > 0 && next([true, true, false]) ? next(nodes)() : next(leaves)();
}

function anyValue(next: Next, depth: number): unknown {
  const leaves: readonly unknown[] = [0, 1, 2.5, 'a', 'b', 'ab', 'abc', '', true, false, null];
  if (depth === 0 || next([true, false])) return next(leaves);
  if (next([true, false])) return Array.from({ length: next([0, 1, 2, 3]) }, () => anyValue(next, depth - 1));
  return Object.fromEntries(
    next([[], ['a'], ['a', 'b'], ['c'], ['b', 'ab']]).map((name: string) => [name, anyValue(next, depth - 1)]),
  );
}

it('judges as Ajv does', () => {
  const number = random(20261121);
  const next: Next = (items) => items[Math.floor(number() * items.length)] as (typeof items)[number];
  const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false });
  const differing: string[] = [];
  let refused = 0;
  for (let index = 0; index < 1500; index += 1) {
    const schema = {
      $defs: { x: { type: next(['string', 'object']), properties: { b: anySchema(next, 0) } } },
      ...Object(anySchema(next, 3)),
    } as Record<string, unknown>;
    const check = ajv.compile(schema);
    const resolve = () => (schema['$defs'] as Record<string, unknown>)['x'];
    const evaluation = createEvaluation('either', resolve);
    for (let round = 0; round < 8; round += 1) {
      const value = anyValue(next, 3);
      const want = check(value);
      if (!want) refused += 1;
      const violations = evaluate(evaluation, [schema], value).filter(({ documents }) => documents === undefined);
      if (want !== (violations.length === 0))
        differing.push(`${JSON.stringify(schema)} ${JSON.stringify(value)}: Ajv says ${want}`);
    }
  }
  expect(differing).toEqual([]);
  expect(refused).toBeGreaterThan(1000);
});
