import { expect, it } from 'vitest';
import { createAnchors } from '#scripts/pages/context/anchors.ts';
import { toSectionProse } from '#scripts/pages/context/section-prose.ts';
import { linesOf } from '../reference/reference-pages.ts';

const CASES: readonly (readonly [name: string, given: string, level: 1 | 2 | 3 | 4, want: readonly string[]])[] = [
  ['the headings of a page below its own', '# A\n\na\n\n## B', 1, ['## A', 'a', '### B']],
  ['no level left out', '### A\n\n##### B\n\n# C\n\n### D', 1, ['## A', '### B', '## C', '### D']],
  ['none deeper than pages go', '# A\n\n## B\n\n### C', 2, ['### A', '#### B', '#### C']],
  ['headings of HTML too', '<h2>A <b>b</b></h2>\n\nc', 3, ['#### A b', 'c']],
  ['no headings in quotes and lists', '> # A\n\n- # B', 1, ['A', '- B']],
];

it.each(CASES)('shows %s', (_, given, level, want) =>
  expect(linesOf(toSectionProse(given, { level, anchors: createAnchors() }))).toEqual(want),
);

it('gives each heading an anchor, on a shared page below that of its section', () => {
  const anchorsOf = (level: 1 | 2): readonly unknown[] => {
    const anchors = createAnchors();
    anchors.claim('sorting');
    return toSectionProse('# Sorting\n\n# *More*', { level, anchors, anchor: 'listOrders' });
  };
  expect(anchorsOf(1)).toMatchObject([{ anchor: 'sorting-2' }, { anchor: 'more' }]);
  expect(anchorsOf(2)).toMatchObject([{ anchor: 'listOrders.sorting' }, { anchor: 'listOrders.more' }]);
});
