import { sitemap } from './facts/sitemap.ts';
import { expect, test } from './test.ts';

test('pages are sent with a strict policy and without surprises', async ({ request }) => {
  for (const path of [...sitemap, '/no-such-page']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-type'], path).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy'], path).toMatch(/default-src 'none'/);
    expect(headers['content-security-policy'], path).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBeTruthy();
    expect(headers['set-cookie'], path).toBeUndefined();
  }
});

test('pages are revalidated, hashed files are kept', async ({ application, page, request }) => {
  const answers: { path: string; cache: string }[] = [];
  page.on('response', (response) =>
    answers.push({ path: new URL(response.url()).pathname, cache: response.headers()['cache-control'] ?? '' }),
  );
  await page.goto('/get-started');
  await application.wake();
  for (const { path, cache } of answers)
    expect(cache, path).toMatch(path.startsWith('/assets/') ? /immutable/ : /no-cache/);
  expect(answers.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/get-started', expect.stringMatching(/^\/assets\/app-/)]),
  );
  const tag = (await request.get('/get-started')).headers()['etag'] ?? '';
  expect((await request.get('/get-started', { headers: { 'if-none-match': tag } })).status()).toBe(304);
});

test('no policy is broken while the site is used', async ({ application, guide, page, search, sidebar, topBar }) => {
  await page.addInitScript(() => {
    const broken: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      broken.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
    Object.assign(window, { broken });
  });
  await guide.open('/get-started');
  await application.wake();
  await sidebar.link('Static Wallet').click();
  await expect(guide.heading).toHaveText(/Static Wallet/);
  await topBar.schemeSwitch.click();
  await topBar.sidebarToggle.click();
  await topBar.sidebarToggle.hover();
  await search.openByKey();
  await search.input.fill('wallet');
  await expect(search.results.first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([]);
});
