/** Fetches pages for client navigations, and caches each page in the state in which the reader left it. */
import { normalPath } from '../../views/content/site-context.ts';
import { trusted } from '../../views/content/trusted.ts';
import { EDITED } from '../../page/contract/contract.ts';
import { readPage, type PageData } from './page-data.ts';
import { addStyles } from './retained-styles.ts';

const cacheSize = 24;
/** Pages by path; the most recently requested is last. */
const cache = new Map<string, Promise<PageData>>();

/** Adds a page to the cache: a fetched page, or the page that the browser opened first. */
export function cachePage(path: string, page: Promise<PageData>): void {
  cache.delete(path);
  cache.set(path, page);
  for (const oldest of [...cache.keys()].slice(0, -cacheSize)) cache.delete(oldest);
}

addEventListener(EDITED, () => cache.clear());

/**
 * Returns the page at a URL of this origin: as the reader left it, or fetched from the host.
 *
 * @throws {Error} if the application cannot show it: there is no network, the status is not 200, the page has moved, or
 * the document is not a page of this site. The next call fetches again.
 */
export function fetchPage(url: URL): Promise<PageData> {
  const path = normalPath(url.pathname);
  const page = cache.get(path) ?? load(path);
  cachePage(path, page);
  page.catch(() => cache.delete(path));
  return page;
}

async function load(path: string): Promise<PageData> {
  const response = await fetch(path, { headers: { accept: 'text/html' } });
  // A host that only adds a slash to the URL has not moved the page.
  const hasMoved = normalPath(new URL(response.url).pathname) !== path;
  if (!response.ok || hasMoved) throw new Error(`${path} responded with ${response.status} from ${response.url}.`);
  const page = parsedPage(await response.text());
  addStyles(page);
  return readPage(page);
}

/** Parses a page, without the styles and the script that all pages contain. */
function parsedPage(html: string): Document {
  const without = html.replace(/<style [^]*?<\/style>/, '').replace(/<script [^]*?<\/script>/, '');
  return new DOMParser().parseFromString(trusted(without), 'text/html');
}
