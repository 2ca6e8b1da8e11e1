import { expect, it } from 'vitest';
import { problemsOf } from '../check-case.ts';
import { sample } from './samples.ts';

it.each([
  [
    "[{ name: Ada }, { name: Obi }, { name: '0123456789' }]",
    ['openapi.yaml:12:63 `name` is `"0123456789"`, a number, where all other samples show words.'],
  ],
  [
    "[{ id: ORDER-1 }, { Id: ORDER-2 }, { id: '2026-03-02' }]",
    ['openapi.yaml:12:65 `id` is `"2026-03-02"`, a moment, where all other samples show a code.'],
  ],
  ["[{ name: Ada }, { name: '0123456789' }]", []],
  ["[{ name: Ada }, { name: Obi }, { name: 'Ada & Obi' }]", []],
])('%s', async (value, problems) => {
  expect(await problemsOf('meaning-shape', sample(value))).toEqual(problems);
});
