/** Next pages: of each only what differs from page to page. */
import { redirect } from 'react-router-dom';
import { excerptOf } from './address.ts';
import { readPage, type PageData } from './page-data.ts';
import { trusted } from './trusted-html.ts';

const kept = 24;
const coming = new Map<string, Promise<PageData>>();
const here = new Map<string, PageData>();

/** Keeps a page that is here already, such as the one the browser opened. */
export function keepPage(path: string, page: PageData): void {
  here.set(path, page);
  for (const oldest of [...here.keys()].slice(0, -kept)) here.delete(oldest);
}

/** The page at a path, base included, when it is here already. */
export function readyPage(path: string): PageData | undefined {
  return here.get(path);
}

/** Fetches the page at an address of this origin ahead of need; failures stay silent until the page is wanted. */
export function prefetchPage(url: URL): void {
  request(url).catch(() => undefined);
}

/**
 * The page at `url`. Whatever cannot be shown here (no network, another status than 200, a document that is no page)
 * is left to the browser by leaving the application, and the promise never settles.
 */
export async function fetchPage(url: URL): Promise<PageData> {
  try {
    return await request(url);
  } catch (problem) {
    if (problem instanceof Response) throw problem;
    window.location.assign(url.href);
    return new Promise(() => undefined);
  }
}

async function request(url: URL): Promise<PageData> {
  const path = url.pathname;
  const known = here.get(path) ?? coming.get(path);
  if (known) return known;
  const loading = load(url);
  coming.set(path, loading);
  try {
    const page = await loading;
    keepPage(path, page);
    return page;
  } finally {
    coming.delete(path);
  }
}

async function load(url: URL): Promise<PageData> {
  const response = await fetch(excerptOf(url.pathname), { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}.`);
  const excerpt = new DOMParser().parseFromString(trusted(await response.text()), 'text/html');
  const page = readPage(excerpt);
  const moved = excerpt.querySelector<HTMLElement>('[data-moved]')?.dataset.moved;
  if (moved) throw redirect(moved);
  return page;
}
