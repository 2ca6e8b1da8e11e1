import { expect, test } from 'vitest';
import { splitStyles } from '#scripts/build/assets/page-styles.ts';

const table = [
  ['what draws an untouched page', 'a{color:red}@media (width>=768px){a{color:blue}}', ''],
  ['pointers', 'a{color:red}', 'a:hover{color:blue}'],
  ['pointers among other states', 'a:hover,a:focus{color:red}', ''],
  ['paper', '', '@media print{a{display:none}}'],
  ['paper among screens', '@media print,screen{a{display:none}}', ''],
] as const;

test.each(table)('%s', (_, first, later) => {
  expect(splitStyles(first + later)).toEqual({ first, later });
});

test('rules inside others keep what they stand in', () => {
  expect(
    splitStyles(
      '@media (width>=768px){.a{color:red;& b{margin:0;&:hover{color:blue}}@media print{display:none}}.c{&:hover{top:0}}}',
    ),
  ).toEqual({
    first: '@media (width>=768px){.a{color:red;& b{margin:0}}}',
    later: '@media (width>=768px){.a{& b{&:hover{color:blue}}@media print{display:none}}.c{&:hover{top:0}}}',
  });
});
