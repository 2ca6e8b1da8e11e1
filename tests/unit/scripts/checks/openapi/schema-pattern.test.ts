import { expect, it } from 'vitest';
import { description, problemsOf, type Files } from '../check-case.ts';

/** One schema among the components. */
function schema(text: string): Files {
  return description(`components:\n  schemas:\n    Order: ${text}`);
}

it.each([
  [schema("{ type: string, pattern: '[' }"), ['openapi.yaml:5:28 This pattern is not a regular expression.']],
  [
    schema("{ type: object, patternProperties: { '(': { type: string } } }"),
    ['openapi.yaml:5:49 This pattern is not a regular expression.'],
  ],
  [
    schema("{ type: string, pattern: '^(b|bb)+\\1$' }"),
    ['openapi.yaml:5:28 This pattern may take too long to be tested, so no example was validated against it.'],
  ],
  [schema(`{ type: string, pattern: '^(b|bb)+$', example: ${'b'.repeat(60)}! }`), []],
  [schema("{ type: string, pattern: '^[a-z]+(-[a-z]+)*$', example: a-b }"), []],
  // Only without the flag for code points.
  [schema("{ type: string, pattern: '\\-', example: a-b }"), []],
])('case %#', async (files, problems) => {
  expect(await problemsOf('schema-pattern', files)).toEqual(problems);
});
