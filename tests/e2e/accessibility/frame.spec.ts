import type { Page } from '@playwright/test';
import { frameViolations, violationsButColours } from '../pages/accessibility.ts';
import { expect, test } from '../test.ts';

/* Every state of the frame, over a guide, a page of the reference and the page of an unknown address. */

const missing = '/no-such-page';

test.use({ site: 'parcels' });

for (const path of ['/welcome', '/reference/operations/listShipments', missing]) {
  test.describe('on a desk', () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test(`the frame of ${path} has no violation`, async ({ complaints, guide, page, search, sidebar, topBar }) => {
      await guide.open(path);
      if (path === missing) complaints.length = 0;
      await inBothSchemes(page, 'as it opens', violationsButColours);
      await sidebar.openGroups();
      await inBothSchemes(page, 'groups open', frameViolations);
      await topBar.sidebarToggle.click();
      await inBothSchemes(page, 'sidebar collapsed', frameViolations);
      await topBar.sidebarToggle.click();
      await search.find('status');
      await inBothSchemes(page, 'search open', frameViolations);
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test(`the frame of ${path} has no violation`, async ({ complaints, guide, page, search, sidebar, topBar }) => {
      await guide.open(path);
      if (path === missing) complaints.length = 0;
      await inBothSchemes(page, 'as it opens', violationsButColours);
      await search.find('status');
      await inBothSchemes(page, 'search open', frameViolations);
      await page.keyboard.press('Escape');
      await topBar.menu.tap();
      await sidebar.openGroups();
      await inBothSchemes(page, 'drawer and groups open', frameViolations);
    });
  });
}

async function inBothSchemes(page: Page, state: string, judge: (page: Page) => Promise<string[]>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await judge(page), `${state}, ${colorScheme}`).toEqual([]);
  }
}
