import type { Page } from '../model/page.ts';

/** Which sidebar a page stands in: pages of one wing share theirs. Of a large description each group has one of its own. */
export function wingOf(page: Page): string {
  if (page.kind === 'guide' || page.kind === 'notFound') return 'guides';
  const folded = page.sidebar.some(({ entries }) => entries.length === 0);
  if (!folded) return 'reference';
  const group = page.sidebar.find(
    ({ href, entries }) => href === page.href || entries.some((entry) => entry.href === page.href),
  );
  // Around an entry of a long group the sidebar shows other neighbours than around the next.
  return `reference ${group?.href ?? ''} ${group?.entries[0]?.href ?? ''}`;
}
