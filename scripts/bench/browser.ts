import { chromium as playwright, type Browser } from 'playwright';
import { chromium } from '../test/chromium.ts';

/**
 * A browser that does nothing by itself while something is measured.
 *
 * @throws {UsageError} when Chromium cannot be had.
 */
export async function openBrowser(): Promise<Browser> {
  return playwright.launch({
    executablePath: await chromium(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}
