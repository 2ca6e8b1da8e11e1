import { describe, expect, it } from 'vitest';
import type { Schema } from '#src/model/schema.ts';
import { ref } from '../../model-builders.ts';
import { page, table } from '../tables.ts';

const KEYWORDS =
  '$ref $dynamicRef $anchor $defs type title description enum const default example ' +
  'examples format pattern minLength maximum properties required additionalProperties unevaluatedProperties patternProperties propertyNames ' +
  'dependentRequired dependentSchemas items prefixItems contains minContains oneOf anyOf allOf not if ' +
  'then else discriminator contentMediaType contentSchema externalDocs xml nullable readOnly deprecated x-enum-varnames ' +
  'x-anything __proto__';
const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  '',
  'text',
  [],
  {},
  [null],
  ['a', 1],
  { a: null },
  { a: [1] },
  [{ const: null }],
  [[]],
  { propertyName: 1, mapping: [1] },
  { type: 'object', properties: { a: 1 } },
];

// The lint reports what is broken; the page has to stand all the same.
describe('a schema with a broken keyword', () => {
  for (const keyword of KEYWORDS.split(' ')) {
    it(`still becomes a table: ${keyword}`, () => {
      for (const value of VALUES) {
        const broken = JSON.parse(`{"${keyword}": ${JSON.stringify(value)}}`) as Schema;
        const within: Schema = {
          ...broken,
          type: 'object',
          properties: {
            a: broken,
            b: { allOf: [broken, ref('Broken')] },
            c: { oneOf: [broken, { type: 'string', format: 'x' }] },
            d: { type: 'array', items: broken },
          },
        };
        const context = page({ schemas: { Broken: broken } });
        for (const schema of [broken, within]) {
          expect(
            () => JSON.stringify(table(schema, context, { direction: 'both' })),
            JSON.stringify(schema),
          ).not.toThrow();
        }
      }
    });
  }
});
