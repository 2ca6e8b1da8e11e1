import { expect, it } from 'vitest';
import { description, problemsOf } from '../check-case.ts';

const schema = (required: string, ...fields: readonly string[]): string =>
  `components:\n  schemas:\n    Order: { type: object, required: [${required}], properties: { ${fields.join(', ')} } }`;
const api = (words: string, ...parameters: readonly string[]): string =>
  `paths:\n  /o:\n    get:\n      description: ${words}\n      parameters: [${parameters.map((name) => `{ in: query, schema: { type: string }, ${name} }`).join(', ')}]\n      responses: { '200': { description: Done. } }`;

it.each([
  [
    schema('a', 'a: { description: Optional. The first. }'),
    ['openapi.yaml:5:57 `a` is required, but its description calls it optional.'],
  ],
  [schema('a', 'a: { type: string }', 'b: { description: Optional. }', 'c: { type: string }'), []],
  [schema('a', 'a: { type: string }', 'b: { type: string }'), []],
  [
    api("'`page` is required.'", 'name: page'),
    ['openapi.yaml:7:59 `page` is not required, but the description of `get /o` says otherwise.'],
  ],
  [
    api(
      "'`page` is required; the other parameters filter.'",
      'name: page, required: true',
      'name: size, required: true',
    ),
    ['openapi.yaml:7:140 `size` is required, but the description of `get /o` says otherwise.'],
  ],
  [api("'`page` is required; the other parameters filter.'", 'name: page, required: true', 'name: size'), []],
])('%s', async (text, problems) => {
  expect(await problemsOf('required-words', description(text))).toEqual(problems);
});
