import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mediaTypes, pageLink } from '#scripts/outputs/headers.ts';
import type { Answer, Asked } from '../ask.ts';
import { EARLIER, type BuiltSite } from '../built-site.ts';
import type { Row } from '../row.ts';
import { ACCEPTS } from './accepts.ts';

/** A page as HTML or as Markdown, by what the client prefers: whole, packed, not again, in part, the head alone. */
export async function negotiationRows(
  { root, base, routes: [path = ''] }: BuiltSite,
  ask: (asked: Asked) => Promise<Answer>,
): Promise<readonly Row[]> {
  const bodies = {
    html: readFileSync(join(root, path, 'index.html')),
    markdown: readFileSync(join(root, `${path}.md`)),
  };
  const types = { html: mediaTypes['html'], markdown: mediaTypes['md'] };
  const wanted = (form: keyof typeof bodies): Row['want'] => ({
    status: [200],
    headers: {
      'content-type': types[form],
      vary: /accept\b(?!-).*accept-encoding|accept-encoding.*accept\b(?!-)/i,
      link: pageLink(path, base),
      'x-robots-tag': undefined,
    },
    codings: ['br', 'gzip'],
    body: bodies[form],
  });
  const accept = 'text/markdown';
  const earlier = `${base}${EARLIER}reference`;
  const { etag = 'no tag' } = (await ask({ path, headers: { accept } })).headers;
  const markdown = wanted('markdown');
  return [
    ...ACCEPTS.flatMap(([accepted, form]) =>
      ['identity', 'br'].map((coding): Row => ({
        given: { path, headers: { accept: accepted, 'accept-encoding': coding } },
        want: { ...wanted(form), codings: coding === 'br' ? ['br'] : [] },
      })),
    ),
    { given: { path, method: 'HEAD', headers: { accept } }, want: markdown },
    {
      given: { path: earlier, headers: { accept } },
      want: { status: [200], headers: { 'content-type': types.markdown, link: pageLink(earlier, base + EARLIER) } },
    },
    { given: { path, headers: { accept, 'if-none-match': etag } }, want: { status: [304] } },
    { given: { path, headers: { accept: 'text/html', 'if-none-match': etag } }, want: wanted('html') },
    {
      given: { path, headers: { accept, range: 'bytes=0-9' } },
      want: { status: [206], body: bodies.markdown.subarray(0, 10) },
    },
    { given: { path: `${path}/`, headers: { accept } }, want: { status: [308], headers: { location: path } } },
    { given: { path: `${base}no-such-page`, headers: { accept } }, want: { status: [404] } },
    { given: { path: `${path}.md`, headers: { accept: 'text/html' } }, want: { status: [200], body: bodies.markdown } },
  ];
}
