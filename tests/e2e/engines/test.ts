import { expect, test as base } from '@playwright/test';
import { firefox } from './firefox.ts';
import { observe, type ObservedSite } from './observed-site.ts';
import { addressOf } from '../sites.ts';
import { Reader } from './reader.ts';
import type { Browser } from './browser.ts';
import { webkit } from './webkit.ts';

export { expect };

export interface EngineOptions {
  readonly engine: 'firefox' | 'webkit';
}

interface Workbench {
  readonly browser: Browser;
  readonly site: ObservedSite;
}

/** A test in Firefox or WebKit, whichever its project names. */
export const test = base.extend<
  { readonly site: ObservedSite; readonly reader: Reader },
  EngineOptions & { readonly workbench: Workbench }
>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  workbench: [
    async ({ engine }, use) => {
      const site = await observe(addressOf('parcels'));
      const browser = await { firefox, webkit }[engine](site);
      await use({ browser, site });
      await browser.stop();
      site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: ({ workbench }, use) => use(workbench.site),
  reader: async ({ workbench }, use) => {
    const reader = new Reader(workbench.browser, workbench.site);
    await reader.forget();
    await use(reader);
    workbench.site.release();
    expect(await reader.complaints(), 'what the pages complain of').toBe('');
  },
});
