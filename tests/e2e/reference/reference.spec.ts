import { expect, test } from '../test.ts';

test.describe('the reference', () => {
  test('is reached from the guides and leads back', async ({ page }) => {
    await page.goto('/get-started');
    const wings = page.getByRole('banner').getByRole('navigation', { name: 'Guides and reference' });
    await wings.getByRole('link', { name: 'Reference' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Gateway API');
    await expect(
      page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'Overview' }),
    ).toHaveAttribute('aria-current', 'page');
    await expect(wings.locator('[data-current]')).toHaveText('Reference');
    await wings.getByRole('link', { name: 'Guides' }).click();
    await expect(page).toHaveURL(/\/get-started$/);
    await expect(wings.locator('[data-current]')).toHaveText('Guides');
  });

  test('has a page for an operation, which names the guides that use it', async ({ page }) => {
    await page.goto('/reference/operations/listTransactions');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('List transactions');
    await page.getByRole('main').getByRole('link', { name: 'Transaction Monitoring' }).click();
    await expect(page).toHaveURL(/\/transaction-monitoring$/);
  });

  test('is one link away from an operation in a guide', async ({ page }) => {
    await page.goto('/static-wallet');
    await page.getByRole('link', { name: 'In the reference' }).first().click();
    await expect(page).toHaveURL(/\/reference\/operations\/createIndividualWallet$/);
  });

  test('begins with what the API is, where it is and what its calls have in common', async ({ page }) => {
    await page.goto('/reference');
    for (const name of ['Servers', 'Authentication', 'Conventions', 'Status codes', 'Contents'])
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText('Answers with an error hold')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: /^401/ }).click();
    await expect(page).toHaveURL(/\/reference\/errors\/401$/);
  });

  test('shows the whole address of an operation, and copies it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/reference/operations/listWallets');
    await page.getByRole('button', { name: 'Copy URL' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'https://api.gateway.example/gateway-wallet/api/v1/staticaccount',
    );
  });

  test('leads to the parts of a long page', async ({ page }) => {
    await page.goto('/reference/operations/listTransactions');
    const parts = page.getByRole('navigation', { name: 'Parts of this page' });
    await parts.getByRole('link', { name: '401' }).click();
    await expect(page.locator('details:target, details[data-target]')).toHaveAttribute('open', '');
    await parts.getByRole('link', { name: 'Query parameters' }).click();
    await expect(page.getByRole('heading', { name: 'Query parameters' })).toBeInViewport();
  });

  test('has a page for a schema, which names the operations that return it', async ({ page }) => {
    await page.goto('/reference/schemas/Transaction');
    await page.getByRole('main').getByRole('link', { name: 'Get a single transaction' }).first().click();
    await expect(page).toHaveURL(/\/reference\/operations\/getTransaction$/);
  });

  test('has a page for an error, with what to do about it', async ({ page }) => {
    await page.goto('/reference/errors/401');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('401 Unauthorized');
    await expect(page.getByRole('heading', { name: 'What to do' })).toBeVisible();
  });

  test('has a page for a webhook', async ({ page }) => {
    await page.goto('/reference/webhooks/paymentCompleted');
    await expect(page.getByRole('main').getByText('to your server')).toBeVisible();
  });

  test('opens the fold that an address points into', async ({ page }) => {
    await page.goto('/reference/operations/getTransaction');
    const folded = page.locator('main details:not([open]) [id]').first();
    const id = await folded.getAttribute('id');
    await page.goto(`/reference/operations/getTransaction#${encodeURIComponent(id ?? '')}`);
    await expect(page.locator(`[id="${id}"]`)).toBeVisible();
  });
});

test.describe('the filter of the reference', () => {
  test('finds entries by name, and leads to them by keys alone', async ({ page }) => {
    await page.goto('/reference');
    const filter = page.getByRole('searchbox', { name: 'Filter the reference' });
    await filter.fill('list trans');
    const found = page.locator('[data-filter-results] a');
    await expect(found).toHaveText(['List transactions', 'TransactionList']);
    await filter.press('ArrowDown');
    await expect(found.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('List transactions');
  });

  test('says when nothing is found, and gives the groups back when emptied', async ({ page }) => {
    await page.goto('/reference');
    const filter = page.getByRole('searchbox', { name: 'Filter the reference' });
    await filter.fill('no such thing');
    await expect(page.getByRole('status').filter({ hasText: 'Nothing has this in its name.' })).toBeVisible();
    await filter.press('Escape');
    await expect(filter).toHaveValue('');
    await expect(
      page.getByRole('navigation', { name: 'Documentation' }).locator('summary', { hasText: 'Schemas' }),
    ).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the reference reads and links', async ({ page }) => {
    await page.goto('/reference/operations/initializeCard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Reference' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Gateway API');
  });
});
