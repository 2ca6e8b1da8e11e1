import type { NotFoundPage, Page } from '#src/model/page.ts';

/** Whether a page is written as Markdown too: every page but the one for unknown URLs. */
export function hasMarkdownPage<Kind extends Page>(page: Kind): page is Exclude<Kind, NotFoundPage> {
  return page.kind !== 'notFound';
}

/** Returns the path of a Markdown page below the output folder: the URL of the page with `.md`. */
export function markdownPath(href: string): string {
  return `${href.slice(1) || 'index'}.md`;
}
