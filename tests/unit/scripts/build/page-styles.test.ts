import { expect, test } from 'vitest';
import { styleGroups } from '#scripts/build/page-styles.ts';

test('every page holds the first group, others where one of their own classes is', () => {
  const sheets = ['p{top:0}.icon{top:0}', '.a,.icon{top:0}.a{& .c{top:.5px}}'];
  expect(styleGroups(sheets)).toEqual([{ css: sheets[0] }, { css: sheets[1], classes: ['a', 'c'] }]);
});
