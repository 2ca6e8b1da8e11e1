import { expect, test } from 'vitest';
import { parted } from '#src/views/sample/parted.ts';

const lines = (count: number, line = (index: number) => `<i>${index}</i>`): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

test.each([
  { name: 'code that its panel shows', code: lines(100) },
  { name: 'little more than its panel shows', code: lines(149) },
  { name: 'nothing', code: '' },
  { name: 'what is one element to its end', code: `<i>${lines(200, String)}</i>` },
])('leaves $name in one piece', ({ code }) => expect(parted(code)).toBeUndefined());

test('parts long code at the end of a line', () => {
  const code = lines(150);
  const { first, others, lines: further } = parted(code)!;
  expect(first + others).toBe(code);
  expect(first.endsWith('>99</i>\n')).toBe(true);
  expect(others.startsWith('<i>100<')).toBe(true);
  expect(further).toBe(50);
});

test('parts no element', () => {
  const code = `${lines(90)}\n<var>${lines(30, String)}</var>\n${lines(80)}`;
  const { first, others } = parted(code)!;
  expect(first + others).toBe(code);
  expect(first.endsWith('29</var>\n')).toBe(true);
});
