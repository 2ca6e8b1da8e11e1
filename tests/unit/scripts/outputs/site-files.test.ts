import { describe, expect, test } from 'vitest';
import { siteFiles } from '#scripts/outputs/site-files.ts';
import { site } from '../../../fixtures/site.ts';
import { api } from '../model-builders.ts';

function file(path: string, base = '/', given = site): string {
  const code = { styles: [], head: '' };
  const moved = { script: 'assets/moved.js', icon: 'assets/icon.svg' };
  return String(
    siteFiles({ site: given, api: api() }, { base, code, moved }).find((each) => each.path === path)?.contents,
  );
}

describe('siteFiles', () => {
  test('the sitemap lists every guide, listed in the sidebar or not, and no 404 page', () => {
    expect([...file('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
      'https://docs.gateway.example/get-started',
      'https://docs.gateway.example/get-api-keys',
      'https://docs.gateway.example/onboarding',
      'https://docs.gateway.example/card-payments',
      'https://docs.gateway.example/SDKs',
    ]);
  });

  test('the sitemap says when a guide last changed, where that is known', () => {
    const [first, ...others] = site.pages;
    const dated = { ...site, pages: first === undefined ? [] : [{ ...first, changed: '2026-11-22' }, ...others] };
    expect([...file('sitemap.xml', '/', dated).matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day]) => day)).toEqual([
      '2026-11-22',
    ]);
  });

  test('files that sites no longer offer lead to the page of downloads', () => {
    expect(file('_redirects')).toContain('/downloads/types.d.ts /reference/downloads 301!\n');
    expect(file('downloads/bruno-collection.zip/index.html')).toContain('/reference/downloads');
  });

  test('robots.txt names the sitemap', () => {
    expect(file('robots.txt', '/docs/')).toContain('Sitemap: https://docs.gateway.example/docs/sitemap.xml');
  });

  test('without an address there is no sitemap, and links lead to paths', () => {
    const nowhere = { ...site, config: { ...site.config, url: '' } };
    expect(file('sitemap.xml', '/docs/', nowhere)).toBe('undefined');
    expect(file('robots.txt', '/docs/', nowhere)).toBe('User-agent: *\nAllow: /\n');
    expect(file('llms.txt', '/docs/', nowhere)).toContain('[Pay with Card](/docs/card-payments.md)');
    expect(file('index.html', '/docs/', nowhere)).toContain('<link rel="canonical" href="/docs/get-started">');
  });

  test('llms.txt has a line for each page, by group', () => {
    expect(file('llms.txt')).toContain(
      '## Payment Options\n\n- [Pay with Card](https://docs.gateway.example/card-payments.md): About Pay with Card.\n',
    );
  });

  test('llms-full.txt has every page, and the root has the Markdown of the page it leads to', () => {
    expect(file('llms-full.txt').match(/^# .*/gm)).toEqual([
      '# Getting Started',
      '# Getting your API keys',
      '# Merchant onboarding',
      '# Pay with Card',
      '# SDKs',
    ]);
    expect(file('index.md')).toMatch(/^# Getting Started\n/);
  });
});
