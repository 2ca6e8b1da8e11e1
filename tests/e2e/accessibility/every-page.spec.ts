import type { Page } from '@playwright/test';
import { contrastViolations, violations, violationsButColours } from '../pages/accessibility.ts';
import { sitemapOf } from '../sites.ts';
import { expect, test } from '../test.ts';

/*
 * Every page of this site in every state of its frame, in both colour schemes, on a desk and on a phone. Colours are
 * judged where everything is open, and in the search.
 */

const missing = '/no-such-page';

for (const path of [...sitemapOf('own'), missing]) {
  test.describe('on a desk', () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test(`${path} has no violation`, async ({ complaints, guide, page, search, sidebar, topBar }) => {
      await guide.open(path);
      if (path === missing) complaints.length = 0;
      await inBothSchemes(page, 'as it opens', violationsButColours);
      await guide.unfold();
      await sidebar.openGroups();
      await inBothSchemes(page, 'folds and groups open', violationsButColours);
      await topBar.sidebarToggle.click();
      await inBothSchemes(page, 'sidebar collapsed', violationsButColours);
      await topBar.sidebarToggle.click();
      await search.find('status');
      await inBothSchemes(page, 'search open', violations);
      await page.keyboard.press('Escape');
      await inBothSchemes(page, 'colours', contrastViolations);
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test(`${path} has no violation`, async ({ complaints, guide, page, search, sidebar, topBar }) => {
      await guide.open(path);
      if (path === missing) complaints.length = 0;
      await inBothSchemes(page, 'as it opens', violationsButColours);
      await search.find('status');
      await inBothSchemes(page, 'search open', violations);
      await page.keyboard.press('Escape');
      await guide.unfold();
      await inBothSchemes(page, 'folds open', violationsButColours);
      await topBar.menu.tap();
      await sidebar.openGroups();
      await inBothSchemes(page, 'drawer and groups open', violations);
      await page.keyboard.press('Escape');
      await inBothSchemes(page, 'colours', contrastViolations);
    });
  });
}

async function inBothSchemes(page: Page, state: string, judge: (page: Page) => Promise<string[]>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await judge(page), `${state}, ${colorScheme}`).toEqual([]);
  }
}
