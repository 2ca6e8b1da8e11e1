import type { Href } from '#src/model/nav.ts';
import type { ReferenceEntry, ReferenceGroup } from '#src/model/reference.ts';

/** Entries up to which every page carries the whole sidebar. */
const WHOLE = 120;
/** Entries of one group that a page carries. */
const AROUND = 40;

/** Whether every page shows every entry, so that the sidebar stays the same from page to page. */
export function isWhole(groups: readonly ReferenceGroup[]): boolean {
  return groups.reduce((count, { entries }) => count + entries.length, 0) <= WHOLE;
}

/**
 * The sidebar of one page: of a large description the entries around the page in its own group alone, so that no page
 * grows with the number of operations. The other groups lead to the pages that list them.
 */
export function sidebarOf(groups: readonly ReferenceGroup[], href: Href): readonly ReferenceGroup[] {
  if (isWhole(groups)) return groups;
  return groups.map((group) => ({ ...group, entries: isIn(group, href) ? shownOf(group, href) : [] }));
}

/** Of a group with parts the entries of the page's own, and the other parts as links to their places. */
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
