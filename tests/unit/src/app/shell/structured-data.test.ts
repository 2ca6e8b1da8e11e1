import { expect, it } from 'vitest';
import type { GuidePage } from '#src/model/page.ts';
import { structuredData } from '#src/app/shell/structured-data.ts';
import { site } from '../../../../fixtures/site.ts';

const guide = site.pages.find((page): page is GuidePage => page.kind === 'guide')!;
const written = (page: Partial<GuidePage> & object) =>
  structuredData({ page: { ...guide, ...page }, config: site.config, base: '/docs/' });

it('tells the heading, the language and the day of the last change', () => {
  expect(JSON.parse(written({ changed: '2026-11-22' }))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: guide.heading,
    inLanguage: 'en-GB',
    dateModified: '2026-11-22',
  });
});

it('tells the pages above a page of the reference, by their whole addresses', () => {
  const trail = [{ label: 'Reference', href: '/reference' }];
  expect(JSON.parse(written({ trail } as object)).breadcrumb.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Reference', item: `${site.config.url}/docs/reference` },
  ]);
});

it('cannot end its element', () => {
  const text = written({ heading: '</script><script>alert(1)</script><!--' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text).headline).toBe('</script><script>alert(1)</script><!--');
});
