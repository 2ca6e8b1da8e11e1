import type { Page } from '#src/model/page.ts';
import type { Site } from '#src/model/site.ts';

/** The page at an address without slash at its end, else the one for unknown addresses. */
export function pageAt({ pages, reference }: Site, href: string): Page | undefined {
  const guide = pages.find((each) => each.kind !== 'notFound' && each.href === href);
  if (guide !== undefined) return guide;
  const known = reference.hrefs.find((each) => each === href);
  return known === undefined ? pages.find((each) => each.kind === 'notFound') : reference.page(known);
}
