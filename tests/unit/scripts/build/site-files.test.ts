import { describe, expect, test } from 'vitest';
import { siteFiles } from '#scripts/build/site-files.ts';
import { site } from '../../../fixtures/site.ts';

function file(path: string, base = '/'): string {
  return String(siteFiles(site, base, { styles: '', script: '' }).find((each) => each.path === path)?.contents);
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

  test('robots.txt names the sitemap', () => {
    expect(file('robots.txt', '/docs/')).toContain('Sitemap: https://docs.gateway.example/docs/sitemap.xml');
  });

  test('llms.txt has a line for each page, by group', () => {
    expect(file('llms.txt')).toContain(
      '## Payment Options\n\n- [Pay with Card](https://docs.gateway.example/card-payments): About Pay with Card.\n',
    );
  });

  test('a redirect is a line for hosts that read it and a page for those that do not', () => {
    expect(file('_redirects', '/docs/')).toMatch(/^\/docs\/ \/docs\/get-started 301!\n/);
    expect(file('index.html', '/docs/')).toContain('content="0;url=/docs/get-started"');
  });

  test.each(['_headers', '_redirects', '_hosting/nginx.conf', '_hosting/Caddyfile', '.htaccess'])(
    '%s configures a host',
    (path) => {
      expect(file(path, '/docs/')).toContain('/docs/');
    },
  );
});
