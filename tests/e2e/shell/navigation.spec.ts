import { expect, test } from '../test.ts';

test('the application goes to the next page without loading it anew', async ({ application, guide, page, sidebar }) => {
  await guide.open('/get-started');
  await application.wake();
  await application.mark();
  await sidebar.link('Pay with Card').click();
  await expect(guide.heading).toHaveText('Pay with Card');
  await expect(page).toHaveURL('/card-payments');
  expect(await application.isMarked()).toBe(true);
});

test('the next page brings its own title, description and canonical link, one of each', async ({
  application,
  guide,
  page,
  sidebar,
}) => {
  await guide.open('/get-started');
  const before = [await guide.title(), await guide.description(), await guide.canonical()];
  await application.wake();
  await sidebar.link('Pay with Card').click();
  await expect(page).toHaveTitle(/Pay with Card/);
  expect([await guide.title(), await guide.description(), await guide.canonical()]).not.toEqual(
    expect.arrayContaining([before[0]]),
  );
  expect(await guide.canonical()).toMatch(/\/card-payments$/);
  for (const part of ['title', 'meta[name=description]', 'link[rel=canonical]', 'h1'])
    await expect(page.locator(`${part === 'title' ? 'head > title' : part}`)).toHaveCount(1);
});

test('the next page begins at its top, with the focus on its heading', async ({ application, guide, sidebar }) => {
  await guide.open('/onboarding');
  await application.wake();
  await application.scrollTo(1500);
  await sidebar.link('Static Wallet').click();
  await expect(guide.heading).toBeFocused();
  expect(await application.scrollTop()).toBe(0);
});

test('back and forward restore the scroll position', async ({ application, guide, page, sidebar }) => {
  await guide.open('/onboarding');
  await application.wake();
  await application.scrollTo(1500);
  await sidebar.link('Static Wallet').click();
  await expect(guide.heading).toHaveText(/Static Wallet/);
  await application.scrollTo(700);
  await page.goBack();
  await expect(guide.heading).toHaveText(/Merchant onboarding/);
  await expect.poll(() => application.scrollTop()).toBe(1500);
  await page.goForward();
  await expect(guide.heading).toHaveText(/Static Wallet/);
  await expect.poll(() => application.scrollTop()).toBe(700);
});

test('back shows the page as it was left: folds open, at the same place', async ({
  application,
  guide,
  page,
  sidebar,
}) => {
  await guide.open('/bank-details');
  await application.wake();
  await guide.foldHandle('customer').first().click();
  await expect(guide.field('firstName').first()).toBeVisible();
  await application.scrollTo(900);
  await sidebar.link('Static Wallet').click();
  await expect(guide.heading).toHaveText(/Static Wallet/);
  await page.goBack();
  await expect(guide.field('firstName').first()).toBeVisible();
  await expect.poll(() => application.scrollTop()).toBe(900);
});

test('a page that was left in one language is seen again in another', async ({ application, guide, page, sidebar }) => {
  await guide.open('/phone-number');
  await application.wake();
  await sidebar.link('Static Wallet').click();
  await expect(guide.heading).toHaveText(/Static Wallet/);
  await guide.speak('JavaScript');
  await page.goBack();
  await expect(guide.languages.first()).toHaveValue('javascript');
  await expect(guide.code().filter({ hasText: 'fetch(' }).first()).toBeVisible();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('one page turns into the next, and the reader is not held up', async ({ application, guide, page, sidebar }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition?.bind(document);
      document.startViewTransition = (update) => {
        Object.assign(window, { turns: ((window as { turns?: number }).turns ?? 0) + 1 });
        return start(update);
      };
    });
    await guide.open('/get-started');
    await application.wake();
    for (const label of ['Pay with Card', 'Static Wallet']) {
      await sidebar.link(label).hover();
      await page.waitForLoadState('networkidle');
      await sidebar.link(label).click();
      await expect(guide.heading).toHaveText(new RegExp(label));
    }
    expect(await page.evaluate(() => (window as { turns?: number }).turns)).toBe(2);
    await page.goBack();
    await expect(guide.heading).toHaveText('Pay with Card');
    await guide.article
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link')
      .filter({ visible: true })
      .last()
      .click();
    await expect(page).toHaveURL(/card-payments#/);
  });
});

test('a link to a place in the page goes there and can be shared', async ({ application, guide, page }) => {
  await guide.open('/response');
  await application.wake();
  await guide.article
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: /Success messages/ })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/\/response#success-messages$/);
  await expect(guide.headingNamed('Success messages')).toBeInViewport();
});

test('the logo leads to the start page', async ({ guide, page, topBar }) => {
  await guide.open('/settlements');
  await topBar.logo.click();
  await expect(guide.heading).toHaveText('Getting Started');
  await expect(page).toHaveURL('/get-started');
});

test('the previous and next page are linked in the order of the sidebar', async ({ guide }) => {
  await guide.open('/bank-transfer');
  const turns = guide.article.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link');
  await expect(turns).toHaveText([/Pay with Card/, /Pay with Phone/]);
});

test('with Ctrl held, a link is left to the browser', async ({ application, context, guide, page, sidebar }) => {
  await guide.open('/get-started');
  await application.wake();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    sidebar.link('Pay with Card').click({ modifiers: ['Control'] }),
  ]);
  await tab.waitForURL('/card-payments');
  await expect(page).toHaveURL('/get-started');
});
