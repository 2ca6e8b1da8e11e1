import { AxeBuilder } from '@axe-core/playwright';
import type { ConsoleMessage, Page } from '@playwright/test';
import { sampled } from './facts/sitemap.ts';
import { expect, test } from './reading.ts';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Axe measures every text of a page: seconds on the longest ones, more on a busy machine. */
const patience = 120_000;

for (const path of [...sampled, '/no-such-page']) {
  test.describe(path, () => {
    test('says nothing in the console, before and after the application arrives', async ({
      application,
      guide,
      page,
    }) => {
      const said: string[] = [];
      const hear = (message: ConsoleMessage) => said.push(`${message.type()}: ${message.text()}`);
      const fail = (error: Error) => said.push(error.message);
      page.on('console', hear).on('pageerror', fail);
      await guide.open(path);
      await application.wake();
      await guide.unfold();
      page.off('console', hear).off('pageerror', fail);
      const missing = path === '/no-such-page' ? [expect.stringContaining('404')] : [];
      expect(said).toEqual(missing);
    });

    test('has no fault of accessibility: in dark as it opens, in light unfolded', async ({ guide, page }) => {
      test.setTimeout(patience);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme: 'dark' });
      await guide.open(path);
      expect(await faults(page), 'dark').toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      await guide.unfold();
      expect(await faults(page), 'light').toEqual([]);
    });

    test('does not scroll sideways at 320 px nor at 200 %, folded or not', async ({ guide, page }) => {
      await guide.open(path);
      for (const width of [640, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(sideways), `folded, ${width} px`).toEqual([]);
      }
      await guide.unfold();
      for (const width of [320, 640]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(sideways), `unfolded, ${width} px`).toEqual([]);
      }
    });
  });
}

test('folded fields, values and answers have no fault of accessibility in dark', async ({ guide, page }) => {
  test.setTimeout(patience);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await guide.read('/bank-details');
  expect(await faults(page)).toEqual([]);
});

test('the search has no fault of accessibility', async ({ guide, page, search }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await guide.open('/get-started');
  await search.openByKey();
  await search.input.fill('wallet');
  await expect(search.results.first()).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('the drawer has no fault of accessibility', async ({ guide, page, sidebar, topBar }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await guide.open('/get-started');
  await topBar.menu.click();
  await expect(sidebar.nav).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

/** What axe finds, as rule and places. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: levels, resultTypes: ['violations'] })
    .analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ target }) => target.join(' '))
        .join(', ')}`,
  );
}

/** What reaches beyond the right edge of the window without scrolling in a box of its own; nothing when the page fits. */
function sideways(): string[] {
  const wide = document.documentElement.clientWidth;
  const cut = [document.documentElement, document.body].filter((element) =>
    /hidden|clip/.test(getComputedStyle(element).overflowX),
  );
  if (cut.length > 0) return cut.map(({ tagName }) => `${tagName} cuts off what is too wide`);
  if (document.documentElement.scrollWidth <= wide) return [];
  const beyond = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > wide + 1,
  );
  return beyond
    .slice(0, 5)
    .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40) ?? ''}`)
    .concat('the page scrolls sideways');
}
