import { Source } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { headingAt } from '#scripts/checks/baseline.ts';
import { lineAndColumn } from '#scripts/description/source/locator.ts';
import { pointersIn } from '#scripts/description/source/pointer-at.ts';

const YAML = new Source(
  'a.yaml',
  "openapi: 3.1.1\npaths:\n  /x/{id}:\n    get: { tags: [A, B], empty: }\n  '/y~z':\n    - text: |\n        One.\n        Two.\n  /a%20b: { get: one }\n",
);

it.each([
  '/openapi',
  '/paths',
  '/paths/~1x~1{id}',
  '/paths/~1x~1{id}/get/tags/1',
  '/paths/~1y~0z/0/text',
  '/paths/~1a%20b/get',
])('%s leads to a value or key, and back', (pointer) => {
  for (const onKey of [true, false]) expect(pointersIn(YAML)(lineAndColumn(YAML, `#${pointer}`, onKey))).toBe(pointer);
});

it.each<[line: number, column: number, want: string]>([
  [1, 1, ''],
  [4, 22, '/paths/~1x~1{id}/get/tags/1'],
  [4, 26, '/paths/~1x~1{id}/get/empty'],
  [8, 10, '/paths/~1y~0z/0/text'],
  [99, 1, ''],
])('line %d, column %d is in "%s"', (line, column, want) => {
  expect(pointersIn(YAML)({ file: 'a.yaml', line, column })).toBe(want);
});

it.each<[line: number, want: string]>([
  [2, ''],
  [3, 'One'],
  [6, 'One'],
  [9, 'Two `x`'],
])('line %d of a guide is below "%s"', (line, want) => {
  const guide = '---\ntitle: A\n## One\n```sh\n# no heading\n```\n\n### Two `x`\nText.';
  expect(headingAt(guide.split('\n'), line)).toBe(want);
});
