/** Files for machines: sitemap, robots.txt, what agents read first, redirects, configuration of hosts. */
import type { Api } from '#src/model/api.ts';
import type { GuidePage } from '#src/model/page.ts';
import type { InlineCode } from '#src/model/render.ts';
import type { Site } from '#src/model/site.ts';
import { securityHeaders } from './headers.ts';
import { hostedSite } from './hosting/hosted-site.ts';
import { changesFeed } from './changes-feed.ts';
import { hostingFiles } from './hosting/index.ts';
import { escapeXml } from './escape-xml.ts';
import type { OutputFile } from './output-file.ts';
import { createLinks, markdownHrefs } from './markdown/links.ts';
import { llmsFullText, llmsText } from './markdown/llms.ts';
import { markdownPath } from './markdown/markdown-path.ts';
import { markdownReader, type ReadMarkdown } from './markdown/markdown-page.ts';

/** A site with its API description. */
export interface Described {
  readonly site: Site;
  readonly api: Api;
}

/**
 * Returns the sitemap (sitemaps.org 0.9), robots.txt (RFC 9309), llms.txt and llms-full.txt, the configuration of hosts and one
 * page for each redirect.
 *
 * @param markdown reads Markdown pages that are rendered already; without it, they are rendered
 */
export function siteFiles(
  { site, api }: Described,
  {
    base,
    code,
    markdown: rendered,
  }: { readonly base: string; readonly code: InlineCode; readonly markdown?: ReadMarkdown },
): OutputFile[] {
  const url = site.config.url + base;
  const guides = site.pages.filter((page): page is GuidePage => page.kind === 'guide');
  const hrefs = [
    ...guides.map(({ href, changed }) => ({ href, changed })),
    ...site.reference.hrefs.map((href) => ({ href, changed: undefined })),
  ];
  const links = createLinks(url, markdownHrefs(site));
  const markdown = rendered ?? markdownReader(site, links);
  return [
    {
      path: 'sitemap.xml',
      contents: sitemap(hrefs.map(({ href, changed }) => ({ loc: url + href.slice(1), lastmod: changed }))),
    },
    ...changesFeed(site, url),
    { path: 'robots.txt', contents: `User-agent: *\nAllow: /\n\nSitemap: ${url}sitemap.xml\n` },
    { path: 'llms.txt', contents: llmsText(site, api, links) },
    { path: 'llms-full.txt', contents: llmsFullText(site, markdown) },
    ...firstMarkdownPage(site, markdown),
    ...site.images.map(({ href, bytes }) => ({ path: href.slice(1), contents: bytes })),
    ...hostingFiles(hostedSite(site.redirects, base, securityHeaders(code))),
    ...site.redirects.map(({ from, to }) => ({
      path: `${from.slice(1)}/index.html`.replace(/^\//, ''),
      contents: redirect(base + to.slice(1), url + to.slice(1)),
    })),
  ];
}

/** Returns the Markdown of `/`: that of the page it redirects to. */
function firstMarkdownPage(site: Site, markdown: ReadMarkdown): readonly OutputFile[] {
  const to = site.redirects.find(({ from }) => from === '/')?.to;
  const hrefs = markdownHrefs(site);
  const isTaken = hrefs.some((href) => markdownPath(href) === markdownPath('/'));
  return to === undefined || isTaken || !hrefs.includes(to)
    ? []
    : [{ path: markdownPath('/'), contents: markdown(to) }];
}

function sitemap(pages: readonly { readonly loc: string; readonly lastmod: string | undefined }[]): string {
  const entries = pages
    .map(({ loc, lastmod }) => {
      const changed = lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`;
      return `  <url><loc>${escapeXml(loc)}</loc>${changed}</url>\n`;
    })
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}

/** Writes a page that redirects, for hosts that do not read `_redirects`; the application reads `data-moved`. */
function redirect(to: string, canonical: string): string {
  return (
    `<!doctype html>\n<html lang="en-GB"><head><meta charset="utf-8"><title>Moved</title><meta http-equiv="refresh" content="0;url=${escapeXml(to)}">` +
    `<link rel="canonical" href="${escapeXml(canonical)}"></head><body data-moved="${escapeXml(to)}"><p>This page is at <a href="${escapeXml(to)}">${escapeXml(to)}</a>.</p></body></html>\n`
  );
}
