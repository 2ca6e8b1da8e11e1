/** Fetches and caches the pages of client navigations. */
import { redirect } from 'react-router-dom';
import { normalPath } from '../content/url.ts';
import { retainStyles } from './retained-styles.ts';
import { readPage, type PageData } from './page-data.ts';
import { trusted } from '../content/trusted.ts';

const cacheSize = 24;
const pending = new Map<string, Promise<PageData>>();
const cache = new Map<string, PageData>();

/** Adds a page to the cache, such as the one the browser opened. */
export function cachePage(path: string, page: PageData): void {
  cache.set(normalPath(path), page);
  for (const oldest of [...cache.keys()].slice(0, -cacheSize)) cache.delete(oldest);
}

/** Clears the cache; to be called when the development server has reported a change. */
export function forgetPages(): void {
  cache.clear();
}

/** Returns the page at a path, base included, if it is cached. */
export function cachedPage(path: string): PageData | undefined {
  return cache.get(normalPath(path));
}

/** Prefetches the page at a URL of this origin; a failure shows when the reader follows the link. */
export function prefetchPage(url: URL): void {
  request(url).catch(() => undefined);
}

/**
 * Fetches the page at `url`. What the application cannot show (no network, a status other than 200, a document that is no page
 * of this site) is loaded by the browser, and the promise never settles.
 *
 * @throws {Response} a redirect to where the page has moved, with the query and the hash of `url`.
 */
export async function fetchPage(url: URL): Promise<PageData> {
  try {
    return await request(url);
  } catch (problem) {
    if (problem instanceof Response) throw withPlace(problem, url);
    window.location.assign(url.href);
    return new Promise(() => undefined);
  }
}

function withPlace({ headers }: Response, { search, hash }: URL): Response {
  const [path = '', own = ''] = (headers.get('location') ?? '').split(/(?=#)/);
  return redirect(path + search + (hash || own));
}

async function request(url: URL): Promise<PageData> {
  const path = normalPath(url.pathname);
  const known = cache.get(path) ?? pending.get(path);
  if (known) return known;
  const loading = load(url);
  pending.set(path, loading);
  try {
    const page = await loading;
    cachePage(path, page);
    return page;
  } finally {
    pending.delete(path);
  }
}

async function load(url: URL): Promise<PageData> {
  const response = await fetch(normalPath(url.pathname), { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}.`);
  const fetched = parsedPage(await response.text());
  const { moved } = fetched.body.dataset;
  if (moved !== undefined) throw redirect(moved);
  await retainStyles(fetched);
  const page = readPage(fetched);
  const { pathname } = new URL(response.url);
  // A host that only adds a slash has not moved the page.
  if (normalPath(pathname) === normalPath(url.pathname)) return page;
  cachePage(pathname, page);
  throw redirect(pathname);
}

/** Parses a page without the styles and the script that every page has. */
function parsedPage(html: string): Document {
  const without = html.replace(/<style [^]*?<\/style>/, '').replace(/<script [^]*?<\/script>/, '');
  return new DOMParser().parseFromString(trusted(without), 'text/html');
}
