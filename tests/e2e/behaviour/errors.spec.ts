import type { Route } from '@playwright/test';
import { expect, test } from '../test.ts';

// What fails to load is told in the console by the browser itself.
test.afterEach(({ complaints }) => void complaints.splice(0));

test('an error while a page is drawn shows the fallback, with ways out', async ({
  application,
  guide,
  page,
  sidebar,
}) => {
  await page.addInitScript(() => {
    window.scrollTo = () => {
      throw new Error('A broken page');
    };
  });
  await guide.open('/welcome');
  await application.wake();
  await sidebar.link('Book a shipment').click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await page.getByRole('link', { name: /home page/i }).click();
  await expect(guide.heading).toHaveText('Welcome');
});

for (const [what, fail] of [
  ['is no page of the site', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>Blocked' })],
  ['cannot be fetched', (route: Route) => route.abort()],
] as const) {
  test(`a next page that ${what} is loaded by the browser instead`, async ({ application, guide, page, sidebar }) => {
    await page.route('**/book-a-shipment', (route) =>
      route.request().resourceType() === 'fetch' ? fail(route) : route.fallback(),
    );
    await guide.open('/welcome');
    await application.wake();
    await sidebar.link('Book a shipment').click();
    await expect(guide.heading).toHaveText('Book a shipment');
    await expect(page).toHaveURL('/book-a-shipment');
  });
}

test('without the application the page goes on working', async ({ application, guide, page, sidebar, topBar }) => {
  await page.route('**/assets/app-*.js', (route) => route.abort());
  await guide.open('/welcome');
  await topBar.schemeSwitch.click();
  expect(await application.appearance()).toBe('dark');
  await sidebar.link('Book a shipment').click();
  await expect(guide.heading).toHaveText('Book a shipment');
});

test('without its index the search says so, and the page stays', async ({ guide, page, search }) => {
  await page.route('**/search.json', (route) => route.abort());
  await guide.open('/welcome');
  await search.openByKey();
  await search.input.fill('parcel');
  await expect(search.dialog).toContainText(/could not be loaded/i);
  await page.keyboard.press('Escape');
  await expect(guide.heading).toHaveText('Welcome');
});

test('without the code of the search the page stays, and the search still closes', async ({
  application,
  guide,
  page,
  search,
  sidebar,
}) => {
  await page.route('**/assets/Search-*.js', (route) => route.abort());
  await guide.open('/welcome');
  const failed = page.waitForEvent('requestfailed');
  await search.openByKey();
  await application.ready();
  await failed;
  await search.input.fill('parcel');
  await page.keyboard.press('Escape');
  await expect(search.dialog).toBeHidden();
  await expect(guide.heading).toHaveText('Welcome');
  await sidebar.link('Book a shipment').click();
  await expect(guide.heading).toHaveText('Book a shipment');
});
