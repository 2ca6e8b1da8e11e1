import { describe, expect, test } from 'vitest';
import { securityHeaders } from '#scripts/outputs/headers.ts';
import { apache } from '#scripts/outputs/hosting/apache.ts';
import { caddy } from '#scripts/outputs/hosting/caddy.ts';
import { headersFile } from '#scripts/outputs/hosting/headers-file.ts';
import { hostedSite } from '#scripts/outputs/hosting/hosted-site.ts';
import { nginx } from '#scripts/outputs/hosting/nginx.ts';
import { redirectsFile } from '#scripts/outputs/hosting/redirects-file.ts';

const headers = securityHeaders({ styles: [{ css: 'p{}' }, { css: 'a{}', classes: ['a'] }], head: '0' });
const site = hostedSite(
  [
    { from: '/', to: '/get-started' },
    { from: '/old', to: '/a"; $b {c}\n//evil' },
  ],
  '/docs/',
  headers,
);
const text = (host: typeof nginx, given = site): string => String(host(given).contents);

describe.each([
  ['nginx', nginx],
  ['Caddy', caddy],
  ['Apache', apache],
  ['_redirects', redirectsFile],
] as const)('%s', (_, host) => {
  test('redirects, and takes no address for syntax or another host', () => {
    expect(text(host)).toContain('/docs/get-started');
    expect(text(host).replaceAll('\\%', '%')).toContain('/docs/a%22%3B%20%24b%20%7Bc%7D%0A//evil');
    expect(text(host)).not.toContain('$b {c}');
    expect(text(host, hostedSite([{ from: '/old', to: '//evil.example' }], '/', headers))).not.toMatch(/[^/]\/\/evil/);
  });
});

test('_headers fits what Cloudflare Pages reads: 100 rules, lines of 2,000 characters', () => {
  const lines = text(headersFile).split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
});

test('_redirects has statuses that Netlify and Cloudflare Pages know, the forced one of Netlify first', () => {
  expect(text(redirectsFile, hostedSite([{ from: '/old page', to: '/new' }], '/', headers))).toBe(
    '/old%20page /new 301!\n/old%20page /new 301\n',
  );
});

test('nginx: a header that the operator adds to the server block is kept, as no location adds one', () => {
  const locations = text(nginx).slice(text(nginx).indexOf('\nlocation'));
  expect(text(nginx)).toContain('add_header Content-Security-Policy');
  expect(locations).not.toContain('add_header');
});
