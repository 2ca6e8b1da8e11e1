import { frameViolations } from '../pages/accessibility.ts';
import { expect, test } from '../reading.ts';

test('the icon opens the search with the cursor in its input, and Escape leads back to it', async ({
  guide,
  page,
  search,
  topBar,
}) => {
  await guide.open('/welcome');
  await topBar.search.click();
  await expect(search.input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search.dialog).toBeHidden();
  await expect(topBar.search).toBeFocused();
});

test('keys open the search, and stay text in its input', async ({ guide, page, search }) => {
  await guide.open('/welcome');
  for (const key of ['Control+k', 'Meta+k', '/']) {
    await page.keyboard.press(key);
    await expect(search.input, key).toBeFocused();
    await expect(search.input, key).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(search.dialog, key).toBeHidden();
  }
  await search.openByKey();
  await page.keyboard.type('a/b');
  await expect(search.input).toHaveValue('a/b');
});

/** What a reader types, and where the first result leads. What comes first is counted in `tests/search`. */
const finds = [
  { kind: 'a page', query: 'Delivery notices', url: /\/delivery-notices$/ },
  { kind: 'a heading', query: 'Troubleshooting', url: /\/tracking-widget#troubleshooting$/ },
] as const;

for (const { kind, query, url } of finds) {
  test(`"${query}" finds ${kind} and lands at its place`, async ({ guide, page, search }) => {
    await guide.open('/welcome');
    await search.goTo(query);
    await expect(search.dialog).toBeHidden();
    await expect(page).toHaveURL(url);
    const anchor = decodeURIComponent(new URL(page.url()).hash.slice(1));
    await expect(anchor === '' ? guide.heading : guide.place(anchor)).toBeInViewport();
  });
}

test('results are counted, chosen by arrow keys, opened beside by Ctrl+Enter and followed by a click', async ({
  guide,
  page,
  search,
}) => {
  await guide.open('/welcome');
  await search.find('parcel');
  await expect(search.dialog.getByRole('status')).toHaveText(/^\d+ results?$/);
  await expect(search.cell(0)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(search.cell(1)).toHaveAttribute('aria-selected', 'true');
  await expect(search.input).toHaveAttribute(
    'aria-activedescendant',
    (await search.cell(1).getAttribute('id')) ?? 'none',
  );
  const opened = page.context().waitForEvent('page');
  const target = await search.target(1);
  await page.keyboard.press('Control+Enter');
  const beside = await opened;
  await beside.waitForURL((url) => url.pathname + url.hash === target);
  await beside.close();
  await page.keyboard.press('ArrowUp');
  await expect(search.cell(0)).toHaveAttribute('aria-selected', 'true');
  await search.input.fill('widget');
  await search
    .result(/Tracking widget/)
    .first()
    .click();
  await expect(page).toHaveURL(/\/tracking-widget/);
  await expect(guide.heading).toHaveText('Tracking widget');
});

test('nothing found is said, with what to try', async ({ guide, search }) => {
  await guide.open('/welcome');
  await search.openByKey();
  await search.input.fill('qqqqqq');
  await expect(search.dialog).toContainText(/nothing found/i);
  await expect(search.results).toHaveCount(0);
});

test('odd words typed into the search stay text', async ({ guide, search }) => {
  await guide.open('/welcome');
  for (const odd of ['<img src=x onerror=alert(1)>', '{shipmentId}', '(', '[', '\\', '*', '~`$^|+', '__proto__']) {
    await search.find('parcel');
    await search.input.fill(odd);
    await expect(search.dialog.getByRole('status'), odd).toHaveText(/nothing found|\d+ results?/i);
    await expect(search.dialog.locator('img'), odd).toHaveCount(0);
  }
});

test('one name in several places is one result, which arrow keys unfold and fold', async ({ guide, page, search }) => {
  await guide.open('/welcome');
  await search.find('trackingNumber');
  const folded = await search.results.count();
  await expect(search.results.first()).toContainText(/in \d+ places/);
  await expect(search.dialog.getByRole('status')).toHaveText(/right arrow shows/i);
  await page.keyboard.press('ArrowRight');
  await expect(search.results.nth(1)).toContainText(/, /);
  await expect.poll(() => search.results.count()).toBeGreaterThan(folded);
  await expect(search.dialog.getByRole('status')).toHaveText(/places shown/);
  const place = await search.target(2);
  await page.keyboard.press('ArrowLeft');
  await expect(search.results).toHaveCount(folded);
  await search.places(0).click();
  await expect(search.places(0)).toHaveAttribute('aria-expanded', 'true');
  await search.results.nth(2).click();
  await expect(page).toHaveURL((url) => url.pathname + url.hash === place);
});

test('a result lands on its row, marked and told', async ({ guide, page, search }) => {
  await guide.open('/welcome');
  await search.goTo('leaveWithNeighbour');
  const anchor = decodeURIComponent(new URL(await page.evaluate(() => location.href)).hash.slice(1));
  await expect(page).toHaveURL(/#/);
  await expect(page.locator('[data-target]')).toBeInViewport();
  await expect(page.locator('#announcer')).toHaveText(/^Field leaveWithNeighbour, /);
  expect(anchor === '' || (await guide.place(anchor).isVisible())).toBe(true);
});

test('back leads to the list as it was', async ({ guide, page, search }) => {
  await guide.open('/welcome');
  await search.find('parcel');
  await search.filter('Fields').click();
  await search.input.focus();
  await page.keyboard.press('ArrowDown');
  const chosen = await search.target(1);
  await page.keyboard.press('Enter');
  await expect(search.dialog).toBeHidden();
  await expect(page).not.toHaveURL(/welcome/);
  await page.goBack();
  await expect(search.dialog).toBeVisible();
  await expect(search.input).toHaveValue('parcel');
  await expect(search.filter('Fields')).toHaveAttribute('aria-pressed', 'true');
  await expect(search.cell(1)).toHaveAttribute('aria-selected', 'true');
  expect(await search.target(1)).toBe(chosen);
  await page.keyboard.press('Escape');
  await expect(search.dialog).toBeHidden();
});

test('a filter shows one kind alone, and all again', async ({ guide, search }) => {
  await guide.open('/welcome');
  await search.find('shipment');
  const all = await search.results.count();
  await search.filter('Operations').click();
  const operations = await search.results.count();
  expect(operations).toBeLessThan(all);
  await expect(search.results.filter({ hasText: /Operation|Webhook/ })).toHaveCount(operations);
  await search.filter('Operations').click();
  await expect(search.results).toHaveCount(all);
});

test('nothing that is typed is stored or in an address, unless the reader switches it on', async ({
  application,
  guide,
  page,
  search,
}) => {
  await guide.open('/welcome');
  await search.goTo('leaveWithNeighbour');
  await expect(search.dialog).toBeHidden();
  await search.find('{"message":"tracking","secret":"swordfish"}');
  await page.keyboard.press('Escape');
  expect(JSON.stringify(await application.traces())).not.toMatch(/swordfish|recent-searches/);
  await search.openByKey();
  await search.input.fill('');
  await search.remember.check();
  await search.goTo('tracking number');
  await expect(search.dialog).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBe('["tracking number"]');
  await search.openByKey();
  await search.input.fill('');
  await search.dialog.getByRole('button', { name: 'tracking number' }).click();
  await expect(search.input).toHaveValue('tracking number');
  await search.input.fill('');
  await search.dialog.getByRole('button', { name: 'Clear' }).click();
  await expect(search.dialog.getByRole('list', { name: 'Recent searches' })).toHaveCount(0);
  await search.remember.uncheck();
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBe(null);
});

test('before anything is typed the search suggests tools and pages, which keys choose', async ({
  guide,
  page,
  search,
}) => {
  await guide.open('/welcome');
  await search.openByKey();
  for (const tool of ['Build a request', 'Simulate a webhook', 'Explain a response'])
    await expect(search.result(tool)).toHaveCount(1);
  expect(await frameViolations(page)).toEqual([]);
  await expect(search.cell(0)).toHaveAttribute('aria-selected', 'true');
  const chosen = await search.target(1);
  await search.input.press('ArrowDown');
  await search.input.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname + url.hash === chosen);
});

test('a code that is typed finds its error first, with no offer to explain', async ({ guide, search }) => {
  await guide.open('/welcome');
  await search.find('401');
  await expect(search.cell(0)).toHaveAccessibleName(/^401/);
  await expect(search.dialog).not.toContainText('Explain what you pasted');
});

test('on a phone the search is the whole screen', async ({ guide, page, search }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await guide.open('/welcome');
  await search.find('parcel');
  await expect.poll(() => search.dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('what was pasted is handed to the page that explains it, in memory alone', async ({ guide, page, search }) => {
  await guide.open('/welcome');
  await search.openByKey();
  await search.input.fill('{"message":"swordfish"}');
  await expect(search.result('Explain what you pasted')).toHaveCount(1);
  await search.input.press('ArrowDown');
  await search.input.press('ArrowUp');
  await expect(search.cell(0)).toHaveAccessibleName(/^Explain what you pasted/);
  await search.input.press('Enter');
  await expect(search.dialog).toBeHidden();
  await expect(page).toHaveURL(/\/explain$/);
  await expect(guide.article.getByRole('textbox').first()).toHaveValue(/swordfish/);
});
