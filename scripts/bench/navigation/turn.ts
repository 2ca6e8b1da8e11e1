import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { blockingTime } from '../page/blocking-time.ts';
import { slowed } from '../slowed.ts';

/** What one way from a page to the next measured, in ms. */
export interface Turn {
  /** From the reader's first movement until the application answers. */
  readonly ready: number;
  /** Blocking time of the application's arrival. */
  readonly arrival: number;
  /** From the click until the next page's heading is painted. */
  readonly heading: number;
  /** From the click until its first screen is. */
  readonly screen: number;
}

export const OBSERVER = fileURLToPath(new URL('observe.mjs', import.meta.url));
/** A reader points at a link before pressing it; ms. */
const POINTING = 800;
/** What the arrival still does after it answers; ms. */
const AFTERMATH = 800;

interface Seen {
  readonly tasks: readonly { readonly start: number; readonly duration: number }[];
  readonly intent: number;
  readonly ready: number;
  readonly turned: number;
  readonly whole: number;
}

/**
 * Opens a page on a slow line and a slow processor, wakes the application, points at the sidebar's link to another
 * page, and clicks.
 */
export async function turn(
  browser: Browser,
  origin: string,
  { from, to, motion }: { readonly from: string; readonly to: string; readonly motion: boolean },
): Promise<Turn> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: motion ? 'no-preference' : 'reduce',
  });
  try {
    const page = await context.newPage();
    await slowed(page);
    await page.addInitScript({ path: OBSERVER });
    await page.goto(origin + from, { waitUntil: 'networkidle' });
    await page.mouse.move(5, 300);
    await page.mouse.move(6, 300);
    await page.locator('html[data-application]').waitFor({ state: 'attached' });
    await page.waitForTimeout(AFTERMATH);
    const { tasks, intent, ready } = await seenBy(page);
    // The links to both sections stand before those of the groups, and are for narrow windows.
    const link = page.locator(`#sidebar a[href="${to}"]`).last();
    await link.evaluate((element) => {
      element.closest('details')?.setAttribute('open', '');
      element.scrollIntoView({ block: 'center' });
    });
    const fetched = page.waitForResponse(origin + to);
    await link.hover();
    await page.waitForTimeout(POINTING);
    // On a busy machine the page may come later than that: turns to pages that are there are compared.
    await (await fetched).finished();
    await page.evaluate('new Promise((resolve) => requestIdleCallback(() => resolve()))');
    const { turned, whole } = await clicked(page);
    return { ready: ready - intent, arrival: blockingTime(tasks, intent), heading: turned, screen: whole };
  } finally {
    await context.close();
  }
}

/** Clicks where the pointer is. `link.click()` would have its own check of what is hit measured too. */
export async function clicked(page: Page): Promise<Seen> {
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => (globalThis as unknown as { benchTurn: Partial<Seen> }).benchTurn.whole);
  return seenBy(page);
}

function seenBy(page: Page): Promise<Seen> {
  return page.evaluate(() => (globalThis as unknown as { benchTurn: Seen }).benchTurn);
}
