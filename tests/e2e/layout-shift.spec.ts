import type { Page } from '@playwright/test';
import { sampled } from './facts/sitemap.ts';
import { slowed } from '../../scripts/bench/slowed.ts';
import { expect, test } from './test.ts';

/*
 * Nothing moves under the reader's eyes (Layout Instability): while a page arrives over a slow network on a slow processor,
 * when the application comes, and while the page is read to its end and back.
 */
const patience = 60_000;

const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const path of sampled) {
  for (const size of windows) {
    test(`${path} does not shift, ${size.width} px wide`, async ({ application, page }) => {
      test.setTimeout(patience);
      await page.setViewportSize(size);
      await page.addInitScript(watchShifts);
      await slowed(page);
      await page.goto(path);
      await application.wake();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < Math.min(height, 12_000); top += size.height) await look(page, top);
      await look(page, 0);
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
    });
  }
}

/** Scrolls there and lets the browser paint. */
async function look(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        window.scrollTo({ top: to, behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
    top,
  );
}

function watchShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
      shifts.push(
        `${entry.value.toFixed(4)}: ${entry.sources.map(({ node }) => (node instanceof Element ? `${node.tagName} ${node.textContent?.trim().slice(0, 30)}` : node?.nodeName)).join(', ')}`,
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
