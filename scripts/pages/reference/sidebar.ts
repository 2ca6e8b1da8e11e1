import type { Href } from '#src/model/nav.ts';
import type { ReferenceEntry, ReferenceGroup } from '#src/model/reference.ts';

/** If a sidebar has at most this number of entries, every page shows all of them. */
const WHOLE = 120;
/** Maximum number of entries of one group on a page that shows only a part of the sidebar. */
const AROUND = 40;

/** Whether the sidebar has so few entries that every page shows all of them. */
export function isWhole(groups: readonly ReferenceGroup[]): boolean {
  return groups.reduce((count, { entries }) => count + entries.length, 0) <= WHOLE;
}

/**
 * Returns the sidebar of one page. In a large reference, only the group of the page has entries, and only those near
 * the page, so that pages do not grow with the number of operations. The other groups become links to the pages that
 * list their entries.
 */
export function sidebarOf(groups: readonly ReferenceGroup[], href: Href): readonly ReferenceGroup[] {
  if (isWhole(groups)) return groups;
  return groups.map((group) => ({ ...group, entries: isIn(group, href) ? shownOf(group, href) : [] }));
}

/**
 * Returns the sidebar entries of a page's group. If the group has parts, only the part with the page is listed, and the
 * other parts become links. Of a long list, only the entries near the page are returned.
 */
function shownOf({ entries, parts = [] }: ReferenceGroup, href: Href): readonly ReferenceEntry[] {
  if (parts.length === 0) return around(entries, href);
  const current = entries.find((entry) => entry.href === href)?.part;
  return parts.flatMap((part) =>
    part.label === current
      ? around(
          entries.filter((entry) => entry.part === current),
          href,
        )
      : [part],
  );
}

function isIn(group: ReferenceGroup, href: Href): boolean {
  return group.href === href || group.entries.some((entry) => entry.href === href);
}

function around(entries: readonly ReferenceEntry[], href: Href): readonly ReferenceEntry[] {
  const index = Math.max(
    0,
    entries.findIndex((entry) => entry.href === href),
  );
  const start = Math.max(0, Math.min(index - AROUND / 2, entries.length - AROUND));
  return entries.slice(start, start + AROUND);
}
