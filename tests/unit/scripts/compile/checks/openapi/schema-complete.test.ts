import { expect, it } from 'vitest';
import { description, problemsOf, type Files } from '../check-case.ts';

/** One object with some fields, and a sample of it. */
function object(fields: readonly string[], sample = '{}'): Files {
  return description(
    `components:\n  schemas:\n    Order:\n      type: object\n      example: ${sample}\n      properties:\n${fields.map((field, index) => `        f${index}: ${field}`).join('\n')}`,
  );
}

const TEXTS = ['{ type: string }', '{ type: string }', '{ type: string }', '{ type: string }'];
const LISTS = ['{ type: array, items: {} }'];
const TIMES = ['{ type: string, format: date-time }'];

it.each([
  [
    object([...TEXTS, '{ description: A text. }']),
    ['openapi.yaml:13:15 This is the only schema that does not define a value.'],
  ],
  [object([...TEXTS, '{ description: One. }', '{ description: Two. }']), []],
  [
    object([...Array.from({ length: 4 }, () => '{ type: array, items: { type: string } }'), '{ type: array }']),
    ['openapi.yaml:13:15 This is the only array without `items`.'],
  ],
  [
    object([
      ...Array.from({ length: 3 }, () => '{ type: object, properties: { id: { type: string } } }'),
      '{ type: object }',
    ]),
    ['openapi.yaml:12:15 This is the only object without `properties`.'],
  ],
  [
    object(
      [...TIMES, ...TIMES, ...TIMES, ...TIMES, '{ type: string }'],
      `{ ${[0, 1, 2, 3, 4].map((index) => `f${index}: '2026-03-02T09:15:00Z'`).join(', ')} }`,
    ),
    [
      'openapi.yaml:13:15 Every sample of this field has the format `date-time`, which all other fields like it declare.',
    ],
  ],
  [object(LISTS), []],
  [
    object([
      '{ type: string, format: dateTime }',
      '{ type: string, format: uuid }',
      '{ type: string, format: own-one }',
    ]),
    ['openapi.yaml:9:29 `dateTime` is not a known format.'],
  ],
])('case %#', async (files, problems) => {
  expect(await problemsOf('schema-complete', files)).toEqual(problems);
});
