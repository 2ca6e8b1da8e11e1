import { expect, test } from '../test.ts';

test('request samples are in cURL and JavaScript', async ({ guide }) => {
  await guide.open('/phone-number');
  await expect(guide.article.getByRole('tablist', { name: 'Language' }).first().getByRole('tab')).toHaveText(['cURL', /JavaScript/]);
  await expect(guide.languageTabs('cURL').first()).toHaveAttribute('aria-selected', 'true');
  await expect(guide.code().filter({ hasText: /curl -/ }).first()).toBeVisible();
});

test('a chosen language holds for all samples, on every page and over a reload', async ({ guide, page }) => {
  await guide.open('/static-wallet');
  await guide.languageTabs('JavaScript').first().click();
  for (const tab of await guide.languageTabs('JavaScript').all()) await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(guide.code().filter({ hasText: 'fetch(' }).first()).toBeVisible();
  await expect(guide.code().filter({ hasText: /curl -/ }).first()).toBeHidden();
  await guide.open('/phone-number');
  await expect(guide.languageTabs('JavaScript').first()).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(guide.languageTabs('JavaScript').first()).toHaveAttribute('aria-selected', 'true');
});

test('a chosen language is part of a shared link, and needs no memory', async ({ guide, page, context }) => {
  await guide.open('/phone-number#before-you-start');
  await guide.languageTabs('JavaScript').first().click();
  await expect(page).toHaveURL(/\/phone-number\?language=javascript#before-you-start$/);
  const shared = page.url();
  const other = await context.browser()?.newContext();
  const reader = await other?.newPage();
  await reader?.goto(shared);
  await expect(reader?.getByRole('tab', { name: 'JavaScript' }).first() ?? page.locator('nothing')).toHaveAttribute('aria-selected', 'true');
  await other?.close();
});

test('a chosen language holds when the application goes on', async ({ application, guide, sidebar }) => {
  await guide.open('/static-wallet');
  await guide.languageTabs('JavaScript').first().click();
  await application.ready();
  await sidebar.link('Pay with Phone (USSD)').click();
  await expect(guide.heading).toHaveText(/Phone/);
  await expect(guide.languageTabs('JavaScript').first()).toHaveAttribute('aria-selected', 'true');
});

test('tabs are moved through by arrow keys, Home and End', async ({ guide, page }) => {
  await guide.open('/phone-number');
  const [curl, javascript] = [guide.languageTabs('cURL').first(), guide.languageTabs('JavaScript').first()];
  await curl.focus();
  await page.keyboard.press('ArrowRight');
  await expect(javascript).toBeFocused();
  await expect(javascript).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(curl).toBeFocused();
  await page.keyboard.press('End');
  await expect(javascript).toBeFocused();
  await page.keyboard.press('Home');
  await expect(curl).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(javascript).toBeFocused();
});

test('one tab of a list is in the tab order, and its panel has its name', async ({ guide }) => {
  await guide.open('/phone-number');
  const list = guide.article.getByRole('tablist', { name: 'Language' }).first();
  await expect(list.locator('[tabindex="0"]')).toHaveCount(1);
  await expect(guide.article.getByRole('tabpanel', { name: 'cURL' }).first()).toBeVisible();
});

test('responses by example are tabs of their own', async ({ guide }) => {
  await guide.open('/onboarding');
  const pending = guide.article.getByRole('tab', { name: /waits for approval|Pending/ });
  await pending.click();
  await expect(pending).toHaveAttribute('aria-selected', 'true');
  await expect(guide.code().filter({ hasText: /"status":\s*"Pending"/ })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all languages are stacked under their names', async ({ guide }) => {
    await guide.open('/phone-number');
    await expect(guide.code().filter({ hasText: /curl -/ }).first()).toBeVisible();
    await expect(guide.code().filter({ hasText: 'fetch(' }).first()).toBeVisible();
    await expect(guide.headingNamed('JavaScript').first()).toBeVisible();
    await expect(guide.languageTabs('cURL')).toHaveCount(0);
  });
});

test('on a wide screen the samples stand beside the text they belong to', async ({ guide, page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await guide.open('/phone-number');
  const sample = await guide.code().filter({ hasText: /curl -/ }).first().boundingBox();
  const call = await guide.call('POST', '-phone-number/api/v1/phone-number-payment/initialize').boundingBox();
  expect(sample?.x).toBeGreaterThan((call?.x ?? 0) + (call?.width ?? 0) - 1);
});
