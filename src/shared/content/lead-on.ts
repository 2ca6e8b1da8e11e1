import type { MovedAnchor } from '../../model/page.ts';

/** Maximum steps from name to name: more renames than a thing can have had, and an end to circular rules. */
const MOST_STEPS = 50;

/**
 * Returns the current target of an anchor that no element of a page has: another anchor of the page, or the URL of
 * another page; undefined if it never existed.
 *
 * @param moved rules of the page
 * @param exists whether an element of the page has an anchor
 */
export function leadOn(
  anchor: string,
  moved: readonly MovedAnchor[],
  exists: (anchor: string) => boolean,
): string | undefined {
  let current = anchor;
  for (let step = 0; step < MOST_STEPS && !exists(current); step++) {
    const [from, to] = moved.find((rule) => begins(current, rule[0])) ?? [];
    if (from === undefined || to === undefined) return undefined;
    if (to.startsWith('/')) return to;
    current = to + current.slice(from.length);
  }
  return current !== anchor && exists(current) ? current : undefined;
}

/** Whether an anchor, or the path of a field, equals another or lies inside what that one marks. */
export function begins(anchor: string, other: string): boolean {
  return anchor === other || (anchor.startsWith(other) && '.=['.includes(anchor.charAt(other.length)));
}
