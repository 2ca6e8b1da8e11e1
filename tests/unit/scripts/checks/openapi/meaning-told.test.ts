import { expect, it } from 'vitest';
import { problemsOf } from '../check-case.ts';
import { sample } from './samples.ts';

const STATE = 'state: { oneOf: [{ const: Open }, { const: Shut }] }';
const CODE =
  'code: { oneOf: [{ const: 0, title: No, description: It comes with the state Shut. }, { const: 1, title: Yes, description: It comes with the state Open. }] }';

it.each([
  [
    '{ size: 11 }',
    '{ size: { description: The sample shows 10. } }',
    ['openapi.yaml:12:32 `size` is `11`, but its description says 10.'],
  ],
  ['{ size: 10 }', '{ size: { description: The sample shows 10. } }', []],
  [
    '{ stage: 4 }',
    '{ stage: { description: It is 3 in the example. } }',
    ['openapi.yaml:12:33 `stage` is `4`, but its description says 3.'],
  ],
  [
    '{ state: Open, code: 0 }',
    `{ ${STATE}, ${CODE} }`,
    ['openapi.yaml:12:45 `code` is `0`, which comes with `Shut`, but `state` is `"Open"`.'],
  ],
  ['{ state: Open, code: 1 }', `{ ${STATE}, ${CODE} }`, []],
])('%s, %s', async (value, fields, problems) => {
  expect(await problemsOf('meaning-told', sample(value, fields))).toEqual(problems);
});
