import { createContext, useContext, type ReactNode } from 'react';
import type { RenderInput } from '../../model/render.ts';
import { isVersioned } from '../../shared/content/versioned.ts';
import type { ContentVisitor } from '../../shared/content/visitor.ts';

/**
 * How each kind of node is drawn, given from above while a page is prerendered: views of the API import the kit, never
 * the kit a view.
 */
export const ContentViews = createContext<ContentVisitor<ReactNode> | undefined>(undefined);

/** What every component may ask for while a page is prerendered. Absent in the browser: nothing there draws content. */
export const SiteContext = createContext<RenderInput | undefined>(undefined);

/** The page being prerendered and the site around it. Throws in the browser. */
export function useSite(): RenderInput {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite() is for prerendering: put the component inside <ServerHtml>.');
  return site;
}

/**
 * Address of a page or file on the host: puts the base in front of what begins with `/`, leaves `#anchor` and absolute
 * addresses alone.
 * @example urlOf('/docs/', '/card-payments#body') // '/docs/card-payments#body'
 */
export function urlOf(base: string, href: string): string {
  return href.startsWith('/') ? base + href.slice(1) : href;
}

/** URL of an href of a page: of the page's version, or of the current one, which has all guides and files of the site. */
export function hrefIn({ base, root = base }: Pick<RenderInput, 'base' | 'root'>, href: string): string {
  return urlOf(isVersioned(href) ? base : root, href);
}

/**
 * Path of a page as the site writes it: no trailing slash, the root alone is `/`.
 * @example normalPath('/card-payments/') // '/card-payments'
 */
export function normalPath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}

/**
 * Path of a page's Markdown, as the build names it (`scripts/outputs/markdown/links.ts`).
 * @example markdownOf('/card-payments') // '/card-payments.md'
 */
export function markdownOf(href: string): string {
  return `${href === '/' ? '/index' : href}.md`;
}
