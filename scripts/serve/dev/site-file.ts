/**
 * Creates the files that a build writes beside the pages. The development server creates each one when it is requested.
 */
import type { CallEntry, DataIndex } from '#src/model/call-data.ts';
import type { Href } from '#src/model/nav.ts';
import type { Site } from '#src/model/site.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { pageDownloads, webhookData } from '../../outputs/downloads/page-downloads.ts';
import { mediaType, markdownExtension } from '../../outputs/headers.ts';
import { referenceIndex } from '../../outputs/html/render.ts';
import { searchFiles } from '../../outputs/search/search-index.ts';
import { createLinks, markdownHrefs, hasMarkdownPage, markdownPath } from '../../outputs/markdown/links.ts';
import { llmsFullText, llmsText } from '../../outputs/markdown/llms.ts';
import { markdownReader, markdownPage } from '../../outputs/markdown/markdown-page.ts';
import { downloadSource } from '../../downloads/download-source.ts';
import { DOWNLOADS_FOLDER } from '../../downloads/download.ts';
import { DOWNLOADS, PAGE_DOWNLOADS } from '../../downloads/index.ts';
import { searchEntries } from '../../outputs/search/gather.ts';
import type { CompiledSite } from './live-site.ts';
import { INDEXES, type SiteFile } from './live-renderer.ts';

type Body = SiteFile['body'] | undefined;
type FileMaker = (compiled: CompiledSite, pathname: string) => Promise<Body> | Body;

/**
 * Returns a file that a page loads or that readers download. Undefined if the site has no such file at this URL path.
 */
export async function siteFile(compiled: CompiledSite, pathname: string): Promise<SiteFile | undefined> {
  for (const maker of [ownFile, image, download, dataFile, textFile] satisfies FileMaker[]) {
    const body = await maker(compiled, pathname);
    if (body !== undefined) return { type: mediaType(pathname), body };
  }
  return undefined;
}

function ownFile({ site }: CompiledSite, pathname: string): Body {
  if (pathname === INDEXES.searchIndex) return searchIndex(site);
  return pathname === INDEXES.referenceIndex ? referenceIndex(site.reference) : undefined;
}

function image({ site }: CompiledSite, pathname: string): Body {
  return site.images.find(({ href }) => href === pathname)?.bytes;
}

async function download({ site, api, bundled }: CompiledSite, pathname: string): Promise<Body> {
  if (PAGE_DOWNLOADS.some(({ file }) => pathname === `/${DOWNLOADS_FOLDER}${file}`))
    return pageDownloads(webhookData(site), api, '/').find(({ path }) => `/${path}` === pathname)?.contents;
  const wanted = DOWNLOADS.find(({ file }) => pathname === `/${DOWNLOADS_FOLDER}${file}`);
  return wanted?.make(downloadSource(bundled, Object.keys(site.config.extensions)));
}

/** Returns the file of the folder `data/` at this URL path; undefined if there is none. */
function dataFile({ site }: CompiledSite, pathname: string): Body {
  if (!pathname.startsWith('/data/')) return undefined;
  const { files, pages } = sharedData(site);
  const href = pages.get(pathname);
  if (href === undefined) return files.get(pathname);
  return site.data.ofPage(site.reference.page(href)).find(({ path }) => `/${path}` === pathname)?.contents;
}

/**
 * Returns two maps for the files in `data/`. The keys of both are URL paths, such as `/data/index.json`. `files` has
 * the content of each file that belongs to no single page. `pages` has, for each file of an operation, webhook or
 * callback, the URL of the page that shows it.
 */
const sharedData = memoize((site: Site) => {
  const files = new Map(site.data.shared().map(({ path, contents }) => [`/${path}`, contents]));
  const { calls } = JSON.parse(files.get('/data/index.json') ?? '{"calls":[]}') as Pick<DataIndex, 'calls'>;
  return { files, pages: new Map(calls.map((call) => [`/data/${call.file}`, pageOf(call)])) };
});

/** Returns the URL of the page that shows an operation, webhook or callback, without the anchor. */
function pageOf({ href }: CallEntry): Href {
  return href.replace(/#.*/, '') as Href;
}

/** Returns `llms.txt`, `llms-full.txt`, or the Markdown page at this URL. Links in these files stay on this server. */
function textFile({ site, api }: CompiledSite, pathname: string): Body {
  const isList = pathname === '/llms.txt' || pathname === '/llms-full.txt';
  if (!isList && !pathname.endsWith(`.${markdownExtension}`)) return undefined;
  // Links in these files depend on the URLs of all pages.
  const hrefs = markdownHrefs(site);
  const links = createLinks('/', hrefs, site.documentation);
  if (pathname === '/llms.txt') return llmsText(site, api, links);
  if (pathname === '/llms-full.txt') return llmsFullText(site, markdownReader(site, links));
  const first = site.redirects.find(({ from }) => from === '/')?.to;
  const href =
    pathname === `/${markdownPath('/')}` ? first : hrefs.find((each) => `/${markdownPath(each)}` === pathname);
  const page = href === undefined ? undefined : site.page(href);
  return page === undefined || !hasMarkdownPage(page) ? undefined : markdownPage(page, links);
}

/**
 * Returns the search index as one file. A build divides a large index into several files, which a local server does not
 * need.
 */
function searchIndex({ pages, reference, synonyms }: Site): string {
  const entries = searchEntries([...pages, ...reference.hrefs.map((href) => reference.page(href))]);
  return String(searchFiles(entries, synonyms, Number.POSITIVE_INFINITY)[0]?.contents);
}
