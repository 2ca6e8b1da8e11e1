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

/** What a reader types, and where the first result leads. */
const finds = [
  { kind: 'a page', query: 'Delivery notices', url: /\/delivery-notices$/ },
  { kind: 'a heading', query: 'Troubleshooting', url: /\/tracking-widget#troubleshooting$/ },
  { kind: 'an operation', query: 'Cancel a shipment', url: /\/book-a-shipment#/ },
  { kind: 'an operation by its path', query: 'customs-form', url: /\/book-a-shipment#/ },
  { kind: 'a field', query: 'leaveWithNeighbour', url: /\/book-a-shipment#/ },
  { kind: 'a nested response field', query: 'shipments.recipient.email', url: /\/tracking#/ },
  { kind: 'an enum value', query: 'in_transit', url: /#/ },
  { kind: 'an error code', query: '413', url: /\/errors#/ },
  { kind: 'a widget parameter', query: 'onDelivered', url: /\/tracking-widget#/ },
  { kind: 'a word with a slip', query: 'trakcing', url: /tracking/i },
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

test('the meaning of a value is found, and its place is shown', async ({ guide, page, search }) => {
  await guide.open('/welcome');
  await search.openByKey();
  await search.input.fill('next morning');
  await search
    .result(/3 Express/)
    .first()
    .click();
  await expect(page).toHaveURL(/#/);
  await expect(guide.place(decodeURIComponent(new URL(page.url()).hash.slice(1)))).toBeInViewport();
});

test('results are counted, chosen by arrow keys and followed by a click', async ({ guide, page, search }) => {
  await guide.open('/welcome');
  await search.find('parcel');
  await expect(search.dialog.getByRole('status')).toHaveText(/^\d+ results?$/);
  await expect(search.results.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(search.results.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(search.input).toHaveAttribute(
    'aria-activedescendant',
    (await search.results.nth(1).getAttribute('id')) ?? 'none',
  );
  await page.keyboard.press('ArrowUp');
  await expect(search.results.first()).toHaveAttribute('aria-selected', 'true');
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
