import { slowed } from '../slowed.ts';
import { expect, test } from '../test.ts';

const wide = 256;
const icons = 48;
const week = 7 * 24 * 60 * 60;

test('the sidebar is 16rem wide and collapses to 3rem by its button', async ({ guide, sidebar, topBar }) => {
  await guide.open('/welcome');
  expect(await sidebar.width()).toBe(wide);
  await expect(topBar.sidebarToggle).toHaveAttribute('aria-expanded', 'true');
  await topBar.sidebarToggle.click();
  expect(await sidebar.width()).toBe(icons);
  await expect(topBar.sidebarToggle).toHaveAttribute('aria-expanded', 'false');
  await topBar.sidebarToggle.click();
  expect(await sidebar.width()).toBe(wide);
});

test('reading sets no cookie; its state is kept in sidebar:state, for seven days and every path', async ({
  application,
  context,
  guide,
  topBar,
}) => {
  await guide.open('/book-a-shipment');
  await application.wake();
  expect(await context.cookies()).toEqual([]);
  await topBar.sidebarToggle.click();
  const [cookie, ...others] = await context.cookies();
  expect(others).toEqual([]);
  expect(cookie?.name).toBe('sidebar:state');
  expect(cookie?.path).toBe('/');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(week - 60);
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(week);
});

test('collapsed, it is never seen expanded when a page loads', async ({ application, guide, sidebar, topBar }) => {
  await guide.open('/welcome');
  await topBar.sidebarToggle.click();
  await application.watchFrames(() => {
    const width = document.getElementById('sidebar')?.getBoundingClientRect().width;
    // Before the first view is read nothing is laid out.
    return width ? [String(width)] : [];
  });
  await guide.open('/book-a-shipment');
  await expect(sidebar.nav).toBeVisible();
  await application.wake();
  expect(await application.seen()).toEqual([String(icons)]);
});

test('its own scroll position is kept, by the application and over a full load', async ({
  application,
  guide,
  page,
  sidebar,
}) => {
  await page.setViewportSize({ width: 1280, height: 260 });
  await guide.open('/welcome');
  await application.wake();
  await sidebar.scrollTo(150);
  await sidebar.link('Pickups').click();
  await expect(guide.heading).toHaveText(/Have parcels picked up/);
  expect(await sidebar.scrollTop()).toBe(150);
  await guide.open('/tracking');
  await expect.poll(() => sidebar.scrollTop()).toBe(150);
});

test('a page that arrives on a slow line shows its place in it', async ({ guide, page, sidebar }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await slowed(page);
  await guide.open('/tracking-widget');
  await expect(sidebar.link('Tracking widget')).toBeInViewport();
});

test('the groups a reader has opened stay open', async ({ application, guide, sidebar }) => {
  await guide.open('/welcome');
  await sidebar.groupHandle('Tools').click();
  await sidebar.groupHandle('Begin here').click();
  await application.ready();
  await sidebar.follow('Follow up', 'Errors');
  await expect(guide.heading).toHaveText('Errors');
  expect(await sidebar.isOpen('Tools')).toBe(true);
  expect(await sidebar.isOpen('Begin here')).toBe(false);
});

test('a link in the text opens the group of its page', async ({ application, guide, sidebar }) => {
  await guide.open('/welcome');
  await application.wake();
  await guide
    .link(/^Tracking widget$/)
    .last()
    .click();
  await expect(guide.heading).toHaveText('Tracking widget');
  expect(await sidebar.isOpen('Tools')).toBe(true);
  await expect(sidebar.activeLinks()).toHaveText(/Tracking widget/);
});

test('a guide that it does not list has its link while it is open', async ({ guide, page, sidebar }) => {
  await guide.open('/welcome');
  await expect(sidebar.link('Glossary')).toHaveCount(0);
  await page.goto('/glossary');
  await expect(sidebar.activeLinks()).toHaveText('Glossary');
  await sidebar.link('Welcome').click();
  await expect(sidebar.activeLinks()).toHaveText('Welcome');
  await expect(sidebar.link('Glossary')).toHaveCount(0);
});

test('a group that the reader folds stays so when the search opens', async ({ guide, page, search, sidebar }) => {
  await guide.open('/welcome');
  const was = await sidebar.isOpen('Follow up');
  await sidebar.groupHandle('Follow up').click();
  await search.openByKey();
  await page.keyboard.press('Escape');
  expect(await sidebar.isOpen('Follow up')).toBe(!was);
});

test('the reference lists its tools, and marks the one that is open', async ({ page, sidebar }) => {
  await page.goto('/reference');
  expect((await sidebar.links('Tools')).map(({ label }) => label)).toEqual([
    'Explain a response',
    'Downloads',
    'Tested samples',
  ]);
  for (const label of ['Explain a response', 'Downloads']) {
    await sidebar.link(label).click();
    await expect(sidebar.activeLinks()).toHaveText(label);
  }
});

test('the filter of the reference stays in reach, and hides no link that has the focus', async ({ page, sidebar }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/reference');
  await sidebar.openGroups();
  const filter = page.getByRole('searchbox', { name: 'Filter the reference' });
  await sidebar.scrollTo(1e4);
  await expect(filter).toBeInViewport({ ratio: 1 });
  await sidebar.link('Overview').first().focus();
  const bottom = async (of: typeof filter) =>
    ((await of.boundingBox())?.y ?? 0) + ((await of.boundingBox())?.height ?? 0);
  expect((await sidebar.link('Overview').first().boundingBox())?.y).toBeGreaterThanOrEqual(await bottom(filter));
});

test('collapsed, the sidebar of the reference leaves no empty rail', async ({ page, sidebar, topBar }) => {
  await page.goto('/reference');
  await topBar.sidebarToggle.click();
  await expect(sidebar.nav).toBeHidden();
  expect((await page.getByRole('main').boundingBox())?.x).toBe(0);
  await page.keyboard.press('Control+b');
  expect(await sidebar.width()).toBe(wide);
});
