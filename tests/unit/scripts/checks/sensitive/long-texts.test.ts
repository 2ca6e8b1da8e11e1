/** Texts on which an expression could take quadratic time: a megabyte would not end. */
import { expect, it } from 'vitest';
import { readAllowed } from '#scripts/checks/lookup/allowed.ts';
import { personalDataIn } from '#scripts/checks/sensitive/personal-data.ts';
import { secretsIn } from '#scripts/checks/sensitive/secrets.ts';
import { allProblems, description } from '../check-case.ts';

const allowed = readAllowed({});
const LONG: readonly (readonly [name: string, unit: string, end: string])[] = [
  ['one word', 'a', ' key:'],
  ['words in one', 'key-', ' token: a'],
  ['white space', ' ', ''],
  ['white space after Basic', ' ', '"'],
  ['dots', '.', 'x'],
  ['digits', '1', 'x@provider.com'],
  ['addresses', 'https://ab.co/', ''],
  ['e-mail addresses', 'ada.love@some-bank.ng,', ''],
  ['labels', 'a@b.', '_'],
];

it.each(LONG)('reads %s of 10, 100 and 1,000 kB', (_, unit, end) => {
  for (const kilobytes of [10, 100, 1000]) {
    const text = `Basic secret=abcdefgh0123 ${unit.repeat((kilobytes * 1000) / unit.length)}${end}`;
    expect(secretsIn(text, 'text', allowed)).toEqual([]);
    expect(personalDataIn(text, 'text', allowed).length).toBeGreaterThanOrEqual(0);
  }
});

it.each(['~~~\\r', 'whether it is ', '`a`, ', '/**//'])('checks descriptions of many %j', async (unit) => {
  const text = `"Code ${unit.repeat(200_000 / unit.length)}"`;
  const files = description(
    `components:\n  schemas:\n    Order: { type: object, description: ${text}, properties: { a: { type: string } } }`,
  );
  expect((await allProblems(files)).length).toBeGreaterThan(0);
});
