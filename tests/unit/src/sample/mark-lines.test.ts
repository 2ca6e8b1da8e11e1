import { expect, test } from 'vitest';
import { markLines } from '#src/sample/mark-lines.ts';

test.each([
  ['a\nb', [], 'a\nb'],
  ['a\nb\nc', [2], 'a\n<mark>b\n</mark>c'],
  ['<i>a\nb\nc</i> d', [2], '<i>a\n</i><mark><i>b\n</i></mark><i>c</i> d'],
  ['<i>a</i>\n<b>b</b>', [1, 2], '<mark><i>a</i>\n</mark><mark><b>b</b></mark>'],
])('%j with lines %j marked', (code, marks, want) => {
  expect(markLines(code, marks)).toBe(want);
});
