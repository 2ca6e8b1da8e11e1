import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  API_CATALOG,
  CATALOG_LINK,
  CATALOG_TYPE,
  cacheControl,
  contentDisposition,
  mediaType,
  mediaTypes,
  markdownHeader,
} from '#scripts/outputs/headers.ts';
import type { BuiltSite } from '../built-site.ts';
import type { Row } from '../row.ts';

/** Every page at its one address, every other spelling of it, and every file. */
export function pageRows({ root, base, routes, assets, downloads }: BuiltSite): readonly Row[] {
  const html = {
    'content-type': mediaTypes['html'],
    'cache-control': cacheControl('index.html'),
    vary: /accept-encoding/i,
  };
  const pages = routes.flatMap((path): Row[] => {
    const file = join(root, path, 'index.html');
    const coding = existsSync(`${file}.br`) ? 'br' : 'identity';
    return [
      {
        given: { path, headers: { 'accept-encoding': 'br' } },
        want: {
          status: [200],
          headers: { ...html, 'content-encoding': coding === 'br' ? 'br' : undefined },
          codings: [coding],
          body: readFileSync(file),
        },
      },
      { given: { path, method: 'HEAD' }, want: { status: [200], headers: html } },
      { given: { path: `${path}/` }, want: { status: [308], headers: { location: path } } },
      {
        given: { path: `${path}/index.html?a=b&c=%2F` },
        want: { status: [308], headers: { location: `${path}?a=b&c=%2F` } },
      },
    ];
  });
  const markdown = routes.map((path) => `${path}.md`).filter((path) => existsSync(join(root, `${path}.gz`)));
  const files = [
    ...assets,
    ...downloads,
    ...markdown,
    ...['robots.txt', 'sitemap.xml', 'llms.txt', API_CATALOG, '.well-known/agent-skills/index.json'].map(
      (name) => base + name,
    ),
  ].map((path): Row => ({
    given: { path, headers: { 'accept-encoding': 'gzip' } },
    want: {
      status: [200],
      headers: {
        'content-type': mediaType(path.slice(base.length)),
        'cache-control': cacheControl(path.slice(base.length)),
        [markdownHeader.name.toLowerCase()]: path.endsWith('.md') ? markdownHeader.value : undefined,
        'content-disposition': contentDisposition(path.slice(base.length)),
        link: path === base + API_CATALOG ? CATALOG_LINK : undefined,
      },
      codings: [existsSync(`${join(root, path)}.gz`) ? 'gzip' : 'identity'],
      body: readFileSync(join(root, path)),
    },
  }));
  // RFC 9727, section 2.
  const catalog: Row = {
    given: { path: base + API_CATALOG, method: 'HEAD' },
    want: { status: [200], headers: { 'content-type': CATALOG_TYPE, link: CATALOG_LINK } },
  };
  return [...pages, ...files, catalog];
}

/** The addresses of which the site says itself that they have moved, and who may ask. */
export function redirectRows({ base, leadsOn, routes: [first = ''] }: BuiltSite): readonly Row[] {
  const moved = [base, `${base}index.html`, ...(base === '/' ? [] : [base.slice(0, -1)])];
  return [
    ...leadsOn.flatMap(([old, page, anchor = '']) =>
      ['', '?from=mail'].map((query): Row => ({
        given: { path: base + old + query },
        // A folder leads to its page first.
        want: {
          status: [308],
          headers: { location: (old.endsWith('/') ? base + old.slice(0, -1) : base + page) + query + anchor },
        },
      })),
    ),
    ...moved.flatMap((path): Row[] => [
      { given: { path }, want: { status: [308], headers: { location: first } } },
      { given: { path: `${path}?from=mail` }, want: { status: [308], headers: { location: `${first}?from=mail` } } },
    ]),
    ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method): Row => ({
      given: { path: first, method },
      want: { status: [405], headers: { allow: /^GET, HEAD(?:, *)?$/ } },
    })),
  ];
}
