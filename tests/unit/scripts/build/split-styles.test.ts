import { expect, test } from 'vitest';
import { splitStyles, withClasses } from '#scripts/build/split-styles.ts';

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

const classes = [
  ['a class', '.a{top:0}', '.u{top:0}'],
  ['in every selector of a list', '.a,.u{top:0}', '.u,.a>.u{top:0}'],
  ['not one that is only excluded, or among others', '.a:not(.u){top:0}.a>:is(p,.u){top:0}', ':is(p,.u)+.u{top:0}'],
  ['in rules inside others', '@media (width>=768px){.a{top:0}}', '@media (width>=768px){.a{& .u{top:1px}}.u{top:0}}'],
] as const;

test.each(classes)('rules that ask for %s', (_, rest, chosen) => {
  expect(withClasses(rest + chosen, new Set(['u']))).toEqual({ rest, chosen });
});
