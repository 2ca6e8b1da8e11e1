import type { Page, ReferencePage } from '../../model/page.ts';

/**
 * Returns the key of the section to which a page belongs: the guides or the reference. A large reference has a section
 * for each group, and several sections for a long group.
 */
export function sectionOf(page: Page): string {
  if (!isReference(page)) return 'guides';
  const folded = page.sidebar.some(({ entries }) => entries.length === 0);
  if (!folded) return 'reference';
  const group = page.sidebar.find(
    ({ href, entries }) => href === page.href || entries.some((entry) => entry.href === page.href),
  );
  // In a long group, the sidebar lists only the entries near the page, so the first of them identifies the sidebar.
  // Links to other parts of the group contain `#`.
  const first = group?.entries.find(({ href }) => !href.includes('#'));
  return `reference ${group?.href ?? ''} ${first?.href ?? ''}`;
}

/** Whether a page belongs to the reference: only these pages have a sidebar of their own. */
export function isReference(page: Page): page is ReferencePage {
  return 'sidebar' in page;
}
