/** Texts for agents and readers of plain text. Their links stay on this server. */
import { twinExtension } from '../../build/headers.ts';
import { createLinks, twinnedHrefs } from '../../build/twins/links.ts';
import { llmsFullText, llmsText } from '../../build/twins/llms.ts';
import { hasTwin, twinPath } from '../../build/twins/twin-path.ts';
import { drawnTwins, twinOf } from '../../build/twins/twin.ts';
import type { Draft } from '../../compile/draft.ts';

/** `llms.txt`, `llms-full.txt`, or the Markdown of the page whose twin has this address. */
export function textFile({ site, api }: Draft, pathname: string): string | undefined {
  const isList = pathname === '/llms.txt' || pathname === '/llms-full.txt';
  if (!isList && !pathname.endsWith(`.${twinExtension}`)) return undefined;
  // Their links need the addresses of all pages.
  const hrefs = twinnedHrefs(site);
  const links = createLinks('/', hrefs);
  if (pathname === '/llms.txt') return llmsText(site, api, links);
  if (pathname === '/llms-full.txt') return llmsFullText(site, drawnTwins(site, links));
  const first = site.redirects.find(({ from }) => from === '/')?.to;
  const href = pathname === `/${twinPath('/')}` ? first : hrefs.find((each) => `/${twinPath(each)}` === pathname);
  const page = href === undefined ? undefined : site.page(href);
  return page === undefined || !hasTwin(page) ? undefined : twinOf(page, links);
}
