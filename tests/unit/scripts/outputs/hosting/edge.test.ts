import { describe, expect, test } from 'vitest';
import { markdownHeader, pageLink, VARY } from '#scripts/outputs/headers.ts';
import { cloudflare, netlify } from '#scripts/outputs/hosting/edge.ts';
import { ACCEPTS } from '../../../../hosts/rows/accepts.ts';

type Send = (request: Request) => Promise<Response>;

const BASE = '/docs/';
const HTML = ['/docs/a', '/docs/alone', '/elsewhere'];
const FILES = [...HTML, '/docs/a.md', '/docs/search.json', '/docs/search.json.md', '/elsewhere.md'];

/** A host whose files hold their own address, with that as their tag. */
const host: Send = async ({ url, method, headers }) => {
  const path = new URL(url).pathname.replace(/\/$/, '');
  if (!FILES.includes(path)) return new Response('none', { status: 404, headers: { 'Content-Type': 'text/html' } });
  if (headers.get('If-None-Match') === `"${path}"`) return new Response(null, { status: 304 });
  const type = { 'Content-Type': HTML.includes(path) ? 'text/html; charset=utf-8' : 'text/plain' };
  const robots = path.endsWith('.md') ? { [markdownHeader.name]: markdownHeader.value } : undefined;
  return new Response(method === 'HEAD' ? null : path, { headers: { ...type, ...robots } });
};

const load = async (given: typeof netlify): Promise<unknown> => {
  const { contents } = given({ base: BASE, headers: {}, redirects: [] });
  return ((await import(`data:text/javascript,${encodeURIComponent(String(contents))}`)) as { default: unknown })
    .default;
};
const atNetlify = (await load(netlify)) as (request: Request, context: { next: Send }) => Promise<Response>;
const { fetch } = (await load(cloudflare)) as { fetch(request: Request, env: object): Promise<Response> };

describe.each<readonly [string, Send]>([
  ['Netlify', (request) => atNetlify(request, { next: host })],
  ['Cloudflare', (request) => fetch(request, { ASSETS: { fetch: host } })],
])('the function for %s', (_, ask) => {
  const answer = async (path: string, accept: string, { method = 'GET', tag = '' } = {}): Promise<string> => {
    const headers = { Accept: accept, 'If-None-Match': tag };
    const response = await ask(new Request(`https://docs.example${path}`, { method, headers }));
    const said = ['Vary', 'Link', markdownHeader.name].map((name) => response.headers.get(name) ?? '');
    return [response.status, await response.text(), ...said].join(' | ');
  };
  const page = (body: string, path = '/docs/a'): string => `200 | ${body} | ${VARY.page} | ${pageLink(path, BASE)} | `;

  test.each(ACCEPTS)('%s: %s', async (accept, form) =>
    expect(await answer('/docs/a', accept)).toBe(page(form === 'html' ? '/docs/a' : '/docs/a.md')),
  );
  test.each([
    ['/docs/a/', {}, page('/docs/a.md')],
    ['/docs/a', { method: 'HEAD' }, page('')],
    ['/docs/a', { tag: '"/docs/a.md"' }, `304 |  | ${VARY.page} |  | `],
    ['/docs/a', { tag: '"/docs/a"' }, page('/docs/a.md')],
    ['/docs/alone', {}, page('/docs/alone', '/docs/alone')],
    ['/docs/search.json', {}, '200 | /docs/search.json |  |  | '],
    ['/docs/a.md', {}, '200 | /docs/a.md |  |  | noindex'],
    ['/docs/b', {}, '404 | none |  |  | '],
    ['/elsewhere', {}, '200 | /elsewhere |  |  | '],
  ])('%s, %j: %s', async (path, more, want) => expect(await answer(path, 'text/markdown', more)).toBe(want));
});
