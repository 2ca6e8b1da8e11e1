import { describe, expect, it } from 'vitest';
import { constraintWords } from '#scripts/pages/fields/constraint-words.ts';
import type { Schema } from '#src/model/schema.ts';

const LIMITS: readonly { given: Schema; want: readonly string[] }[] = [
  { given: {}, want: [] },
  { given: { maxLength: 64 }, want: ['at most 64 characters'] },
  { given: { minLength: 1 }, want: ['at least 1 character'] },
  { given: { minLength: 0 }, want: [] },
  { given: { minLength: 2, maxLength: 5 }, want: ['2 to 5 characters'] },
  { given: { minLength: 0, maxLength: 1 }, want: ['at most 1 character'] },
  { given: { minLength: 11, maxLength: 11 }, want: ['exactly 11 characters'] },
  { given: { minItems: 1, maxItems: 1, uniqueItems: true }, want: ['exactly 1 item', 'no item twice'] },
  { given: { minProperties: 1, maxProperties: 3 }, want: ['1 to 3 fields'] },
  { given: { minProperties: 1 }, want: ['at least 1 field'] },
  { given: { minimum: 0, maximum: 100 }, want: ['at least 0', 'at most 100'] },
  { given: { exclusiveMinimum: 0, exclusiveMaximum: 1 }, want: ['more than 0', 'less than 1'] },
  { given: { multipleOf: 0.01 }, want: ['a multiple of 0.01'] },
  { given: { pattern: '^[A-Z]{3}$' }, want: ['matches ^[A-Z]{3}$'] },
  { given: { const: 'NGN' }, want: ['always "NGN"'] },
  { given: { const: null }, want: ['always null'] },
  { given: { uniqueItems: false }, want: [] },
  { given: { additionalProperties: false }, want: ['no other fields'] },
  { given: { unevaluatedProperties: false }, want: ['no other fields'] },
  { given: { propertyNames: { pattern: '^a', maxLength: 3 } }, want: ['each name: at most 3 characters, matches ^a'] },
  { given: { dependentRequired: { card: ['name', 'address'], pin: [] } }, want: ['card requires name and address'] },
  { given: { contains: { type: 'string' } }, want: ['contains at least 1 item: string'] },
  { given: { contains: { const: 9 }, minContains: 0, maxContains: 2 }, want: ['contains at most 2 items: 9'] },
  { given: { prefixItems: [{}], items: false as never }, want: ['no further items'] },
  {
    given: { contentMediaType: 'image/png', contentEncoding: 'base64' },
    want: ['holds image/png', 'encoded as base64'],
  },
  { given: { not: { const: 'admin' } }, want: ['not "admin"'] },
  { given: { not: { enum: ['a', 'b'] } }, want: ['not "a" or "b"'] },
  { given: { not: { required: ['a', 'b'] } }, want: ['not a and b together'] },
  { given: { not: {} }, want: ['never allowed'] },
  { given: { xml: { attribute: true, name: 'id', prefix: 's' } }, want: ['XML attribute s:id'] },
  { given: { xml: { name: 'list', wrapped: true } }, want: ['XML element <list>', 'wrapped in an XML element'] },
  { given: { xml: { nodeType: 'cdata' } }, want: ['XML cdata'] },
  { given: { allOf: [{ type: 'integer', pattern: 'z$' }] }, want: ['at the same time integer', 'matches z$'] },
];

describe('constraintWords', () => {
  for (const { given, want } of LIMITS)
    it(`of ${JSON.stringify(given)} are ${want.join(', ') || 'none'}`, () =>
      expect(constraintWords(given)).toEqual(want));
});
