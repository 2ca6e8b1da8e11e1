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

const pages = site.pages.map((page) => {
  const html = render({ ...input, page });
  return { page, html, href: page.href, document: new JSDOM(html).window.document };
});

function open(href: string): Document {
  return pages.find((each) => each.href === href)!.document;
}

describe.each(pages)('every page: $href', ({ page, html, document }) => {
  test('is complete: one title, description, h1, main, footer and navigation', () => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    expect(['title', 'meta[name="description"]', 'h1', 'main', 'body footer', 'nav#sidebar'].map(count)).toEqual([
      1, 1, 1, 1, 1, 1,
    ]);
    expect(document.title).toBe(`${page.title} · Gateway`);
    expect(document.querySelector('main nav#sidebar')).toBeNull();
  });

  test('fits the content security policy: the styles and the script of pages, no style attribute, no handler, no code of its own', () => {
    expect([...document.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual([
      'p{margin:0}',
      '.icon{margin:0}',
    ]);
    expect(document.querySelectorAll('[style]').length).toBe(0);
    expect(
      [...document.querySelectorAll('*')]
        .flatMap((element) => element.getAttributeNames())
        .filter((name) => name.startsWith('on')),
    ).toEqual([]);
    expect(
      [...document.querySelectorAll('script:not([type="application/ld+json"])')]
        .map(({ textContent }) => textContent)
        .filter((text) => text !== ''),
    ).toEqual(['document.title']);
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
  });

  test('the 404 page has none and is not to be indexed', () => {
    expect(open('/404').querySelector('link[rel="canonical"]')).toBeNull();
    expect(open('/404').querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  test('styles and script stand in the page: nothing else has to come before it is painted', () => {
    expect(
      [...open('/SDKs').head.querySelectorAll('style, script, link[rel="stylesheet"]')].map(({ tagName }) => tagName),
    ).toEqual(['STYLE', 'STYLE', 'SCRIPT']);
  });
});

describe('sidebar', () => {
  const groups = (href: string) =>
    [...open(href).querySelectorAll<HTMLDetailsElement>('#sidebar details')].map((group) => [
      group.dataset.group,
      group.open,
    ]);

  test('the first groups are open', () => {
    expect(groups('/get-started')).toEqual([
      ['Get Started', true],
      ['Payment Options', true],
      ['SDKs', false],
    ]);
  });

  test('the group of the page is open too', () => {
    expect(groups('/SDKs')).toEqual([
      ['Get Started', true],
      ['Payment Options', true],
      ['SDKs', true],
    ]);
  });

  test.each(['/get-started', '/card-payments', '/SDKs'])('the active link of %s is marked', (href) => {
    const active = [...open(href).querySelectorAll('#sidebar [aria-current="page"]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(active).toEqual([`/docs${href}`]);
  });

  test.each(['/onboarding', '/404'])('no link is active on %s', (href) => {
    expect(open(href).querySelectorAll('#sidebar [aria-current="page"]').length).toBe(0);
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

  test('the footer says where to ask, where to begin and who stands behind', () => {
    const footer = open('/get-started').querySelector('footer')!;
    const links = [...footer.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      'https://chat.gateway.example/invite',
      'mailto:support@gateway.example',
      'https://dashboard.gateway.example/signup',
    ]);
    expect(footer.textContent).toContain('Powered by Partner Bank');
  });

  test('the 404 page says so and lists every page', () => {
    const main = open('/404').querySelector('main')!;
    expect(main.textContent).toContain('No route matches URL');
    expect([...main.querySelectorAll('section li a')].map((link) => link.textContent)).toEqual([
      'Introduction',
      'Getting your API keys',
      'Pay with Card',
      'SDKs',
    ]);
  });
});
