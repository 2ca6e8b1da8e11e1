import { routes } from './facts/routes.ts';
import { sitemap } from './facts/sitemap.ts';
import { expect, test } from './test.ts';

test('the sitemap lists every route, once, by its canonical address', async ({ request }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toMatch(/xml/);
  const urls = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  expect(urls.map((url) => new URL(url).pathname)).toEqual(expect.arrayContaining(routes.map(({ path }) => path)));
  expect(new Set(urls).size).toBe(urls.length);
  for (const url of urls) {
    const html = await (await request.get(new URL(url).pathname)).text();
    expect(html, url).toContain(`<link rel="canonical" href="${url}"`);
  }
});

test('robots.txt allows every route and names the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toMatch(/^User-agent: \*$/m);
  expect(text).toMatch(/^Sitemap: https:\/\/\S+\/sitemap\.xml$/m);
  expect(text).not.toMatch(/^Disallow: \S/m);
});

test('llms.txt lists every route with a description', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  expect(text).toMatch(/^# \S/);
  for (const { path } of routes)
    expect(text).toMatch(new RegExp(`^- \\[[^\\]]+\\]\\(https://[^)]+${path}(\\.md)?\\): \\S`, 'm'));
});

test('every page is in the sitemap', async ({ request }) => {
  for (const path of sitemap) expect((await request.get(path)).status(), path).toBe(200);
  expect(sitemap.length).toBeGreaterThanOrEqual(routes.length);
});

test('the favicon is served', async ({ page, request }) => {
  await page.goto('/get-started');
  const address = (await page.locator('link[rel=icon]').getAttribute('href')) ?? '';
  const answer = await request.get(address);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^image\//);
});

test('a page says what it is when it is shared', async ({ page }) => {
  await page.goto('/card-payments');
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /Pay with Card/);
  await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', /\S{3}/);
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
});
