import { expect, it } from 'vitest';
import { description, problemsOf, type Files } from '../check-case.ts';

/** One object with some fields, and a sample of it. */
function object(fields: readonly string[], sample = '{}'): Files {
  return description(
    `components:\n  schemas:\n    Order:\n      type: object\n      example: ${sample}\n      properties:\n${fields.map((field, index) => `        f${index}: ${field}`).join('\n')}`,
  );
}

const LISTS = ['{ type: array, items: {} }'];
const TIMES = ['{ type: string, format: date-time }'];

it.each([
  [
    object(['{ description: A text. }'], '{ f0: a }'),
    ['openapi.yaml:9:15 Every sample of this field has the type `string`, but its schema declares none.'],
  ],
  [object(['{ description: Anything. }']), []],
  [object(['{ description: A text., x-not-published: [types] }'], '{ f0: a }'), []],
  [
    object([...TIMES, '{ type: string }'], "{ f0: '2026-03-02T09:15:00Z', f1: '2026-03-02T09:15:00Z' }"),
    ['openapi.yaml:10:15 Every sample of this field has the format `date-time`, but its schema declares none.'],
  ],
  [object(['{ type: string, x-not-published: [types] }'], "{ f0: '2026-03-02T09:15:00Z' }"), []],
  [object(['{ type: string }'], '{ f0: soon }'), []],
  [
    object(["{ type: 'null' }"]),
    ['openapi.yaml:9:15 This schema allows only `null`, and its description does not say so.'],
  ],
  [object(["{ anyOf: [{ type: string }, { type: 'null' }] }"]), []],
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
