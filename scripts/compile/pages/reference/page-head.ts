import type { Href } from '#src/model/nav.ts';
import type { PageLink } from '#src/model/page.ts';

export const OVERVIEW: Href = '/reference';

/** The head of most pages of the reference: one name for title and heading, the overview and further pages above it. */
export function pageHead(href: Href, name: string, ...above: readonly PageLink[]) {
  return {
    href,
    title: name,
    heading: name,
    trail: [{ label: 'Reference', href: OVERVIEW }, ...above],
    badges: [] as readonly string[],
  };
}
