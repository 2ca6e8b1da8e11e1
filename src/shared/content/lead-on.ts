import type { MovedAnchor } from '../../model/page.ts';

/** Maximum number of renames that are followed: more than an anchor can have had, and an end to circular rules. */
const MOST_STEPS = 50;

/**
 * Returns the current target of an anchor that no element of a page has: another anchor on the page, or the URL of
 * another page. Undefined if the anchor never existed.
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

/** Whether an anchor or field path equals another one or is nested in it. */
export function begins(anchor: string, other: string): boolean {
  return anchor === other || (anchor.startsWith(other) && '.=['.includes(anchor.charAt(other.length)));
}
