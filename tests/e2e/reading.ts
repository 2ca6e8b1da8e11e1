import type { Page } from '@playwright/test';
import { Application } from './pages/application.ts';
import { addressOf } from './sites.ts';
import { test as base } from './test.ts';

export { expect } from '@playwright/test';

export interface DeskOptions {
  /** Whether the reader's browser runs scripts. */
  readonly scripts: boolean;
}

/** For tests that only read: they share one tab, so that a page is opened once for all that is asked of it. */
export const test = base.extend<object, DeskOptions & { readonly desk: Page }>({
  scripts: [true, { option: true, scope: 'worker' }],
  desk: [
    async ({ browser, scripts, site }, use) => {
      const context = await browser.newContext({
        baseURL: addressOf(site),
        javaScriptEnabled: scripts,
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
      });
      const desk = await context.newPage();
      await new Application(desk).watchShifts();
      await use(desk);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ desk }, use) => {
    await desk.setViewportSize({ width: 1280, height: 800 });
    await desk.emulateMedia({ colorScheme: 'light' });
    await use(desk);
  },
});
