import { expect, test as base, type ConsoleMessage, type Request } from '@playwright/test';
import { Application } from './pages/application.ts';
import { Footer } from './pages/footer.ts';
import { GuidePage } from './pages/guide-page.ts';
import { SearchDialog } from './pages/search-dialog.ts';
import { Sidebar } from './pages/sidebar.ts';
import { TopBar } from './pages/top-bar.ts';
import { addressOf, type SiteName } from './sites.ts';

export { expect };

export interface SiteOptions {
  /** The site whose pages are opened. */
  readonly site: SiteName;
}

export interface Reader {
  readonly application: Application;
  readonly footer: Footer;
  readonly guide: GuidePage;
  readonly search: SearchDialog;
  readonly sidebar: Sidebar;
  readonly topBar: TopBar;
  /**
   * What the console and the page complain of. A test that provokes complaints takes them out; others must have none.
   */
  readonly complaints: string[];
  /** Holds for every test: nothing is asked of another origin. */
  readonly ownOriginOnly: void;
}

/**
 * The browser hints that it laid out a block before its turn: it must, where the focus moves to a target in it, or a test
 * looks for a role there.
 */
const LAID_OUT_EARLY = 'Rendering was performed in a subtree hidden';

/** A test with the parts of a page a reader meets. */
export const test = base.extend<Reader, SiteOptions>({
  site: ['own', { option: true, scope: 'worker' }],
  baseURL: ({ site }, use) => use(addressOf(site)),
  application: async ({ page }, use) => use(new Application(page)),
  footer: async ({ page }, use) => use(new Footer(page)),
  guide: async ({ page }, use) => use(new GuidePage(page)),
  search: async ({ page }, use) => use(new SearchDialog(page)),
  sidebar: async ({ page }, use) => use(new Sidebar(page)),
  topBar: async ({ page }, use) => use(new TopBar(page)),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const hear = (message: ConsoleMessage) => {
        // React's development build recommends its tools.
        if (message.type() !== 'info' && !message.text().startsWith(LAID_OUT_EARLY))
          complaints.push(`${message.type()}: ${message.text()}`);
      };
      const fail = (error: Error) => void complaints.push(error.message);
      page.on('console', hear).on('pageerror', fail);
      await use(complaints);
      page.off('console', hear).off('pageerror', fail);
      expect(complaints, 'what the console says').toEqual([]);
    },
    { auto: true },
  ],
  ownOriginOnly: [
    async ({ page, baseURL }, use) => {
      const elsewhere: string[] = [];
      const watch = (request: Request) => {
        const url = new URL(request.url());
        if (/^https?:$/.test(url.protocol) && url.hostname !== new URL(baseURL ?? '').hostname)
          elsewhere.push(url.href);
      };
      page.context().on('request', watch);
      await use();
      page.context().off('request', watch);
      expect(elsewhere, 'requests to other origins').toEqual([]);
    },
    { auto: true },
  ],
});
