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

test('a choice is there at the first paint', async ({ guide, page, topBar }) => {
  await guide.open('/welcome');
  await topBar.schemeSwitch.click();
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = () => {
      if (document.body) seen.add(getComputedStyle(document.documentElement).colorScheme);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { schemes: seen });
  });
  await page.reload();
  await page.waitForFunction(() => (window as unknown as { schemes: Set<string> }).schemes.size > 0);
  expect(await page.evaluate(() => [...(window as unknown as { schemes: Set<string> }).schemes])).toEqual(['dark']);
});
