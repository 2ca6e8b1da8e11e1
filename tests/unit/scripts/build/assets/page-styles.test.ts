import { expect, test } from 'vitest';
import { pageStyles } from '#scripts/build/assets/page-styles.ts';

const { groups, later } = pageStyles(
  ['p{top:0}.icon{top:0}p:hover{top:1px}', '.a,.icon{top:0}@media print{.b{top:0}}.a{& .c{top:.5px}}'],
  '.o{top:0}',
);

test('every page holds the first group, others where one of their own classes is', () => {
  expect(groups).toEqual([
    { css: 'p{top:0}.icon{top:0}' },
    { css: '.a,.icon{top:0}.a{& .c{top:.5px}}', classes: ['a', 'c'] },
  ]);
});

test('pointers, paper and what stands below wait', () => {
  expect(later).toBe('p:hover{top:1px}@media print{.b{top:0}}.o{top:0}');
});
