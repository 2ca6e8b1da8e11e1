import type { Page, ReferencePage } from '../../model/page.ts';

/** Returns the key of the section to which a page belongs. In a large description each group is a section. */
export function sectionOf(page: Page): string {
  if (!isReference(page)) return 'guides';
  const folded = page.sidebar.some(({ entries }) => entries.length === 0);
  if (!folded) return 'reference';
  const group = page.sidebar.find(
    ({ href, entries }) => href === page.href || entries.some((entry) => entry.href === page.href),
  );
  // For a long group the sidebar lists only the part of the page or its neighbours; other parts are links to
  // anchors.
  const first = group?.entries.find(({ href }) => !href.includes('#'));
  return `reference ${group?.href ?? ''} ${first?.href ?? ''}`;
}

/** Whether a page belongs to the reference: only such pages have a sidebar of their own. */
export function isReference(page: Page): page is ReferencePage {
  return 'sidebar' in page;
}
