import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { render } from '#src/entry-server.tsx';
import type { RenderInput } from '#src/model/render.ts';
import { site } from '../../fixtures/site.ts';

const input: Omit<RenderInput, 'page'> = {
  config: site.config,
  nav: site.nav,
  base: '/docs/',
  highlight: (text) => text.replaceAll('<', '&lt;'),
  code: {
    styles: [
      { css: 'p{margin:0}' },
      { css: '.none{margin:0}', classes: ['none'] },
      { css: '.icon{margin:0}', classes: ['icon'] },
    ],
    head: 'document.title',
  },
  icon: (name) => `<path id="${name}"/>`,
  assets: {
    app: '/docs/assets/app.js',
    actions: '/docs/assets/actions.js',
    notFound: '/docs/assets/not-found.js',
    searchIndex: '/docs/assets/search.json',
    referenceIndex: '/docs/assets/search.json',
    favicon: '/docs/assets/favicon.svg',
  },
};

/** What the pages of a whole site are is asked in `tests/e2e/quick`. */
const pages = site.pages.map((page) => {
  const html = render({ ...input, page });
  return { html, href: page.href, document: new JSDOM(html).window.document };
});

function open(href: string): Document {
  return pages.find((each) => each.href === href)!.document;
}

describe.each(pages)('every page: $href', ({ html, document }) => {
  test('has the styles that it needs, and one script, in its head', () => {
    const inHead = [...document.head.querySelectorAll('style, script, link[rel="stylesheet"]')];
    expect(inHead.map(({ textContent }) => textContent)).toEqual(['p{margin:0}', '.icon{margin:0}', 'document.title']);
  });

  test('nothing waits out of place for a script (React streaming)', () => {
    expect(html).not.toMatch(/<template|id="S:|\$RC|<!--\$\?/);
  });

  test("loads only its own site's files, under its base", () => {
    const addresses = [
      ...document.querySelectorAll<HTMLElement>('script[src], link[rel="stylesheet"], link[rel="icon"], img'),
    ].map((element) => element.getAttribute('src') ?? element.getAttribute('href'));
    expect(addresses.filter((each) => !each?.startsWith('/docs/assets/'))).toEqual([]);
  });
});

describe('head', () => {
  test('canonical link is the public address with the base', () => {
    expect(open('/card-payments').querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://docs.gateway.example/docs/card-payments',
    );
    expect(open('/404').querySelector('link[rel="canonical"]')).toBeNull();
  });

  test('the 404 page is not to be indexed', () => {
    expect(open('/404').querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });
});

describe('shell', () => {
  test('names that assistive technology relies on', () => {
    const names = [...open('/get-started').querySelectorAll('[data-part="top-bar"] :is([aria-label], a, button)')].map(
      (each) => each.getAttribute('aria-label') ?? each.textContent,
    );
    expect(names).toEqual([
      'Open menu',
      'Toggle sidebar',
      'GatewayDocs',
      'Guides and reference',
      'Guides',
      'Reference',
      'SearchCtrl K',
      'Index of names',
      'Switch to dark mode',
      'Sign In',
    ]);
  });
});
