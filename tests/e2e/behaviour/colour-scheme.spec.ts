import { expect, test } from '../test.ts';

test('a page follows the system, also while it is open', async ({ application, guide, page, topBar }) => {
  await guide.open('/welcome');
  for (const [scheme, other] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await expect.poll(() => application.appearance()).toBe(scheme);
    await expect(topBar.schemeSwitch).toHaveAccessibleName(`Switch to ${other} mode`);
  }
});

test('the bar says what its buttons do, however slowly it arrives', async ({ guide, page, topBar }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }));
  await guide.open('/welcome');
  await topBar.arriveSlowly();
  await expect(topBar.schemeSwitch).toHaveAccessibleName('Switch to light mode');
  await expect(topBar.schemeSwitch).toHaveText('Switch to light mode');
  await expect(topBar.search).toHaveText('Search⌘ K');
});

test('a choice holds on every page and over a reload, against the system', async ({
  application,
  guide,
  page,
  topBar,
}) => {
  await guide.open('/welcome');
  await topBar.schemeSwitch.click();
  expect(await application.appearance()).toBe('dark');
  await guide.open('/errors');
  expect(await application.appearance()).toBe('dark');
  await topBar.schemeSwitch.click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  expect(await application.appearance()).toBe('light');
});

test('a choice is there at the first paint', async ({ application, guide, page, topBar }) => {
  await guide.open('/welcome');
  await topBar.schemeSwitch.click();
  await application.watchFrames(() => (document.body ? [getComputedStyle(document.documentElement).colorScheme] : []));
  await page.reload();
  await expect.poll(() => application.seen()).toEqual(['dark']);
});
