import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheControl, mediaTypes } from '#scripts/outputs/headers.ts';
import type { BuiltSite } from '../built-site.ts';
import type { Row } from '../row.ts';

const UNKNOWN = [
  'no-such-page',
  'no-such-page/',
  'no-such-page/index.html',
  'get-started/no-such-page',
  'GET-STARTED',
  'assets',
  'assets/',
  'assets/app-00000000.js',
  'no-such-page.html',
  '404.html',
  '404',
  'index.html.txt',
];
const HIDDEN = [
  '.htaccess',
  '.site-build',
  '.git/config',
  '.well-known/security.txt',
  'assets/.hidden',
  '_headers',
  '_redirects',
  '_hosting',
  '_hosting/',
  '_hosting/nginx.conf',
  '_hosting/Caddyfile',
  '%5fheaders',
  '%2ehtaccess',
];
const OUTSIDE = [
  '..%2f..%2f..%2f..%2fetc/passwd',
  '%2e%2e/',
  '%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '../../../../../../etc/passwd',
  '..%5c..%5cetc%5cpasswd',
  'get-started/..%2f..%2f',
  '%00',
  'get-started%00.txt',
  '%',
  '%zz',
  '%ff',
];
const ANOTHER_HOST = [
  '//example.net/',
  '//example.net',
  '//example.net/index.html',
  '///example.net/',
  '//example.net/%2f..',
  '/%2f%2fexample.net/',
  '/%2fexample.net/',
  '/%5cexample.net/',
  '/\\example.net/',
  '//get-started/',
  '//get-started/index.html',
];

/** Addresses that are none: the page for those, with status 404, whatever else is asked. */
export function missingRows({ root, base }: BuiltSite): readonly Row[] {
  const want = {
    status: [404],
    headers: { 'content-type': mediaTypes['html'], 'cache-control': cacheControl('404.html'), location: undefined },
    codings: ['br', 'gzip'],
    body: readFileSync(join(root, base, '404.html')),
  };
  return [
    ...[...UNKNOWN, ...HIDDEN].map((path): Row => ({
      given: { path: base + path, headers: { 'accept-encoding': 'gzip, br' } },
      want,
    })),
    ...[{ range: 'bytes=0-9' }, { 'if-none-match': '*' }, { 'if-modified-since': new Date().toUTCString() }].map(
      (headers): Row => ({ given: { path: `${base}no-such-page`, headers }, want }),
    ),
    { given: { path: `${base}no-such-page`, method: 'HEAD' }, want },
  ];
}

/** Addresses that lead out of the site's folder, or to another host. */
export function hostileRows({ base }: BuiltSite): readonly Row[] {
  const want = { status: [308, 400, 403, 404], headers: { location: /^(?:\/(?![/\\]).*)?$/ }, isForeign: base !== '/' };
  return [
    ...OUTSIDE.map((path): Row => ({ given: { path: base + path }, want })),
    ...ANOTHER_HOST.flatMap((path) => [path, base + path.slice(1), base + path]).map((path): Row => ({
      given: { path },
      want,
    })),
  ];
}
