import { createContext, useContext, type ReactNode } from 'react';
import type { RenderInput } from '../../model/render.ts';
import { isVersioned } from '../../shared/content/versioned.ts';
import type { ContentVisitor } from '../../shared/content/visitor.ts';

/**
 * The view of each kind of node, provided from above while a page is prerendered: views of the API import these
 * components, never the reverse.
 */
export const ContentViews = createContext<ContentVisitor<ReactNode> | undefined>(undefined);

/** The input of every component while a page is prerendered. Absent in the browser, which renders no content. */
export const SiteContext = createContext<RenderInput | undefined>(undefined);

/** Returns the page being prerendered and the site around it. Throws in the browser. */
export function useSite(): RenderInput {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite() is for prerendering: put the component inside <ServerHtml>.');
  return site;
}

/**
 * Returns the URL of a page or file on the host: adds the base to a path that begins with `/`, and leaves `#anchor` and
 * absolute URLs unchanged.
 *
 * @example urlOf('/docs/', '/card-payments#body') // '/docs/card-payments#body'
 */
export function urlOf(base: string, href: string): string {
  return href.startsWith('/') ? base + href.slice(1) : href;
}

/** Returns the URL of an href on a page: of its version, or of the current one, which has all guides and files. */
export function hrefIn({ base, root = base }: Pick<RenderInput, 'base' | 'root'>, href: string): string {
  return urlOf(isVersioned(href) ? base : root, href);
}

/**
 * Returns the canonical path of a page: no trailing slash, the root is `/`.
 *
 * @example normalPath('/card-payments/') // '/card-payments'
 */
export function normalPath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}

/**
 * Returns the path of a page's Markdown, as named by the build (`scripts/outputs/markdown/links.ts`).
 *
 * @example markdownOf('/card-payments') // '/card-payments.md'
 */
export function markdownOf(href: string): string {
  return `${href === '/' ? '/index' : href}.md`;
}
