import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { slowed } from '../slowed.ts';
import { clicked, OBSERVER } from './turn.ts';

/** Folder and base of the page by hand whose click does as little as a turn can. */
export const FLOOR = { root: fileURLToPath(new URL('floor', import.meta.url)), base: '/floor/' };

/** From a click on the page by hand until its next heading is painted; ms. */
export async function floorTurn(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await slowed(page);
    await page.addInitScript({ path: OBSERVER });
    await page.goto(origin + FLOOR.base, { waitUntil: 'networkidle' });
    await page.locator('html[data-application]').waitFor({ state: 'attached' });
    await page.getByRole('link').hover();
    return (await clicked(page)).turned;
  } finally {
    await context.close();
  }
}
