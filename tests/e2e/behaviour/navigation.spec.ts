import { kinds } from '../sites.ts';
import { expect, test } from '../test.ts';

test('the application goes to the next page without loading it anew, and changes the head of the document', async ({
  application,
  guide,
  page,
  sidebar,
}) => {
  await guide.open('/welcome');
  const before = await guide.description();
  await application.wake();
  await application.mark();
  await sidebar.link('Book a shipment').click();
  await expect(page).toHaveTitle(/Book a shipment/);
  expect(await guide.description()).not.toBe(before);
  expect(await guide.canonical()).toMatch(/\/book-a-shipment$/);
  expect(await application.isMarked(), 'not loaded anew').toBe(true);
});

test('a page that is turned to looks as it does when it is opened, whatever pages came before', async ({
  application,
  guide,
  page,
}) => {
  // Its fonts come in time for all further pages.
  await guide.open('/glossary');
  await page.waitForLoadState('networkidle');
  const paths = kinds.toReversed();
  const opened = new Map<string, readonly string[]>();
  for (const path of paths) {
    await guide.open(path);
    await application.wake();
    // The helpers for reading follow the application.
    await page.waitForLoadState('networkidle');
    opened.set(path, await application.looks());
  }
  await guide.open('/glossary');
  await application.wake();
  for (const path of paths) {
    await application.navigate(path);
    await expect.poll(() => application.looks(), path).toEqual(opened.get(path));
  }
});

test('back and forward show pages as they were left: folds open, at the same place', async ({
  application,
  guide,
  page,
  sidebar,
}) => {
  await guide.open('/book-a-shipment');
  await application.wake();
  await guide.foldHandle('recipient').first().click();
  await expect(guide.field('email').first()).toBeVisible();
  await application.scrollTo(900);
  await sidebar.link('Pickups').click();
  await expect(guide.heading).toHaveText(/Have parcels picked up/);
  await application.scrollTo(700);
  await page.goBack();
  await expect(guide.field('email').first()).toBeVisible();
  await expect.poll(() => application.scrollTop()).toBe(900);
  await page.goForward();
  await expect(guide.heading).toHaveText(/Have parcels picked up/);
  await expect.poll(() => application.scrollTop()).toBe(700);
});

test('back leads to where a page was left, not to its anchor, whatever was loaded in between', async ({
  application,
  guide,
  page,
  sidebar,
}) => {
  await guide.open('/book-a-shipment');
  await application.wake();
  await application.scrollTo(300);
  const contents = guide.article.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link').filter({ visible: true }).last().click();
  await expect(page).toHaveURL(/book-a-shipment#/);
  await application.scrollTo(1500);
  const isWhereItWasLeft = () => expect.poll(() => application.scrollTop()).toBe(1500);
  await sidebar.link('Pickups').click();
  await expect(guide.heading).toHaveText(/Have parcels picked up/);
  await page.goBack();
  await expect(guide.heading).toHaveText('Book a shipment');
  await isWhereItWasLeft();
  await page.reload();
  await application.wake();
  await isWhereItWasLeft();
  await page.goto('/pickups');
  await page.goBack();
  await application.wake();
  await isWhereItWasLeft();
  await sidebar.link('Pickups').click();
  await expect(guide.heading).toHaveText(/Have parcels picked up/);
  await page.goBack();
  await isWhereItWasLeft();
});

test('the browser follows what it treats specially, and the application all other links to pages', async ({
  application,
  guide,
}) => {
  await guide.open('/welcome');
  await application.wake();
  const special: Readonly<Record<string, string>>[] = [
    { href: 'https://gateway.example/pickups' },
    { href: 'mailto:support@gateway.example' },
    { href: '/pickups', target: '_blank' },
    { href: '/pickups', download: '' },
    { href: '/llms.txt' },
    { href: '/pickups', 'data-native': '' },
  ];
  for (const link of special) expect(await application.leaves(link), JSON.stringify(link)).toBe(true);
  for (const modifier of ['Alt', 'ControlOrMeta', 'Shift'] as const)
    expect(await application.leaves({ href: '/pickups' }, modifier), modifier).toBe(true);
  expect(await application.leaves({ href: '/welcome' })).toBe(false);
  expect(await application.leaves({ href: '/pickups?from=mail' })).toBe(false);
  await expect(guide.heading).toHaveText(/Have parcels picked up/);
});

test('a slash that the host adds is no other page', async ({ application, guide, page, sidebar }) => {
  await page.route('**/pickups', (route) => route.fulfill({ status: 302, headers: { location: '/pickups/' } }));
  await guide.open('/welcome');
  await page.route('**/pickups/', async (route) => route.fulfill({ response: await route.fetch() }));
  await application.wake();
  await application.mark();
  await sidebar.link('Pickups').click();
  await expect(guide.heading).toHaveText(/Have parcels picked up/);
  await expect(page).toHaveURL('/pickups');
  expect(await application.isMarked()).toBe(true);
});

test('a page that was left in one language is seen again in another', async ({ application, guide, page, sidebar }) => {
  await guide.open('/pickups');
  await application.wake();
  await sidebar.link('Book a shipment').click();
  await expect(guide.heading).toHaveText('Book a shipment');
  await guide.speak('JavaScript');
  await page.goBack();
  await expect(guide.chosen('JavaScript').first()).toBeVisible();
  await expect(guide.sample('fetch(')).toBeVisible();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the next page arrives with motion, and does not hold up the reader', async ({
    application,
    guide,
    page,
    sidebar,
  }) => {
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...motion) {
        if (this.matches('main')) Object.assign(window, { turns: ((window as { turns?: number }).turns ?? 0) + 1 });
        return animate.apply(this, motion);
      };
    });
    await guide.open('/welcome');
    await application.wake();
    const turns = () => page.evaluate(() => (window as { turns?: number }).turns ?? 0);
    for (const label of ['Book a shipment', 'Get access']) {
      await sidebar.link(label).click();
      await expect(guide.heading).toHaveText(new RegExp(label));
    }
    expect(await turns()).toBe(2);
    await page.goBack();
    await expect(guide.heading).toHaveText('Book a shipment');
    await guide.article
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link')
      .filter({ visible: true })
      .last()
      .click();
    await expect(page).toHaveURL(/book-a-shipment#/);
  });
});
