import { expect, test } from '../test.ts';

test('the reference is reached from the guides and leads back', async ({ page }) => {
  await page.goto('/welcome');
  const sections = page.getByRole('banner').getByRole('navigation', { name: 'Guides and reference' });
  await sections.getByRole('link', { name: 'Reference' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heron Parcel API');
  await expect(
    page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'Overview' }),
  ).toHaveAttribute('aria-current', 'page');
  await expect(sections.locator('[data-current]')).toHaveText('Reference');
  await sections.getByRole('link', { name: 'Guides' }).click();
  await expect(page).toHaveURL(/\/welcome$/);
  await expect(sections.locator('[data-current]')).toHaveText('Guides');
});

test('the reference is one link away from an operation in a guide', async ({ page }) => {
  await page.goto('/pickups');
  await page.getByRole('link', { name: 'API reference' }).first().click();
  await expect(page).toHaveURL(/\/reference\/operations\/requestPickup$/);
});

test('the reference shows the whole address of an operation, and copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/reference/operations/listShipments');
  await page.getByRole('button', { name: 'Copy URL' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://api.heron.example/v2/shipments');
});

test('the reference leads to the parts of a long page', async ({ page }) => {
  await page.goto('/reference/operations/listShipments');
  const parts = page.getByRole('navigation', { name: 'Parts of this page' });
  await parts.getByRole('link', { name: '200' }).click();
  await expect(page.locator('details:target, details[data-target]')).toHaveAttribute('open', '');
  await parts.getByRole('link', { name: 'Query parameters' }).click();
  await expect(page.getByRole('heading', { name: 'Query parameters' })).toBeInViewport();
});

test('the page of a schema shows an example: beside its fields, on a phone above them', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/reference/schemas/Shipment');
  const fields = page.getByText('Fields', { exact: true });
  const example = page.locator('pre', { hasText: '{' }).first();
  const place = async () => ({ fields: await fields.boundingBox(), example: await example.boundingBox() });
  const wide = await place();
  expect(wide.example?.x).toBeGreaterThan((wide.fields?.x ?? 0) + (wide.fields?.width ?? 0));
  await page.getByRole('button', { name: 'Copy code' }).first().click();
  const copied: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied).toBeInstanceOf(Object);
  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await place();
  expect(narrow.fields?.y).toBeGreaterThan(narrow.example?.y ?? Infinity);
});

test.describe('the filter of the reference', () => {
  test('finds entries by name, and leads to them by keys alone', async ({ page }) => {
    await page.goto('/reference');
    const filter = page.getByRole('searchbox', { name: 'Filter the reference' });
    await filter.fill('list tr');
    const found = page.locator('[data-filter-results] a');
    await expect(found).toHaveText([/List tracking events$/]);
    await filter.press('ArrowDown');
    await expect(found.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('List tracking events');
  });

  test('says when nothing is found, and gives the groups back when emptied', async ({ page }) => {
    await page.goto('/reference');
    const filter = page.getByRole('searchbox', { name: 'Filter the reference' });
    await filter.fill('no such thing');
    await expect(page.getByRole('status').filter({ hasText: 'No matches.' })).toBeVisible();
    await filter.press('Escape');
    await expect(filter).toHaveValue('');
    await expect(
      page.getByRole('navigation', { name: 'Documentation' }).locator('summary', { hasText: 'Schemas' }),
    ).toBeVisible();
  });
});

test.describe('the overview of the reference', () => {
  test('has its heading on one line, beside what copies the page', async ({ application, page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/reference');
    await application.wake();
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible();
    const heading = page.getByRole('heading', { level: 1 });
    // A second line would be as high again.
    expect((await heading.boundingBox())?.height).toBeLessThan(50);
  });

  test('begins with what calls need, then lists the operations in two columns', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/reference');
    const place = async (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).boundingBox();
    const [first, last] = [await place('Shipments'), await place('Tracking')];
    expect(last?.x).toBeGreaterThan((first?.x ?? 0) + 400);
    const top = async (name: string) => (await page.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? 0;
    expect(await top('Servers')).toBe(await top('Authentication'));
    expect(await top('Servers')).toBeLessThan(await top('Operations'));
    expect(await top('Operations')).toBeLessThan(await top('Errors'));
    await expect(page.getByRole('main').getByRole('link', { name: 'GET List shipments' })).toBeVisible();
  });

  test('a long name in the first column of a table keeps its share of the width, as does what it means', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/reference');
    const table = page.getByRole('region', { name: 'Table' });
    const name = table.getByRole('row').nth(1).getByRole('code');
    await name.evaluate((code) => {
      code.textContent = 'APPOINTMENTS_BUSINESS_SETTINGS_READ';
      code.closest('tr')?.lastElementChild?.append(' To call '.repeat(30), 'ListTeamMemberBookingProfilesAndServices.');
    });
    expect((await name.boundingBox())?.width).toBeGreaterThan(100);
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});
