import { sidebarLinks } from './facts/routes.ts';
import { sampled } from './facts/sitemap.ts';
import { withSite } from './server.ts';
import { expect, test as base } from './test.ts';

/** On React's development bundles, which tell of every mismatch that production keeps silent. */
const test = base.extend<object, { developmentSite: string }>({
  developmentSite: [
    async ({ browserName }, use) => withSite(`development-site-${browserName}`, ['--mode', 'development'], use),
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ developmentSite }, use) => use(developmentSite),
});

test.describe.configure({ mode: 'default' });

const alarms = /error|warning/;
const once = ['head > title', 'meta[name=description]', 'link[rel=canonical]', 'h1', 'main', '#sidebar', '#search'];

test('on this build a mismatch is told', async ({ application, guide, page }) => {
  const said: string[] = [];
  page.on('console', (message) => alarms.test(message.type()) && said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await guide.open('/get-started');
  await guide.article.evaluate((article) => article.before(document.createElement('p')));
  await application.wake();
  expect(said.join()).toMatch(/hydrat/i);
});

test('the application takes over every page without a complaint', async ({ application, guide, page }) => {
  test.setTimeout(180_000);
  const said: string[] = [];
  page.on('console', (message) => alarms.test(message.type()) && said.push(`${page.url()} ${message.text()}`));
  page.on('pageerror', (error) => said.push(`${page.url()} ${error.message}`));
  for (const path of sampled) {
    await guide.open(path);
    await application.wake();
    for (const part of once) await expect(page.locator(part), `${part} of ${path}`).toHaveCount(1);
  }
  expect(said).toEqual([]);
});

test('what a reader has changed before it arrives is no mismatch', async ({
  application,
  guide,
  page,
  search,
  sidebar,
  topBar,
}) => {
  const said: string[] = [];
  page.on('console', (message) => alarms.test(message.type()) && said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.emulateMedia({ colorScheme: 'dark' });
  await guide.open('/static-wallet');
  await topBar.schemeSwitch.click();
  await topBar.sidebarToggle.click();
  await guide.speak('JavaScript');
  await guide.unfold();
  await sidebar.groupHandle('SDKs').evaluate((handle) => (handle as HTMLElement).click());
  await application.ready();
  await page.reload();
  await search.openByKey();
  await search.input.fill('wallet');
  await expect(search.results.first()).toBeVisible();
  expect(said).toEqual([]);
});

test('going from page to page leaves one of each, and no complaint', async ({ application, guide, page, sidebar }) => {
  test.setTimeout(90_000);
  const said: string[] = [];
  page.on('console', (message) => alarms.test(message.type()) && said.push(`${page.url()} ${message.text()}`));
  page.on('pageerror', (error) => said.push(`${page.url()} ${error.message}`));
  await guide.open('/onboarding');
  await application.wake();
  await application.mark();
  for (const { group, label, path } of sidebarLinks) {
    await sidebar.follow(group, label);
    await expect(page).toHaveURL(path);
    await expect(sidebar.link(label)).toHaveAttribute('aria-current', 'page');
    for (const part of once) await expect(page.locator(part), `${part} of ${path}`).toHaveCount(1);
  }
  for (const { path } of sidebarLinks.toReversed().slice(1)) {
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(guide.heading).toHaveCount(1);
  }
  expect(await application.isMarked()).toBe(true);
  expect(said).toEqual([]);
});
