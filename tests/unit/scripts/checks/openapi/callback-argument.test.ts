import { expect, it } from 'vitest';
import { description, problemsOf } from '../check-case.ts';

const callback = (parameters: string, source: string): string =>
  `components:\n  schemas:\n    Plugin: { properties: { done: { x-callback: { parameters: [${parameters}], source: '${source}' } } } }`;

it.each([
  [
    callback('response', 'if (respons.ok) go();'),
    ['openapi.yaml:5:64 The sample does not use its argument `response`.'],
  ],
  [callback('response', 'if (response.ok) go();'), []],
  [callback('', 'go();'), []],
  [callback('"$("', 'go($();'), []],
  [callback('a', 'go(b.a, $a, aa);'), ['openapi.yaml:5:64 The sample does not use its argument `a`.']],
  [callback('a', 'go(b.a, a);'), []],
])('%s', async (text, problems) => {
  expect(await problemsOf('callback-argument', description(text))).toEqual(problems);
});
