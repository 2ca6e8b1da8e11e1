import { expect, test } from '../test.ts';
import { Tooltips } from '../pages/tooltips.ts';

test.beforeEach(async ({ guide, page }) => {
  await new Tooltips(page).holdTime();
  await guide.open('/get-started');
  await page.mouse.move(640, 500);
});

test('a tooltip opens after 700 ms, and not before', async ({ page, topBar }) => {
  const tooltips = new Tooltips(page);
  await tooltips.stopTime();
  await topBar.sidebarToggle.hover();
  await tooltips.wait(699);
  await expect(tooltips.open).toHaveCount(0);
  await tooltips.wait(1);
  await expect(tooltips.open).toHaveText(/Toggle sidebar/);
  expect(await tooltips.state()).toBe('delayed-open');
});

test('within 300 ms of another tooltip the next one opens at once', async ({ page, topBar }) => {
  const tooltips = new Tooltips(page);
  await tooltips.stopTime();
  await topBar.sidebarToggle.hover();
  await tooltips.wait(700);
  await page.mouse.move(640, 500);
  await expect(tooltips.open).toHaveCount(0);
  await tooltips.wait(299);
  await topBar.schemeSwitch.hover();
  await expect(tooltips.open).toHaveText(/dark mode/);
  expect(await tooltips.state()).toBe('instant-open');
});

test('after 300 ms the next tooltip waits again', async ({ page, topBar }) => {
  const tooltips = new Tooltips(page);
  await tooltips.stopTime();
  await topBar.sidebarToggle.hover();
  await tooltips.wait(700);
  await page.mouse.move(640, 500);
  await tooltips.wait(301);
  await topBar.schemeSwitch.hover();
  await tooltips.wait(699);
  await expect(tooltips.open).toHaveCount(0);
  await tooltips.wait(1);
  await expect(tooltips.open).toHaveText(/dark mode/);
});

test('in the collapsed sidebar a tooltip opens at once and names its link', async ({ page, sidebar }) => {
  const tooltips = new Tooltips(page);
  await page.keyboard.press('Control+b');
  await tooltips.stopTime();
  await sidebar.link('Pay with Card').hover();
  await expect(tooltips.open).toHaveText('Pay with Card');
  expect(await tooltips.state()).toBe('instant-open');
});

test('in the expanded sidebar there are no tooltips', async ({ page, sidebar }) => {
  const tooltips = new Tooltips(page);
  await tooltips.stopTime();
  await sidebar.link('Pay with Card').hover();
  await tooltips.wait(2000);
  await expect(tooltips.open).toHaveCount(0);
});

test('Escape closes a tooltip without moving the pointer', async ({ page, topBar }) => {
  const tooltips = new Tooltips(page);
  await tooltips.stopTime();
  await topBar.sidebarToggle.hover();
  await tooltips.wait(700);
  await expect(tooltips.open).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(tooltips.open).toHaveCount(0);
});

test('a tooltip stays while the pointer is on it', async ({ page, topBar }) => {
  const tooltips = new Tooltips(page);
  await tooltips.stopTime();
  await topBar.sidebarToggle.hover();
  await tooltips.wait(700);
  await tooltips.open.hover();
  await tooltips.wait(2000);
  await expect(tooltips.open).toHaveText(/Toggle sidebar/);
});

test('the keyboard opens a tooltip too', async ({ page, topBar }) => {
  const tooltips = new Tooltips(page);
  await tooltips.stopTime();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(topBar.sidebarToggle).toBeFocused();
  await tooltips.wait(700);
  await expect(tooltips.open).toHaveText(/Toggle sidebar/);
});
