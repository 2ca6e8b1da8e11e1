import { expect, it } from 'vitest';
import { memoizeText } from '#src/shared/text/memoize.ts';

it('computes once while a text is among the last, undefined too, and again when it is long gone', () => {
  const asked: string[] = [];
  const answer = memoizeText(2, (text) => {
    asked.push(text);
    return text === 'b' ? undefined : text;
  });
  for (const text of ['a', 'b', 'b', 'a', 'c', 'a', 'd', 'e', 'f', 'a']) answer(text);
  expect(asked.join('')).toBe('abcdefa');
});
