/** The same input has the same verdict, whatever a process has compiled before. */
import { expect, it } from 'vitest';
import { allProblems, description, type Files } from './check-case.ts';

const order = (fields: string): Files =>
  description(`components:\n  schemas:\n    Order:\n      type: object\n      properties:\n        ${fields}`);

/** Descriptions that share their patterns, texts and names, and differ in what is wrong with them. */
const DOCUMENTS: readonly Files[] = [
  order(`code: { type: string, pattern: '^(b|bb)+$', example: ${'b'.repeat(60)}! }`),
  order("code: { type: string, pattern: '^(b|bb)+$', example: bx }"),
  order("code: { type: string, pattern: '^(b+)+\\1$', example: bx }"),
  order("code: { type: string, pattern: '(', example: b }\n        amount: { type: integer, example: '1' }"),
  order('code: { type: string, enum: [OPEN, SHUT], description: Either `OPEN` or `CLOSED`. }'),
];

it('tells the same in every order', async () => {
  const first = [];
  for (const files of DOCUMENTS) first.push(await allProblems(files));
  for (let run = 1; run <= DOCUMENTS.length; run++)
    for (const each of DOCUMENTS.map((_, index) => (index * 2 + run) % DOCUMENTS.length).reverse())
      expect(await allProblems(DOCUMENTS[each] ?? {}), `run ${run}, document ${each}`).toEqual(first[each]);
  expect(
    first.slice(0, 2).map((problems) => problems.filter(({ check }) => check === 'example-schema').length),
  ).toEqual([1, 1]);
});
