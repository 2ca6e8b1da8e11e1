import { expect, test } from '../test.ts';

const INDEX = '/reference/fields';

test('a letter leads to its names, and a place to its row', async ({ page }) => {
  await page.goto(INDEX);
  await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'S', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'S', exact: true })).toBeInViewport();
  const places = page.locator('[id="status"]').getByRole('link', { name: 'List shipments' });
  const href = await places.first().getAttribute('href');
  await places.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('List shipments');
  await expect(page.locator(`[id="${href?.split('#')[1] ?? ''}"]`)).toBeInViewport();
});

test('names in many places fold them, and can be shared', async ({ page }) => {
  await page.goto(INDEX);
  const fold = page.getByRole('main').locator('td > details').first();
  await expect(fold.getByRole('link').first()).toBeHidden();
  await fold.locator('summary').click();
  const places = Number.parseInt((await fold.locator('summary').textContent()) ?? '', 10);
  await expect(fold.getByRole('link')).toHaveCount(places);
  await page.getByRole('link', { name: 'status', exact: true }).click();
  await expect(page).toHaveURL(/#status$/);
});
