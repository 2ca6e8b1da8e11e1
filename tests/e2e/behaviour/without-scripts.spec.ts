import { expect, test } from '../test.ts';

test.use({ javaScriptEnabled: false });

test('nothing is offered that needs scripts', async ({ guide, page, topBar }) => {
  await guide.open('/book-a-shipment');
  for (const control of [topBar.search, topBar.schemeSwitch, topBar.sidebarToggle]) await expect(control).toBeHidden();
  await expect(guide.copyCodeButtons()).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Copy|Expand all|Collapse all/ })).toHaveCount(0);
  await expect(guide.article.getByRole('tab')).toHaveCount(0);
});

test('the reference stands where the search is otherwise', async ({ guide, page }) => {
  await guide.open('/book-a-shipment');
  await page.getByRole('banner').getByRole('link', { name: 'Browse the reference' }).click();
  await expect(page).toHaveURL(/\/reference$/);
  for (const name of ['List shipments', 'Receive a delivery notice', 'ShipmentRequest', '404 Not found'])
    await expect(guide.article.getByRole('link', { name }).first()).toBeVisible();
});

test('a nested field is read by opening its folds', async ({ guide }) => {
  await guide.open('/book-a-shipment');
  await expect(guide.field('email').first()).toBeHidden();
  await guide.foldHandle('recipient').first().click();
  await expect(guide.field('email').first()).toBeVisible();
});

test('open questions are read below the article', async ({ guide }) => {
  await guide.open('/tracking');
  const { line } = guide.openQuestions;
  await line.click();
  await guide.link(/^Further down: \d+ open question/).click();
  const list = guide.place('not-documented.fold.more');
  await expect(list).toBeInViewport();
  await expect(list.getByRole('link', { name: /\?$/ }).first()).toBeVisible();
  await expect(list.getByRole('link', { name: 'Email support' })).toBeVisible();
});

test('headings are reached from the list of the page', async ({ guide, page }) => {
  await guide.open('/errors');
  await guide.article
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Codes' })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/#codes$/);
  await expect(guide.headingNamed('Codes')).toBeInViewport();
});

test('a page follows the system', async ({ application, guide, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await guide.open('/welcome');
  expect(await application.appearance()).toBe('dark');
});

test('all languages are stacked under their names', async ({ guide }) => {
  await guide.open('/pickups');
  for (const code of [/curl -/, 'fetch(']) await expect(guide.sample(code)).toBeVisible();
  await expect(guide.headingNamed('JavaScript').first()).toBeVisible();
  await expect(guide.languages).toHaveCount(0);
});

test('the menu opens the drawer, whose links lead on', async ({ guide, page, sidebar, topBar }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await guide.open('/welcome');
  await topBar.menu.click();
  await sidebar.link('Book a shipment').click();
  await expect(guide.heading).toHaveText('Book a shipment');
});

test('an unknown address says so and lists every page', async ({ complaints, guide }) => {
  await guide.open('/no-such-page');
  await expect(guide.article).toContainText('No route matches URL');
  // The guide, then the tag of the reference.
  await expect(guide.link('Pickups').first()).toBeVisible();
  await expect(guide.link('Pickups')).toHaveCount(2);
  complaints.length = 0;
});

test('the reference reads and links', async ({ page }) => {
  await page.goto('/reference/operations/bookShipment');
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Reference' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heron Parcel API');
});

test('the Markdown of a page is a link away', async ({ guide, page }) => {
  await guide.open('/pickups');
  await expect(page.getByRole('button', { name: 'Copy page' })).toHaveCount(0);
  const link = page.getByRole('link', { name: 'View as Markdown' });
  await expect(link).toHaveAttribute('href', '/pickups.md');
  expect((await page.request.get('/pickups.md')).headers()).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'x-robots-tag': 'noindex',
  });
});
