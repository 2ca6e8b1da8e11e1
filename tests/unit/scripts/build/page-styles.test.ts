import { expect, test } from 'vitest';
import { pageStyles } from '#scripts/build/page-styles.ts';

const { groups, later } = pageStyles(
  [
    'p{top:0}.icon{top:0}p:hover{top:1px}',
    '.a,.icon{top:0}@media print{.b{top:0}}.a{& .c{top:.5px}}.a,.u{top:2px}.u{top:0}',
  ],
  [['u']],
  '.o{top:0}',
);

test('every page holds the first group, others where one of their own classes is', () => {
  expect(groups.slice(0, 2)).toEqual([
    { css: 'p{top:0}.icon{top:0}' },
    { css: '.a,.icon{top:0}.a{& .c{top:.5px}}.a,.u{top:2px}', classes: ['a', 'c', 'u'] },
  ]);
});

test('rules of uncommon classes are a group of their own, after the others', () => {
  expect(groups.slice(2)).toEqual([{ css: '.u{top:0}', classes: ['u'] }]);
});

test('pointers, paper and what stands below wait', () => {
  expect(later).toBe('p:hover{top:1px}@media print{.b{top:0}}.o{top:0}');
});
