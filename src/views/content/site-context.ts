import { createContext, useContext, type ReactNode } from 'react';
import type { RenderInput } from '../../model/render.ts';
import { isVersioned } from '../../shared/content/versioned.ts';
import type { ContentVisitor } from '../../shared/content/visitor.ts';

/**
 * The view for each kind of content node, provided while a page is prerendered. A context avoids a cyclic import: views
 * of API elements import the components in this folder.
 */
export const ContentViews = createContext<ContentVisitor<ReactNode> | undefined>(undefined);

/** The page being prerendered, with its site. Undefined in the browser, where no page content is rendered. */
export const SiteContext = createContext<RenderInput | undefined>(undefined);

/**
 * Returns the page being prerendered, with its site.
 *
 * @throws {Error} in the browser.
 */
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

/**
 * Returns the URL of a link's target on the host. Guides and files are in the current version; other pages are in the
 * version of the page with the link.
 */
export function hrefIn({ base, root = base }: Pick<RenderInput, 'base' | 'root'>, href: string): string {
  return urlOf(isVersioned(href) ? base : root, href);
}

/**
 * Returns the canonical path of a page: without a trailing slash, `/` for the root.
 *
 * @example normalPath('/card-payments/') // '/card-payments'
 */
export function normalPath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}

/**
 * Returns the path of the Markdown file that the build writes for a page (`scripts/outputs/markdown/links.ts`).
 *
 * @example markdownOf('/card-payments') // '/card-payments.md'
 */
export function markdownOf(href: string): string {
  return `${href === '/' ? '/index' : href}.md`;
}
