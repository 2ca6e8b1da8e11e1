import { expect, test } from '../test.ts';

test('fonts that come late move nothing, and the next page is drawn in them', async ({ application, page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  const width = () => page.locator('[data-home]').evaluate((home) => home.getBoundingClientRect().width);
  await application.watchShifts();
  await page.goto('/access', { waitUntil: 'domcontentloaded' });
  await application.wake();
  const before = await width();
  release();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  expect(await width()).toBe(before);
  expect(await application.shifts()).toEqual([]);
  await application.navigate('/book-a-shipment');
  await expect.poll(width).not.toBe(before);
});
