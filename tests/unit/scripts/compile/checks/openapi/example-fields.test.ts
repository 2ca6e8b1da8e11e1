import { expect, it } from 'vitest';
import { description, problemsOf, type Files } from '../check-case.ts';

const NAMES = Array.from({ length: 60 }, (_, index) => `f${index}`);

/** A list of orders with sixty fields; each entry lacks some. */
function orders(fields: readonly string[], ...lacking: readonly (readonly string[])[]): Files {
  const entry = (names: readonly string[]): string =>
    `{ ${fields
      .filter((name) => !names.includes(name))
      .map((name) => `${name}: a`)
      .join(', ')} }`;
  return description(
    `components:\n  schemas:\n    Orders:\n      type: array\n      example:\n${lacking.map((names) => `        - ${entry(names)}`).join('\n')}\n      items:\n        type: object\n        properties:\n${fields.map((name) => `          ${name}: { type: string }`).join('\n')}`,
  );
}

it.each([
  [
    orders(NAMES, [], ['f7']),
    ['openapi.yaml:9:13 This example lacks the field `f7`, which all others of its kind show.'],
  ],
  [
    orders(NAMES, ['f7'], ['f7']),
    ['openapi.yaml:20:11 No example shows the field `f7`, although examples show all other fields.'],
  ],
  [orders(NAMES, ['f7'], ['f7'], []), []],
  [orders(NAMES, [], []), []],
  [orders(NAMES.slice(0, 10), [], ['f7']), []],
])('case %#', async (files, problems) => {
  expect(await problemsOf('example-fields', files)).toEqual(problems);
});
