/** Files for machines: sitemap, robots.txt, entry points for agents, redirects, host configuration. */
import type { Api } from '#src/model/api.ts';
import type { GuidePage } from '#src/model/page.ts';
import type { InlineCode } from '#src/model/render.ts';
import type { Site } from '#src/model/site.ts';
import { DOWNLOADS_PAGE, FORMER_DOWNLOADS } from '../pages/reference/tool-pages.ts';
import { securityHeaders } from './headers.ts';
import { hostedSite } from './hosting/hosted-site.ts';
import { escapeXml } from './escape-xml.ts';
import { changesFeed } from './changes-feed.ts';
import { hostingFiles } from './hosting/index.ts';
import type { OutputFile } from './output-file.ts';
import { agentSkills } from './discovery/agent-skill.ts';
import { apiCatalog } from './discovery/api-catalog.ts';
import { createLinks, hasMarkdownPage, markdownHrefs, markdownPath, type Links } from './markdown/links.ts';
import { llmsFullText, llmsText } from './markdown/llms.ts';
import { markdownReader, type ReadMarkdown } from './markdown/markdown-page.ts';

/** Path of the sitemap, which is written only if the site has a URL. */
export const SITEMAP = 'sitemap.xml';

/** A site with its API description. */
export interface Described {
  readonly site: Site;
  readonly api: Api;
}

/**
 * Returns the files for machines: sitemap (sitemaps.org 0.9) if the site has a URL, robots.txt (RFC 9309), llms.txt,
 * llms-full.txt, change feed, API catalogue, agent skills, host configuration and one page for each redirect. Also
 * returns the site's images.
 *
 * @param moved paths of the files that redirecting pages load: their script and the site's icon
 * @param markdown returns the Markdown of a page; by default, it is rendered
 */
export function siteFiles(
  { site, api }: Described,
  {
    base,
    code,
    moved,
    markdown: rendered,
  }: { readonly base: string; readonly code: InlineCode; readonly moved: Moved; readonly markdown?: ReadMarkdown },
): OutputFile[] {
  const url = site.config.url + base;
  const pages = [...site.pages.filter(hasMarkdownPage), ...site.reference.hrefs.map((href) => ({ href }))];
  const links = createLinks(url, markdownHrefs(site), site.documentation);
  const markdown = rendered ?? markdownReader(site, links);
  const moves = new Set(site.redirects.map(({ from }) => from));
  const redirects = [
    ...site.redirects,
    ...FORMER_DOWNLOADS.filter((from) => !moves.has(from)).map((from) => ({ from, to: DOWNLOADS_PAGE })),
  ];
  // A sitemap requires absolute URLs.
  const isAddressed = site.config.url !== '';
  return [
    ...(isAddressed ? [{ path: SITEMAP, contents: sitemap(pages, url) }] : []),
    ...changesFeed(site, url),
    {
      path: 'robots.txt',
      contents: `User-agent: *\nAllow: /\n${isAddressed ? `\nSitemap: ${url}${SITEMAP}\n` : ''}`,
    },
    ...lists({ site, api }, links, markdown),
    apiCatalog(api, url),
    ...agentSkills(site, api, links),
    ...site.images.map(({ href, bytes }) => ({ path: href.slice(1), contents: bytes })),
    ...hostingFiles(hostedSite(redirects, base, securityHeaders(code))),
    ...movedFiles({ ...site, redirects }, markdown, (to) =>
      redirect({
        to: base + to,
        canonical: url + to.replace(/#.*/, ''),
        script: base + moved.script,
        icon: base + moved.icon,
      }),
    ),
  ];
}

/** Returns `llms.txt` and `llms-full.txt` of an earlier version. */
export function listFiles(
  described: Described,
  { base, root, markdown }: { readonly base: string; readonly root: string; readonly markdown: ReadMarkdown },
): OutputFile[] {
  const { site } = described;
  const { url } = site.config;
  const links = createLinks({ version: url + base, site: url + root }, markdownHrefs(site), site.documentation);
  return lists(described, links, markdown);
}

function lists({ site, api }: Described, links: Links, markdown: ReadMarkdown): OutputFile[] {
  return [
    { path: 'llms.txt', contents: llmsText(site, api, links) },
    { path: 'llms-full.txt', contents: llmsFullText(site, markdown) },
  ];
}

/**
 * Returns a redirecting page for each old path, for hosts without a redirect table. For the old path of a Markdown
 * page, returns the Markdown of the new page instead, because agents do not follow redirecting pages.
 */
function movedFiles(site: Site, markdown: ReadMarkdown, page: (to: string) => string): readonly OutputFile[] {
  const hrefs = new Map(markdownHrefs(site).map((href) => [markdownPath(href), href]));
  return site.redirects.flatMap(({ from, to }) => {
    const path = from.slice(1);
    const written = hrefs.get(to.slice(1));
    if (written !== undefined) return [{ path, contents: markdown(written) }];
    const contents = page(to.slice(1));
    if (from === '/') {
      const first = hrefs.has(markdownPath(from)) ? undefined : hrefs.get(markdownPath(to));
      return [
        { path: 'index.html', contents },
        ...(first === undefined ? [] : [{ path: markdownPath(from), contents: markdown(first) }]),
      ];
    }
    return [{ path: /\.html?$/.test(path) ? path : `${path}/index.html`, contents }];
  });
}

function sitemap(pages: readonly Pick<GuidePage, 'href' | 'changed'>[], url: string): string {
  const entries = pages
    .map(({ href, changed }) => {
      const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
      return `  <url><loc>${escapeXml(url + href.slice(1))}</loc>${lastmod}</url>\n`;
    })
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}

interface Moved {
  readonly script: string;
  readonly icon: string;
}

/**
 * Writes a page that redirects with a script, which reads the new URL from `data-moved`. Unlike `<meta
 * http-equiv="refresh">`, the script preserves the query and the anchor.
 */
function redirect(given: Moved & { readonly to: string; readonly canonical: string }): string {
  const [to, canonical, script, icon] = [given.to, given.canonical, given.script, given.icon].map(escapeXml);
  return (
    `<!doctype html>\n<html lang="en-GB"><head><meta charset="utf-8"><title>Moved</title><noscript><meta http-equiv="refresh" content="0;url=${to}"></noscript>` +
    `<link rel="canonical" href="${canonical}"><link rel="icon" href="${icon}"></head><body data-moved="${to}"><p>This page is at <a href="${to}">${to}</a>.</p><script src="${script}"></script></body></html>\n`
  );
}
