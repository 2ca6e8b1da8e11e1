import type { Page } from '@playwright/test';
import { slowed } from '../slowed.ts';
import { expect, test } from '../test.ts';

/* What comes after the first view is laid out later, and all of it in the end. */

const long = '/book-a-shipment';

test('a long page waits with what comes after the first view, and lays it all out in the end', async ({ page }) => {
  await page.addInitScript(watchPieces);
  await slowed(page);
  await page.goto(long);
  expect(await deferred(page)).toBeGreaterThan(5);
  await expect.poll(() => waiting(page)).toBe(0);
});

/** Pieces of which the browser may leave out the layout now. */
function waiting(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('main, main *')].filter(
        (element) => getComputedStyle(element).contentVisibility !== 'visible' && !element.closest('[hidden]'),
      ).length,
  );
}

function deferred(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { deferred: Set<Element> }).deferred.size);
}

function watchPieces(): void {
  const seen = new Set<Element>();
  Object.assign(window, { deferred: seen });
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof HTMLElement && 'deferred' in target.dataset) seen.add(target);
  }).observe(document, { subtree: true, attributeFilter: ['data-deferred'] });
}
