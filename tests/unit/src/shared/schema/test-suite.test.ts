/** The required tests of JSON Schema 2020-12, as its authors publish them (see the fixture's README). */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { evaluate } from '#src/shared/schema/evaluate.ts';
import { createEvaluation } from '#src/shared/schema/evaluation.ts';
import { isStrictness } from './is-strictness.ts';
import { atPointer } from '#src/shared/schema/resolve-ref.ts';
import { resolveSchemaRef } from '#src/shared/schema/schema-ref.ts';
import type { Schema } from '#src/model/schema.ts';

const SUITE = 'tests/fixtures/json-schema-test-suite';

interface Group {
  readonly description: string;
  readonly schema: Schema | boolean;
  readonly tests: readonly { readonly data: unknown; readonly valid: boolean }[];
}

const FILES: readonly (readonly [file: string, groups: readonly Group[]])[] = readdirSync(`${SUITE}/draft2020-12`).map(
  (file) => [file, JSON.parse(readFileSync(`${SUITE}/draft2020-12/${file}`, 'utf8')) as readonly Group[]],
);

/** Groups with tests that fail, by their files, under the reason. */
const UNSUPPORTED = JSON.parse(readFileSync(`${SUITE}/unsupported.json`, 'utf8')) as Readonly<
  Record<string, Readonly<Record<string, readonly string[]>>>
>;

function isValid(schema: Group['schema'], data: unknown): boolean {
  const inside = (ref: string): unknown =>
    ref === '#' ? schema : (atPointer(schema, ref) ?? resolveSchemaRef(ref, { root: schema as Schema }).schema ?? null);
  const violations = evaluate(createEvaluation('either', inside), [schema], data);
  // The suite knows nothing of our strictness.
  return violations.every(isStrictness);
}

const failures = ({ schema, tests }: Group): number =>
  tests.filter(({ data, valid }) => isValid(schema, data) !== valid).length;

it.each(FILES)('passes %s, but for what is not supported', (file, groups) => {
  const failing = groups.filter((group) => failures(group) > 0).map(({ description }) => description);
  expect(failing.sort()).toEqual(
    Object.values(UNSUPPORTED)
      .flatMap((byFile) => byFile[file] ?? [])
      .sort(),
  );
});

it('has as many tests as are claimed', () => {
  const groups = FILES.flatMap(([, all]) => all);
  const all = groups.reduce((sum, { tests }) => sum + tests.length, 0);
  expect([all - groups.reduce((sum, group) => sum + failures(group), 0), all]).toEqual([1229, 1299]);
});
