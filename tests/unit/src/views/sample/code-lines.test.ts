import { expect, test } from 'vitest';
import { codeLines } from '#src/views/sample/CodeBlock.tsx';

const long = 'x'.repeat(39);
const entities = '&lt;'.repeat(10);

test.each([
  ['a\nb', [], 'a\nb'],
  ['a\nb\nc', [2], 'a\n<mark>b\n</mark>c'],
  ['<i>a\nb\nc</i> d', [2], '<i>a\n</i><mark><i>b\n</i></mark><i>c</i> d'],
  ['<i>a</i>\n<b>b</b>', [1, 2], '<mark><i>a</i>\n</mark><mark><b>b</b></mark>'],
  [`a\n${long}\nb`, [], `a\n<span data-indent="0">${long}\n</span>b`],
  [`a\n  ${long}\nb`, [], `a\n<span data-indent="2">  ${long}\n</span>b`],
  [`\t${long}`, [1], `<mark data-indent="2">\t${long}</mark>`],
  [`  ${entities}`, [], `  ${entities}`],
  [`<i>a\n    ${long}\n</i>`, [], `<i>a\n</i><span data-indent="4"><i>    ${long}\n</i></span>`],
])('%j with lines %j marked', (code, marks, want) => {
  expect(codeLines(code, marks)).toBe(want);
});
