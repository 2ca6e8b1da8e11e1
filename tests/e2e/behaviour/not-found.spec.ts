import { expect, test } from '../test.ts';

test.afterEach(({ complaints }) => expect(complaints.splice(0).filter((text) => !text.includes('404'))).toEqual([]));

test('an unknown address is 404 and says so', async ({ guide, page }) => {
  const response = await guide.open('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(guide.article).toContainText('No route matches URL "/no-such-page"');
  await expect(guide.heading).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});

test('it names the nearest pages', async ({ guide }) => {
  await guide.open('/book-shipment');
  await expect(guide.headingNamed(/did you mean/i)).toBeVisible();
  await guide.link('Book a shipment').first().click();
  await expect(guide.heading).toHaveText('Book a shipment');
});

test('it lists guides and the reference', async ({ guide }) => {
  await guide.open('/no-such-page');
  for (const [name, address] of [
    ['Book a shipment', '/book-a-shipment'],
    ['Overview', '/reference'],
    ['Shipments', '/reference/tags/Shipments'],
    ['Schemas', '/reference/schemas'],
  ] as const)
    await expect(guide.article.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
});

test('it offers the search', async ({ guide, search }) => {
  await guide.open('/nothing/like/this');
  await guide.article.getByRole('button', { name: 'Search' }).click();
  await expect(search.input).toBeFocused();
});

test('an address that holds markup stays text', async ({ guide }) => {
  await guide.open('/%3Cimg%20src=x%20onerror=alert(1)%3E');
  await expect(guide.article).toContainText('No route matches URL');
  await expect(guide.article.getByRole('img')).toHaveCount(0);
});

test('a link of the application to an unknown page ends on the 404 page', async ({
  application,
  guide,
  page,
  sidebar,
}) => {
  await guide.open('/welcome');
  await application.wake();
  await sidebar.link('Book a shipment').evaluate((link) => link.setAttribute('href', '/gone'));
  await sidebar.link('Book a shipment').click();
  await expect(guide.article).toContainText('No route matches URL "/gone"');
  await expect(page).toHaveURL('/gone');
});

test('it begins where every other page does', async ({ guide, page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await guide.open('/welcome');
  const left = (await guide.heading.boundingBox())?.x;
  await guide.open('/no-such-page');
  expect((await guide.heading.boundingBox())?.x).toBe(left);
});
