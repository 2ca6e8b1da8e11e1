import { expect, test } from '../test.ts';

test.beforeEach(({ guide }) => guide.open('/welcome'));

test('a tooltip opens, stays while it is pointed at, and goes by Escape', async ({ page, topBar }) => {
  await topBar.sidebarToggle.hover();
  const tooltip = page.locator('[role=tooltip]:visible');
  await expect(tooltip).toHaveText(/Toggle sidebar/);
  await tooltip.hover();
  await expect(tooltip).toHaveText(/Toggle sidebar/);
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
});

test('the keyboard opens a tooltip at once', async ({ page, topBar }) => {
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
  await expect(topBar.sidebarToggle).toBeFocused();
  await expect(page.locator('[role=tooltip]:visible')).toHaveAttribute('data-state', 'instant-open');
});

test('links of the sidebar have tooltips when it is collapsed, and none when it is not', async ({ page, sidebar }) => {
  const tooltip = sidebar.link('Book a shipment').locator('[role=tooltip]');
  await sidebar.link('Book a shipment').hover();
  await expect(tooltip).toHaveCSS('display', 'none');
  await page.keyboard.press('Control+b');
  await sidebar.link('Book a shipment').hover();
  await expect(tooltip).toBeVisible();
  await expect(tooltip).toHaveText('Book a shipment');
});
