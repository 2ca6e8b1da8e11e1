import type { Href } from '#src/model/nav.ts';
import type { Content } from '#src/model/content.ts';
import type { PageLink } from '#src/model/page.ts';
import type { PageContext } from '../context/page-context.ts';

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

/** The box of what a page does not document; nothing where there is no gap. Call it when the page is built. */
export function gapsNode({ gaps }: PageContext): Content {
  const box = gaps.box();
  return box === undefined ? [] : [{ kind: 'gaps', box }];
}
