import { expect, test } from '../test.ts';

test('on paper there is the article alone, with every fold open', async ({ footer, guide, page, sidebar, topBar }) => {
  await guide.open('/book-a-shipment');
  await page.emulateMedia({ media: 'print' });
  await expect(guide.heading).toBeVisible();
  for (const chrome of [topBar.bar, sidebar.nav, footer.footer]) await expect(chrome).toBeHidden();
  await expect(guide.copyCodeButtons()).toHaveCount(0);
  await expect(guide.field('postcode').first()).toBeVisible();
});

for (const path of ['/pickups', '/reference/operations/listShipments'])
  test(`on paper every alternative of ${path} is shown under its name`, async ({ guide, page }) => {
    await guide.open(path);
    await page.emulateMedia({ media: 'print' });
    await expect(guide.sample(/^curl /)).toBeVisible();
    await expect(guide.sample('fetch(')).toBeVisible();
    await expect(guide.headingNamed('JavaScript').first()).toBeVisible();
  });

test('paper is light whatever the screen is', async ({ application, guide, page, topBar }) => {
  await guide.open('/welcome');
  await topBar.schemeSwitch.click();
  await page.emulateMedia({ media: 'print' });
  expect(await application.appearance()).toBe('light');
});
