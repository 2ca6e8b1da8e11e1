import type { NotFoundPage, Page } from '#src/model/page.ts';

/** Every page has a twin but the one for unknown addresses. */
export function hasTwin<Kind extends Page>(page: Kind): page is Exclude<Kind, NotFoundPage> {
  return page.kind !== 'notFound';
}

/** Path of a page's twin below the output folder: the page's address with `.md`. */
export function twinPath(href: string): string {
  return `${href.slice(1) || 'index'}.md`;
}
