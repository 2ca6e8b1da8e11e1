import { expect, test } from '../test.ts';

test('a chosen language holds for all samples, on every page and over a reload', async ({ guide, page }) => {
  await guide.open('/pickups');
  await guide.speak('JavaScript');
  await expect(guide.chosen('JavaScript')).toHaveCount(await guide.languages.count());
  await expect(guide.sample('fetch(')).toBeVisible();
  await expect(guide.sample(/curl -/)).toBeHidden();
  await guide.open('/reference/operations/listShipments');
  await expect(guide.chosen('JavaScript').first()).toBeVisible();
  await page.reload();
  await expect(guide.chosen('JavaScript').first()).toBeVisible();
});

test('a chosen language is part of a shared link, and needs no memory', async ({ guide, page, context }) => {
  await guide.open('/pickups#request');
  await guide.speak('Go');
  await expect(page).toHaveURL(/\/pickups\?language=go#request$/);
  const other = await context.browser()?.newContext();
  const reader = await other?.newPage();
  await reader?.goto(page.url());
  const menu = reader?.getByRole('combobox', { name: 'More languages' }).first();
  await expect(menu ?? page.locator('nothing')).toHaveValue('go');
  await other?.close();
});

test('tabs are moved through by arrow keys, Home and End', async ({ guide, page }) => {
  await guide.open('/book-a-shipment');
  const tabs = guide.article.getByRole('tablist', { name: 'Response' }).first().getByRole('tab');
  const [first, second, last] = [tabs.first(), tabs.nth(1), tabs.last()];
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(last).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(last).toBeFocused();
  await page.keyboard.press('Home');
  await expect(first).toBeFocused();
});

test('on a wide screen the samples stand beside the text they belong to', async ({ guide, page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await guide.open('/pickups');
  const sample = await guide.sample(/curl -/).boundingBox();
  const call = await guide.call('POST', '/pickups').boundingBox();
  expect(sample?.x).toBeGreaterThan((call?.x ?? 0) + (call?.width ?? 0) - 1);
});
