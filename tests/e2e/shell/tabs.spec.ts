import { expect, test } from '../test.ts';

test('request samples are in nine languages', async ({ guide }) => {
  await guide.open('/phone-number');
  await expect(guide.languages.first().getByRole('option')).toHaveText([
    'cURL',
    'JavaScript',
    'Python',
    'PHP',
    'C#',
    'Java',
    'Go',
    'Ruby',
    'Kotlin',
  ]);
  await expect(guide.languages.first()).toHaveValue('curl');
  await expect(
    guide
      .code()
      .filter({ hasText: /curl -/ })
      .first(),
  ).toBeVisible();
});

test('a chosen language holds for all samples, on every page and over a reload', async ({ guide, page }) => {
  await guide.open('/static-wallet');
  await guide.speak('JavaScript');
  for (const list of await guide.languages.all()) await expect(list).toHaveValue('javascript');
  await expect(guide.code().filter({ hasText: 'fetch(' }).first()).toBeVisible();
  await expect(
    guide
      .code()
      .filter({ hasText: /curl -/ })
      .first(),
  ).toBeHidden();
  await guide.open('/reference/operations/listWallets');
  await expect(guide.languages.first()).toHaveValue('javascript');
  await page.reload();
  await expect(guide.languages.first()).toHaveValue('javascript');
});

test('a chosen language is part of a shared link, and needs no memory', async ({ guide, page, context }) => {
  await guide.open('/phone-number#before-you-start');
  await guide.speak('Go');
  await expect(page).toHaveURL(/\/phone-number\?language=go#before-you-start$/);
  const other = await context.browser()?.newContext();
  const reader = await other?.newPage();
  await reader?.goto(page.url());
  await expect(reader?.getByRole('combobox', { name: 'Language' }).first() ?? page.locator('nothing')).toHaveValue(
    'go',
  );
  await other?.close();
});

test('a chosen language holds when the application goes on', async ({ application, guide, sidebar }) => {
  await guide.open('/static-wallet');
  await guide.speak('Python');
  await application.ready();
  await sidebar.link('Pay with Phone (USSD)').click();
  await expect(guide.heading).toHaveText(/Phone/);
  await expect(guide.languages.first()).toHaveValue('python');
});

test('tabs are moved through by arrow keys, Home and End', async ({ guide, page }) => {
  await guide.open('/onboarding');
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

test('one tab of a list is in the tab order, and its panel has its name', async ({ guide }) => {
  await guide.open('/onboarding');
  const list = guide.article.getByRole('tablist', { name: 'Response' }).first();
  await expect(list.locator('[tabindex="0"]')).toHaveCount(1);
  await expect(
    guide.article.getByRole('tabpanel', { name: await list.getByRole('tab').first().innerText() }).first(),
  ).toBeVisible();
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
    await expect(
      guide
        .code()
        .filter({ hasText: /curl -/ })
        .first(),
    ).toBeVisible();
    await expect(guide.code().filter({ hasText: 'fetch(' }).first()).toBeVisible();
    await expect(guide.headingNamed('JavaScript').first()).toBeVisible();
    await expect(guide.languages).toHaveCount(0);
  });
});

test('on a wide screen the samples stand beside the text they belong to', async ({ guide, page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await guide.open('/phone-number');
  const sample = await guide
    .code()
    .filter({ hasText: /curl -/ })
    .first()
    .boundingBox();
  const call = await guide.call('POST', '-phone-number/api/v1/phone-number-payment/initialize').boundingBox();
  expect(sample?.x).toBeGreaterThan((call?.x ?? 0) + (call?.width ?? 0) - 1);
});
