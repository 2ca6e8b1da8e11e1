import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { SiteContext } from '../../../src/shell/site-context.ts';
import type { RenderInput } from '../../../src/model/render.ts';
import { guidePage, siteConfig } from '../../fixtures/guide-page.ts';

const site: RenderInput = {
  page: guidePage,
  config: siteConfig,
  nav: [],
  code: { styles: '', script: '' },
  assets: { app: '', notFound: '', searchIndex: '', referenceIndex: '', favicon: '' },
  base: '/docs/',
  icon: (name) => `<path d="${name}"/>`,
  highlight: (text, syntax) => `<span class="k">${syntax}</span> ${text.replaceAll('<', '&lt;')}`,
};

/** Markup of components as a site under `/docs/` prints them, without class attributes. */
export function markup(node: ReactNode): string {
  return renderToStaticMarkup(<SiteContext value={site}>{node}</SiteContext>).replace(/ class="[^"]*"/g, '');
}

/** What is read of it. */
export function words(node: ReactNode): string {
  return markup(node)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
