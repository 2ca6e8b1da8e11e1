import { slowed } from '../../scripts/bench/slowed.ts';
import { expect, test } from './test.ts';

/*
 * Each action is the very first one on a page whose network and processor are slow: it is answered at once, before the application is there,
 * once, and its answer is still there when the application has arrived.
 */
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(async ({ application, page }) => {
  await slowed(page);
  await application.hold();
});

test('copy', async ({ application, guide, page }) => {
  await page.addInitScript(() => {
    const copied: string[] = [];
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = (text) => {
      copied.push(text);
      return write(text);
    };
    Object.assign(window, { copied });
  });
  await guide.open('/get-started');
  const code = await guide.codeOf(guide.copyCodeButtons().first()).textContent();
  await guide.copyCodeButtons().first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  expect(await application.hasArrived()).toBe(false);
  await application.ready();
  expect(await page.evaluate(() => (window as unknown as { copied: string[] }).copied)).toEqual([code]);
});

test('fold', async ({ application, guide }) => {
  await guide.open('/bank-details');
  await guide.foldHandle('customer').first().click();
  await expect(guide.field('firstName').first()).toBeVisible();
  expect(await application.hasArrived()).toBe(false);
  await application.ready();
  await expect(guide.field('firstName').first()).toBeVisible();
});

test('language', async ({ application, guide }) => {
  await guide.open('/phone-number');
  await guide.speak('JavaScript');
  await expect(guide.code().filter({ hasText: 'fetch(' }).first()).toBeVisible();
  expect(await application.hasArrived()).toBe(false);
  await application.ready();
  await expect(guide.languages.first()).toHaveValue('javascript');
  await expect(guide.code().filter({ hasText: 'fetch(' }).first()).toBeVisible();
});

test('sidebar by its button', async ({ application, guide, sidebar, topBar }) => {
  await guide.open('/get-started');
  await topBar.sidebarToggle.click();
  expect(await sidebar.width()).toBe(48);
  expect(await application.hasArrived()).toBe(false);
  await application.ready();
  expect(await sidebar.width()).toBe(48);
});

test('sidebar by its key', async ({ application, guide, page, sidebar }) => {
  await guide.open('/get-started');
  await page.keyboard.press('Control+b');
  expect(await sidebar.width()).toBe(48);
  expect(await application.hasArrived()).toBe(false);
  await application.ready();
  expect(await sidebar.width()).toBe(48);
});

test('colour scheme', async ({ application, guide, topBar }) => {
  await guide.open('/get-started');
  await topBar.schemeSwitch.click();
  expect(await application.appearance()).toBe('dark');
  expect(await application.hasArrived()).toBe(false);
  await application.ready();
  expect(await application.appearance()).toBe('dark');
  await expect(topBar.schemeSwitch).toHaveAccessibleName('Switch to light mode');
});

for (const how of ['icon', 'key'] as const) {
  test(`search by its ${how}, and typing at once`, async ({ application, guide, page, search, topBar }) => {
    await guide.open('/get-started');
    if (how === 'icon') await topBar.search.click();
    else await page.keyboard.press('Control+k');
    await page.keyboard.type('static wallet');
    await expect(search.input).toHaveValue('static wallet');
    expect(await application.hasArrived()).toBe(false);
    await application.ready();
    await expect(search.results.first()).toContainText('Static Wallet');
    await expect(search.input).toHaveValue('static wallet');
    await page.keyboard.type('s');
    await expect(search.input).toHaveValue('static wallets');
  });
}

test('search, typing and Enter before there are results', async ({ application, guide, page, search }) => {
  await guide.open('/get-started');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('WooCommerce');
  await page.keyboard.press('Enter');
  await application.ready();
  await expect(guide.heading).toHaveText(/WooCommerce/);
  await expect(search.dialog).toBeHidden();
});

test('drawer', async ({ application, guide, page, sidebar, topBar }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await guide.open('/get-started');
  await topBar.menu.click();
  await expect(sidebar.nav).toBeVisible();
  expect(await application.hasArrived()).toBe(false);
  await application.ready();
  await expect(sidebar.nav).toBeVisible();
  await sidebar.link('Pay with Card').click();
  await expect(guide.heading).toHaveText('Pay with Card');
});

test('link', async ({ guide, page, sidebar }) => {
  const opened: string[] = [];
  await guide.open('/get-started');
  page.on('framenavigated', (frame) => opened.push(new URL(frame.url()).pathname));
  await sidebar.link('Pay with Card').click();
  await expect(guide.heading).toHaveText('Pay with Card');
  await page.waitForLoadState('networkidle');
  expect(opened).toEqual(['/card-payments']);
  await page.goBack();
  await expect(guide.heading).toHaveText('Getting Started');
});

test('back, to a page that was loaded', async ({ application, guide, page }) => {
  await guide.open('/onboarding');
  await application.scrollTo(1200);
  await guide.open('/get-started');
  await page.goBack();
  await expect(guide.heading).toHaveText(/Merchant onboarding/);
  await expect.poll(() => application.scrollTop()).toBe(1200);
});

test('back, to a page the application had drawn', async ({ application, guide, page, sidebar }) => {
  await guide.open('/get-started');
  await application.wake();
  await sidebar.link('Pay with Card').click();
  await expect(guide.heading).toHaveText('Pay with Card');
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/get-started');
  await expect(guide.heading).toHaveText('Getting Started');
});

test('several actions at once', async ({ application, guide, page, sidebar, topBar }) => {
  await guide.open('/bank-details');
  await topBar.schemeSwitch.click();
  await page.keyboard.press('Control+b');
  await guide.foldHandle('customer').first().click();
  await application.ready();
  expect(await application.appearance()).toBe('dark');
  expect(await sidebar.width()).toBe(48);
  await expect(guide.field('firstName').first()).toBeVisible();
});
