import type { MovedAnchor } from '../../model/page.ts';

/** Maximum number of renames to follow. No anchor has had that many; the limit ends circular rules. */
const MOST_STEPS = 50;

/**
 * Resolves an anchor that no longer exists on a page: returns a current anchor of the page, or the URL of another page.
 * Undefined if the rules lead to neither.
 *
 * @param moved rename rules of the page
 * @param exists returns whether the page has an element with the anchor
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

/** Whether an anchor or field path is `other`, or is inside `other`: `data.id` is inside `data`. */
export function begins(anchor: string, other: string): boolean {
  return anchor === other || (anchor.startsWith(other) && '.=['.includes(anchor.charAt(other.length)));
}
