import { expect, it } from 'vitest';
import { remember } from '#src/shared/text/remember.ts';

it('computes once while a text is among the last, undefined too, and again when it is long gone', () => {
  const asked: string[] = [];
  const answer = remember(2, (text) => {
    asked.push(text);
    return text === 'b' ? undefined : text;
  });
  for (const text of ['a', 'b', 'b', 'a', 'c', 'a', 'd', 'e', 'f', 'a']) answer(text);
  expect(asked.join('')).toBe('abcdefa');
});
