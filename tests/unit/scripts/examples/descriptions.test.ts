/** Whatever is generated is valid: on every schema of the descriptions that come with the project. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compile } from '../../../../scripts/compile.ts';
import { createExampleGenerator } from '../../../../scripts/examples/generate.ts';
import type { Raw } from '../../../../scripts/model/raw.ts';
import { upgrade } from '../../../../scripts/model/upgrade.ts';
import { validatorOf } from '../../../../scripts/schema/validator.ts';
import type { OpenApiDocument } from '../../../../src/model/openapi.ts';
import type { Schema } from '../../../../src/model/schema.ts';
import { filesOf } from '../../imports.ts';
import { document } from '../model/document.ts';

const FIXTURES = filesOf('tests', '.yaml').filter(
  (file) => file.endsWith('openapi.yaml') && /^openapi:/m.test(readFileSync(file, 'utf8')),
);

/** Schemas of a document, wherever they stand, and values that are valid for none of them. */
function faulty(given: OpenApiDocument): readonly string[] {
  const generator = createExampleGenerator(given);
  const validator = validatorOf(given);
  const seen = new Set<object>();
  const faults: string[] = [];
  const visit = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    for (const direction of ['request', 'response'] as const) {
      const made = generator.value(node as Schema, direction);
      if (made !== undefined && validator.validate(node as Raw, made, direction).length > 0)
        faults.push(`${path} as ${direction}`);
    }
    for (const [key, child] of Object.entries(node)) visit(child, `${path}/${key}`);
  };
  visit(given, '#');
  return faults;
}

describe('generated examples', () => {
  for (const file of FIXTURES) {
    it(`are valid in ${file}`, () => {
      let given: unknown;
      try {
        given = parse(readFileSync(file, 'utf8'));
      } catch {
        // A fixture that is no YAML.
        return;
      }
      if (typeof given !== 'object' || given === null) return;
      upgrade(given as OpenApiDocument);
      expect(faulty(given as OpenApiDocument)).toEqual([]);
    }, 60_000);
  }

  it('are valid in this description', async () => {
    const { api } = await compile({ openapi: 'openapi/openapi.yaml' });
    expect(faulty(document({ components: { schemas: api?.schemas ?? {} } }))).toEqual([]);
  }, 60_000);
});
