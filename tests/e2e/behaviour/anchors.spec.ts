import type { Page } from '@playwright/test';
import { GuidePage } from '../pages/guide-page.ts';
import { nearestTable } from '../pages/field-table.ts';
import { expect, test } from '../test.ts';

/** Address of a field two folds deep: the recipient's e-mail in a shipment of the list. */
async function deepAddress(page: Page): Promise<string> {
  const guide = new GuidePage(page);
  await guide.read('/tracking');
  const list = nearestTable(await guide.fieldTables(), ['shipments', 'paging']);
  const recipient = list?.fields
    .find(({ name }) => name === 'shipments')
    ?.nested?.fields.find(({ name }) => name === 'recipient');
  return recipient?.nested?.fields.find(({ name }) => name === 'email')?.href ?? '';
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the address of a field deep in folds opens them and shows it', async ({ context, page }) => {
      const hash = await deepAddress(page);
      const cold = new GuidePage(await context.newPage());
      await cold.open(`/tracking${hash}`);
      await expect(cold.place(hash.slice(1))).toBeInViewport();
      await expect(cold.place(hash.slice(1))).toContainText('email');
    });

    test('the address of an error code shows its entry', async ({ guide }) => {
      await guide.open('/errors');
      const hash = await guide.article.getByRole('rowheader', { name: /^413/ }).getByRole('link').getAttribute('href');
      await guide.open(`/pickups`);
      await guide.open(`/errors${hash}`);
      await expect(guide.article.getByRole('rowheader', { name: /^413/ })).toBeInViewport();
    });
  });
}

test('the application shows a field deep in folds of another page', async ({ application, guide, page }) => {
  const hash = await deepAddress(page);
  await guide.open('/welcome');
  await application.wake();
  await guide
    .link('Book a shipment')
    .first()
    .evaluate((link, to) => link.setAttribute('href', to), `/tracking${hash}`);
  await guide.article.locator(`a[href="/tracking${hash}"]`).click();
  await expect(guide.heading).toHaveText('Tracking');
  await expect(guide.place(hash.slice(1))).toBeInViewport();
});

test('an address typed on the same page opens the folds as well', async ({ guide, page }) => {
  const hash = await deepAddress(page);
  await page.goto('about:blank');
  await guide.open('/tracking');
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await expect(guide.place(hash.slice(1))).toBeInViewport();
});

test('the address of an example in a list shows it', async ({ guide }) => {
  await guide.open('/book-a-shipment');
  const list = guide.article.getByRole('combobox', { name: 'Response' });
  await expect(list).toHaveValue('Booked');
  const delivered = guide.article.getByRole('region', { name: '200 A delivered shipment', includeHidden: true });
  const anchor = (await delivered.getAttribute('id')) ?? '';
  await guide.open('/welcome');
  await guide.open(`/book-a-shipment#${anchor}`);
  await expect(guide.place(anchor)).toBeInViewport();
  await expect(list).toHaveValue('Delivered');
});

test('an address that leads nowhere leaves the page as it is', async ({ application, guide }) => {
  await guide.open('/book-a-shipment#%E0%A4%A');
  await application.wake();
  await expect(guide.heading).toBeInViewport();
});
