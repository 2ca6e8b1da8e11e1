import { expect, test } from '../reading.ts';

test('the icon opens the search with the cursor in its input, and Escape leads back to it', async ({
  guide,
  page,
  search,
  topBar,
}) => {
  await guide.open('/get-started');
  await topBar.search.click();
  await expect(search.input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search.dialog).toBeHidden();
  await expect(topBar.search).toBeFocused();
});

test('keys open the search, and stay text in its input', async ({ guide, page, search }) => {
  await guide.open('/get-started');
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
  { kind: 'a page', query: 'Static Wallet', url: /\/static-wallet$/ },
  { kind: 'a heading', query: 'Troubleshooting', url: /\/woo-commerce#troubleshooting$/ },
  { kind: 'an operation', query: 'Create an individual wallet', url: /\/static-wallet#/ },
  { kind: 'an operation by its path', query: 'validateAndCreate', url: /\/static-wallet#/ },
  { kind: 'a field', query: 'nearestLandMark', url: /\/onboarding#/ },
  {
    kind: 'a nested response field',
    query: 'otpResponseMessage',
    url: /\/(bank-details|setup-webhook-url|transaction-monitoring)#/,
  },
  { kind: 'an enum value', query: 'Automated', url: /#/ },
  { kind: 'an error code', query: '417', url: /\/response#/ },
  { kind: 'a plugin parameter', query: 'onTransaction', url: /\/web-plugin#/ },
  { kind: 'a word with a slip', query: 'setlement', url: /settlement/i },
] as const;

for (const { kind, query, url } of finds) {
  test(`"${query}" finds ${kind} and lands at its place`, async ({ guide, page, search }) => {
    await guide.open('/get-started');
    await search.goTo(query);
    await expect(search.dialog).toBeHidden();
    await expect(page).toHaveURL(url);
    const anchor = decodeURIComponent(new URL(page.url()).hash.slice(1));
    await expect(anchor === '' ? guide.heading : guide.place(anchor)).toBeInViewport();
  });
}

test('the meaning of a value is found, and its place is shown', async ({ guide, page, search }) => {
  await guide.open('/get-started');
  await search.openByKey();
  await search.input.fill('static account');
  await search
    .result(/8 Static account/)
    .first()
    .click();
  await expect(page).toHaveURL(/#/);
  await expect(guide.place(decodeURIComponent(new URL(page.url()).hash.slice(1)))).toBeInViewport();
});

test('results are counted, chosen by arrow keys and followed by a click', async ({ guide, page, search }) => {
  await guide.open('/get-started');
  await search.find('wallet');
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
  await search.input.fill('woocommerce');
  await search
    .result(/WooCommerce/)
    .first()
    .click();
  await expect(page).toHaveURL(/\/woo-commerce/);
  await expect(guide.heading).toHaveText(/WooCommerce/);
});

test('nothing found is said, with what to try', async ({ guide, search }) => {
  await guide.open('/get-started');
  await search.openByKey();
  await search.input.fill('qqqqqq');
  await expect(search.dialog).toContainText(/nothing found/i);
  await expect(search.results).toHaveCount(0);
});

test('odd words typed into the search stay text', async ({ guide, search }) => {
  await guide.open('/get-started');
  for (const odd of ['<img src=x onerror=alert(1)>', '{staticAccountId}', '(', '[', '\\', '*', '~`$^|+', '__proto__']) {
    await search.find('wallet');
    await search.input.fill(odd);
    await expect(search.dialog.getByRole('status'), odd).toHaveText(/nothing found|\d+ results?/i);
    await expect(search.dialog.locator('img'), odd).toHaveCount(0);
  }
});
