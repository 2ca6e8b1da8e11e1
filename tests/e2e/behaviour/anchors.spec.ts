import type { Page } from '@playwright/test';
import { GuidePage } from '../pages/guide-page.ts';
import { nearestTable } from '../pages/field-table.ts';
import { expect, test } from '../test.ts';

/** Address of a field two folds deep: the customer's e-mail in a transaction of the list. */
async function deepAddress(page: Page): Promise<string> {
  const guide = new GuidePage(page);
  await guide.read('/transaction-monitoring');
  const envelope = nearestTable(await guide.fieldTables(), ['data', 'status', 'message', 'pagination']);
  const customer = envelope?.fields
    .find(({ name }) => name === 'data')
    ?.nested?.fields.find(({ name }) => name === 'customer');
  return customer?.nested?.fields.find(({ name }) => name === 'email')?.href ?? '';
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the address of a field deep in folds opens them and shows it', async ({ context, page }) => {
      const hash = await deepAddress(page);
      const cold = new GuidePage(await context.newPage());
      await cold.open(`/transaction-monitoring${hash}`);
      await expect(cold.place(hash.slice(1))).toBeInViewport();
      await expect(cold.place(hash.slice(1))).toContainText('email');
    });

    test('the address of an error code shows its entry', async ({ guide }) => {
      await guide.open('/response');
      const hash = await guide.article.getByRole('rowheader', { name: /^417/ }).getByRole('link').getAttribute('href');
      await guide.open(`/bank-transfer`);
      await guide.open(`/response${hash}`);
      await expect(guide.article.getByRole('rowheader', { name: /^417/ })).toBeInViewport();
    });
  });
}

test('the application shows a field deep in folds of another page', async ({ application, guide, page }) => {
  const hash = await deepAddress(page);
  await guide.open('/get-started');
  await application.wake();
  await guide
    .link(/Transaction Monitoring|payment channels/i)
    .or(guide.article.getByRole('link'))
    .first()
    .evaluate((link, to) => link.setAttribute('href', to), `/transaction-monitoring${hash}`);
  await guide.article.locator(`a[href="/transaction-monitoring${hash}"]`).click();
  await expect(guide.heading).toHaveText('Transaction Monitoring');
  await expect(guide.place(hash.slice(1))).toBeInViewport();
});

test('an address typed on the same page opens the folds as well', async ({ guide, page }) => {
  const hash = await deepAddress(page);
  await page.goto('about:blank');
  await guide.open('/transaction-monitoring');
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await expect(guide.place(hash.slice(1))).toBeInViewport();
});

test('the address of an example behind a tab shows it', async ({ guide }) => {
  await guide.open('/onboarding');
  const pending = guide.article.getByRole('tab', { name: /waits for approval|Pending/ });
  const anchor = (await pending.getAttribute('aria-controls')) ?? '';
  await guide.open('/get-started');
  await guide.open(`/onboarding#${anchor}`);
  await expect(guide.place(anchor)).toBeInViewport();
  await expect(guide.article.getByRole('tab', { name: /waits for approval|Pending/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('an address that leads nowhere leaves the page as it is', async ({ application, guide }) => {
  await guide.open('/onboarding#%E0%A4%A');
  await application.wake();
  await expect(guide.heading).toBeInViewport();
});
