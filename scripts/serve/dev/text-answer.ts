/** Texts for agents and readers of plain text. Their links stay on this server. */
import { markdownExtension } from '../../build/headers.ts';
import { createLinks, markdownHrefs } from '../../build/markdown/links.ts';
import { llmsFullText, llmsText } from '../../build/markdown/llms.ts';
import { hasMarkdownPage, markdownPath } from '../../build/markdown/markdown-path.ts';
import { markdownReader, markdownPage } from '../../build/markdown/markdown-page.ts';
import type { Draft } from '../../compile/draft.ts';

/** `llms.txt`, `llms-full.txt`, or the Markdown page at this URL. */
export function textFile({ site, api }: Draft, pathname: string): string | undefined {
  const isList = pathname === '/llms.txt' || pathname === '/llms-full.txt';
  if (!isList && !pathname.endsWith(`.${markdownExtension}`)) return undefined;
  // Their links need the addresses of all pages.
  const hrefs = markdownHrefs(site);
  const links = createLinks('/', hrefs);
  if (pathname === '/llms.txt') return llmsText(site, api, links);
  if (pathname === '/llms-full.txt') return llmsFullText(site, markdownReader(site, links));
  const first = site.redirects.find(({ from }) => from === '/')?.to;
  const href =
    pathname === `/${markdownPath('/')}` ? first : hrefs.find((each) => `/${markdownPath(each)}` === pathname);
  const page = href === undefined ? undefined : site.page(href);
  return page === undefined || !hasMarkdownPage(page) ? undefined : markdownPage(page, links);
}
