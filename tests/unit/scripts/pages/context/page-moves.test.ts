import { expect, it } from 'vitest';
import { withRedirected } from '#scripts/pages/context/page-moves.ts';
import type { MovedAnchor } from '#src/model/page.ts';

it.each<readonly [name: string, page: readonly MovedAnchor[], site: readonly MovedAnchor[], want: readonly string[]]>([
  ['the longest first', [['pay.amount', 'a']], [['pay', 'b']], ['pay.amount → a', 'pay → b']],
  ['of two that are equal, that of the site', [['pay', 'a']], [['pay', 'b']], ['pay → b', 'pay → a']],
])('former anchors of a page are in order: %s', (_, moved, redirected, want) => {
  expect(withRedirected({ moved }, redirected).moved?.map(([from, to]) => `${from} → ${to}`)).toEqual(want);
});
