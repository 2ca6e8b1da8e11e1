import { violations } from '../pages/accessibility.ts';
import { expect, test } from '../test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the contents follow the scroll, to the end of the page and back', async ({ application, guide, page }) => {
  await guide.open('/book-a-shipment');
  await application.wake();
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const current = contents.and(page.locator('[aria-current="location"]'));
  await contents.first().click();
  await expect(current).toHaveText((await contents.first().textContent()) ?? '');
  await application.scrollTo(1e6);
  await expect(current).toHaveText((await contents.last().textContent()) ?? '');
  await application.scrollTo(0);
  await expect(current).toHaveCount(0);
});

test('code that is cut opens in a window, wrapped or not, and gives the focus back', async ({
  application,
  guide,
  page,
}) => {
  await guide.open('/reference/operations/listShipments');
  await application.wake();
  const enlarge = guide.article.getByRole('button', { name: 'Enlarge code' }).first();
  await enlarge.click();
  const code = page.getByRole('dialog', { name: 'Code' });
  const lines = code.locator('pre');
  await expect(code.getByRole('checkbox', { name: 'Wrap lines' })).toBeChecked();
  expect(await lines.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(1);
  expect(await violations(page)).toEqual([]);
  await code.getByRole('checkbox', { name: 'Wrap lines' }).uncheck();
  await expect(lines).toHaveCSS('white-space-collapse', 'preserve');
  await expect(lines).toHaveCSS('text-wrap-mode', 'nowrap');
  await code.getByRole('button', { name: 'Copy code' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(await lines.locator('code').textContent());
  await page.keyboard.press('Escape');
  await expect(code).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test('code that is not cut has no button for it', async ({ application, guide }) => {
  await guide.open('/reference/operations/listShipments');
  await application.wake();
  await expect(guide.article.getByRole('button', { name: 'Enlarge code' }).first()).toBeVisible();
  const needless = guide.article
    .locator('[data-copy-source]:has([data-enlarge]) pre')
    .evaluateAll((panels) =>
      panels.filter((pre) => pre.scrollWidth <= pre.clientWidth && pre.scrollHeight <= pre.clientHeight),
    );
  expect(await needless).toEqual([]);
});

test('the links of headings, fields and values copy their address', async ({ application, guide, page }) => {
  await guide.open('/tracking');
  await application.wake();
  const value = guide.article.getByRole('link', { name: /^Link to (?!this section)/ });
  for (const link of [
    guide.article.getByRole('link', { name: 'Link to this section' }),
    guide.article.getByRole('rowheader').getByRole('link'),
    value,
  ]) {
    const shown = link.filter({ visible: true }).first();
    const address = new URL((await shown.getAttribute('href')) ?? '', page.url()).href;
    await shown.click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1);
  }
});

test('a page whose transfer breaks off is shown as far as it came', async ({ guide, page }) => {
  await page.route('**/welcome', async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/html', body: body.slice(0, body.indexOf('</h1>') + 200) });
  });
  await guide.open('/welcome');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('where samples take the margin, the contents stay at the top, folded', async ({ application, guide, page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await guide.open('/pickups');
  await application.wake();
  await application.scrollTo(900);
  const contents = page.getByRole('navigation', { name: 'On this page, folded' });
  await contents.getByText('On this page').click();
  await contents.getByRole('link', { name: 'When the day is full' }).click();
  await expect(guide.headingNamed('When the day is full')).toBeInViewport();
  await expect(contents.getByRole('link')).toHaveCount(0);
  const covered = await contents.boundingBox();
  const heading = await guide.headingNamed('When the day is full').boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual((covered?.y ?? Infinity) + (covered?.height ?? 0));
});

test('on a phone each column of a status code is called what it is on a laptop', async ({ guide, page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await guide.open('/errors');
  const label = guide.article.getByRole('row').filter({ hasText: '401' }).getByRole('cell').nth(2);
  expect(await label.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('"Returned by"');
});

test('a first request stands beside its response, and each tool is a card', async ({ guide, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await guide.open('/access');
  const [request, response] = [
    guide.article.getByText('Request', { exact: true }),
    guide.article.getByText('Response', { exact: true }),
  ];
  expect((await response.boundingBox())?.x).toBeGreaterThan((await request.boundingBox())?.x ?? Infinity);
  const tools = guide.article.getByRole('listitem').getByRole('link', { name: /^(Build|Explain|Simulate) a/ });
  const tops = await tools.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect([tops.length, new Set(tops).size]).toEqual([3, 1]);
  await expect(guide.link('Simulate a webhook')).toHaveAttribute('href', /#simulate=webhooks\//);
  await guide.link('Build a request').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
