import { PARCELS } from '../../fixtures/parcels.ts';
import { kinds } from '../sites.ts';
import { withSite } from '../server.ts';
import { expect, test as base } from '../test.ts';

/** On React's development bundles, which tell of every mismatch that production keeps silent. */
const test = base.extend<object, { developmentSite: string }>({
  developmentSite: [
    async ({ browserName: _browser }, use) =>
      withSite(['--mode', 'development', '--openapi', PARCELS.openapi, '--guides', PARCELS.guides], use),
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ developmentSite }, use) => use(developmentSite),
});

// One worker, one build.
test.describe.configure({ mode: 'default' });

const once = ['head > title', 'meta[name=description]', 'link[rel=canonical]', 'h1', 'main', '#sidebar', '#search'];

test('on this build a mismatch is told', async ({ application, complaints, guide }) => {
  await guide.open('/welcome');
  await guide.article.evaluate((article) => article.before(document.createElement('p')));
  await application.wake();
  expect(complaints.splice(0).join()).toMatch(/hydrat/i);
});

test('the application takes over every kind of page', async ({ application, guide, page }) => {
  for (const path of kinds) {
    await guide.open(path);
    await application.wake();
    for (const part of once) await expect(page.locator(part), `${part} of ${path}`).toHaveCount(1);
  }
});

test('what a reader has changed before it arrives is no mismatch', async ({
  application,
  guide,
  page,
  search,
  sidebar,
  topBar,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await guide.open('/pickups');
  await topBar.schemeSwitch.click();
  await topBar.sidebarToggle.click();
  await guide.speak('JavaScript');
  await guide.unfold();
  await sidebar.groupHandle('Tools').evaluate((handle) => (handle as HTMLElement).click());
  await application.ready();
  await page.reload();
  await search.find('parcel');
});

test('every link of the sidebar opens its page at its top, and back leads through them', async ({
  application,
  guide,
  page,
  sidebar,
}) => {
  await guide.open('/glossary');
  await application.wake();
  await application.mark();
  const links: { group: string; label: string; path: string }[] = [];
  for (const group of await sidebar.groupLabels())
    links.push(...(await sidebar.links(group)).map((link) => ({ ...link, group })));
  // Its own link leaves with the page, which is not listed.
  links.splice(
    links.findIndex(({ path }) => path === '/glossary'),
    1,
  );
  expect(links).toHaveLength(8);
  for (const { group, label, path } of links) {
    await application.scrollTo(600);
    await sidebar.follow(group, label);
    await expect(page).toHaveURL(path);
    await expect(sidebar.link(label)).toHaveAttribute('aria-current', 'page');
    await expect(sidebar.activeLinks()).toHaveCount(1);
    await expect(guide.heading).toBeFocused();
    expect(await application.scrollTop()).toBe(0);
    for (const part of once) await expect(page.locator(part), `${part} of ${path}`).toHaveCount(1);
  }
  for (const { path } of links.toReversed().slice(1)) {
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(guide.heading).toHaveCount(1);
  }
  expect(await application.isMarked()).toBe(true);
});
