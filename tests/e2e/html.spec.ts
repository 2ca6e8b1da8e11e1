import { createHash } from 'node:crypto';
import { sitemap } from './facts/sitemap.ts';
import { readHtml } from './site/document.ts';
import { expect, test } from './reading.ts';

/** All pages one after another. */
const patience = 180_000;

for (const path of [...sitemap, '/no-such-page']) {
  test(`the HTML of ${path} is well formed, strict and complete`, async ({ page, request }) => {
    const answer = await request.get(path);
    const html = await answer.text();
    const document = await readHtml(page, html);
    expect(html.toLowerCase()).toMatch(/^<!doctype html>/);
    expect(document.tagsRead, 'tags as the browser reads them').toEqual(document.tagsWritten);
    expect(document.titles).toHaveLength(1);
    expect(document.descriptions).toHaveLength(1);
    expect(document.canonicals).toHaveLength(path === '/no-such-page' ? 0 : 1);
    expect(document.headings.filter((level) => level === 1)).toHaveLength(1);
    expect(skipped(document.headings), 'heading levels that skip one').toEqual([]);
    expect(doubled(document.ids), 'ids used twice').toEqual([]);
    expect(
      document.references.filter((id) => !document.ids.includes(id)),
      'references to ids that do not exist',
    ).toEqual([]);
    expect(document.styleAttributes).toBe(0);
    const policy = answer.headers()['content-security-policy'];
    for (const [directive, code] of [
      ['style-src', document.inlineStyles],
      ['script-src', document.inlineScripts],
    ] as const) {
      expect(code, directive).toHaveLength(1);
      expect(policy).toContain(
        `${directive} 'self' 'sha256-${createHash('sha256')
          .update(code[0] ?? '')
          .digest('base64')}'; `,
      );
    }
    expect(document.handlers).toEqual([]);
    expect(
      document.resources.filter((address) => !/^\/(?!\/)/.test(address)),
      'resources of other origins',
    ).toEqual([]);
    expect(html).not.toMatch(/<div hidden[^>]* id="S:/);
  });
}

test('every link and anchor of the site leads somewhere', async ({ page, request }) => {
  test.setTimeout(patience);
  const documents = new Map(
    await Promise.all(sitemap.map(async (path) => [path, await (await request.get(path)).text()] as const)),
  );
  const broken: string[] = [];
  const ids = new Map<string, Set<string>>();
  const links: { from: string; href: string }[] = [];
  for (const [path, html] of documents) {
    const read = await readHtml(page, html);
    ids.set(path, new Set(read.ids));
    links.push(...read.links.map((href) => ({ from: path, href })));
  }
  const elsewhere = new Set<string>();
  for (const { from, href } of links) {
    if (/^(https:|mailto:)/.test(href)) continue;
    const url = new URL(href, `http://site${from}`);
    const target = decodeURIComponent(url.pathname);
    const anchor = decodeURIComponent(url.hash.slice(1));
    if (!ids.has(target)) elsewhere.add(url.pathname);
    else if (anchor !== '' && ids.get(target)?.has(anchor) !== true) broken.push(`${from} → ${href}`);
  }
  for (const path of elsewhere) {
    const answer = await request.get(path);
    if (!answer.ok()) broken.push(path);
  }
  expect(broken).toEqual([]);
  expect(links.length).toBeGreaterThan(sitemap.length);
});

test('every file a page names is served', async ({ page, request }) => {
  test.setTimeout(patience);
  const resources = new Set<string>();
  for (const path of sitemap)
    for (const address of (await readHtml(page, await (await request.get(path)).text())).resources)
      resources.add(address);
  for (const address of resources) expect((await request.get(address)).status(), address).toBe(200);
  expect(resources.size).toBeGreaterThan(0);
});

function doubled(ids: readonly string[]): string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

function skipped(levels: readonly number[]): string[] {
  return levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 0;
    return level > before + 1 ? [`h${before} then h${level}`] : [];
  });
}
