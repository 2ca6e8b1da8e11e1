import { expect, test, type Reader } from '../test.ts';

/*
 * Each action is the very first one on a page: it is answered before the application is there, which is held back, and its
 * answer still holds when the application has arrived.
 */
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(({ application }) => application.hold());

interface Action {
  readonly name: string;
  readonly path: string;
  readonly act: (reader: Reader) => Promise<void>;
  readonly holds: (reader: Reader) => Promise<void>;
}

const actions: readonly Action[] = [
  {
    name: 'fold',
    path: '/book-a-shipment',
    act: ({ guide }) => guide.foldHandle('recipient').first().click(),
    holds: ({ guide }) => expect(guide.field('email').first()).toBeVisible(),
  },
  {
    name: 'language',
    path: '/pickups',
    act: ({ guide }) => guide.speak('JavaScript'),
    holds: async ({ guide }) => {
      await expect(guide.chosen('JavaScript').first()).toBeVisible();
      await expect(guide.sample('fetch(')).toBeVisible();
    },
  },
  {
    name: 'sidebar by its button',
    path: '/welcome',
    act: ({ topBar }) => topBar.sidebarToggle.click(),
    holds: async ({ sidebar }) => expect(await sidebar.width()).toBe(48),
  },
  {
    name: 'sidebar by its key',
    path: '/welcome',
    act: ({ search }) => search.press('Control+b'),
    holds: async ({ sidebar }) => expect(await sidebar.width()).toBe(48),
  },
  {
    name: 'colour scheme',
    path: '/welcome',
    act: ({ topBar }) => topBar.schemeSwitch.click(),
    holds: async ({ application, topBar }) => {
      expect(await application.appearance()).toBe('dark');
      await expect(topBar.schemeSwitch).toHaveAccessibleName('Switch to light mode');
    },
  },
];

for (const { name, path, act, holds } of actions) {
  test(name, async ({ application, guide, search, sidebar, topBar }) => {
    const reader = { application, guide, search, sidebar, topBar } as Reader;
    await guide.open(path);
    await act(reader);
    await holds(reader);
    expect(await application.hasArrived()).toBe(false);
    await application.ready();
    await holds(reader);
  });
}

test('copy', async ({ application, guide, page }) => {
  await page.addInitScript(() => {
    const copied: string[] = [];
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = (text) => {
      copied.push(text);
      return write(text);
    };
    Object.assign(window, { copied });
  });
  await guide.open('/welcome');
  const code = await guide.codeOf(guide.copyCodeButtons().first()).textContent();
  await guide.copyCodeButtons().first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  expect(await application.hasArrived()).toBe(false);
  await application.ready();
  expect(await page.evaluate(() => (window as unknown as { copied: string[] }).copied)).toEqual([code]);
});

test('search by its icon, and typing at once', async ({ application, guide, page, search, topBar }) => {
  await guide.open('/welcome');
  await topBar.search.click();
  await page.keyboard.type('delivery notice');
  await expect(search.input).toHaveValue('delivery notice');
  expect(await application.hasArrived()).toBe(false);
  await application.ready();
  await expect(search.results.first()).toContainText('Delivery notices');
  await page.keyboard.type('s');
  await expect(search.input).toHaveValue('delivery notices');
});

test('search by its key, typing and Enter before there are results', async ({ application, guide, page, search }) => {
  await guide.open('/welcome');
  await search.openByKey();
  await page.keyboard.type('widget');
  await page.keyboard.press('Enter');
  await application.ready();
  await expect(guide.heading).toHaveText('Tracking widget');
  await expect(search.dialog).toBeHidden();
});

test('drawer', async ({ application, guide, page, sidebar, topBar }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await guide.open('/welcome');
  await topBar.menu.click();
  await expect(sidebar.nav).toBeVisible();
  expect(await application.hasArrived()).toBe(false);
  await application.ready();
  await expect(sidebar.nav).toBeVisible();
});

test('link', async ({ guide, page, sidebar }) => {
  const opened: string[] = [];
  await guide.open('/welcome');
  page.on('framenavigated', (frame) => opened.push(new URL(frame.url()).pathname));
  await sidebar.link('Book a shipment').click();
  await expect(guide.heading).toHaveText('Book a shipment');
  await page.waitForLoadState('networkidle');
  expect(opened).toEqual(['/book-a-shipment']);
});

test('back, to a page the application had drawn', async ({ application, guide, page, sidebar }) => {
  await guide.open('/welcome');
  await application.wake();
  await sidebar.link('Book a shipment').click();
  await expect(guide.heading).toHaveText('Book a shipment');
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/welcome');
  await expect(guide.heading).toHaveText('Welcome');
});
