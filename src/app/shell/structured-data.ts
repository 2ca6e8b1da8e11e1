import { urlOf } from '../../views/content/site-context.ts';
import type { RenderInput } from '../../model/render.ts';

/**
 * Returns a description of the page for search engines: JSON-LD (W3C JSON-LD 1.1) with the schema.org vocabulary,
 * escaped for use in a `script` (HTML, 4.12.1.3).
 */
export function structuredData({ page, config, base }: Pick<RenderInput, 'page' | 'config' | 'base'>): string {
  const at = (href: string): string => config.url + urlOf(base, href);
  const trail = 'trail' in page ? page.trail : [];
  const data = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: page.heading,
    inLanguage: config.lang,
    dateModified: page.changed,
    breadcrumb:
      trail.length === 0
        ? undefined
        : {
            '@type': 'BreadcrumbList',
            itemListElement: trail.map(({ label, href }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: label,
              item: at(href),
            })),
          },
  };
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
