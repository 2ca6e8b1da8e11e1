import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { RenderInput } from '#src/model/render.ts';
import { Head } from '#src/app/shell/Head.tsx';
import { CONFIG } from '../../../scripts/model-builders.ts';

const PAGE = { kind: 'list', href: '/reference/changes', title: 'Changes', description: '', trail: [], badges: [] };
const head = (more: object): string =>
  renderToStaticMarkup(
    <Head
      input={
        {
          page: { ...PAGE, ...more },
          config: CONFIG,
          assets: { fonts: ['/docs/a.woff2'] },
          base: '/docs/',
          code: { styles: [], head: '' },
        } as unknown as RenderInput
      }
      body=""
    />,
  );

it('names the feed to browsers, below the base, and adds nothing to a page without one', () => {
  const feed = { label: 'Changes', href: '/reference/changes.xml' };
  const link = '<link rel="alternate" type="application/atom+xml" title="Changes" href="/docs/reference/changes.xml"/>';
  expect(head({ feed })).toContain(link);
  expect(head({})).toBe(head({ feed }).replace(link, ''));
});

it('names the public address of a page, below the base, and keeps the 404 page out of every index', () => {
  const canonical = `<link rel="canonical" href="${CONFIG.url}/docs/reference/changes"/>`;
  const noindex = '<meta name="robots" content="noindex"/>';
  expect(head({})).toContain(canonical);
  expect(head({})).not.toContain(noindex);
  expect(head({ kind: 'notFound' })).toContain(noindex);
  expect(head({ kind: 'notFound' })).not.toContain('canonical');
});
