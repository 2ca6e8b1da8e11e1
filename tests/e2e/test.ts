import { expect, test as base, type Request } from '@playwright/test';
import { Application } from './pages/application.ts';
import { Footer } from './pages/footer.ts';
import { GuidePage } from './pages/guide-page.ts';
import { SearchDialog } from './pages/search-dialog.ts';
import { Sidebar } from './pages/sidebar.ts';
import { TopBar } from './pages/top-bar.ts';

export { expect };

export interface Reader {
  readonly application: Application;
  readonly footer: Footer;
  readonly guide: GuidePage;
  readonly search: SearchDialog;
  readonly sidebar: Sidebar;
  readonly topBar: TopBar;
  /** Holds for every test: nothing is asked of another origin. */
  readonly ownOriginOnly: void;
}

/** A test with the parts of a page a reader meets. */
export const test = base.extend<Reader>({
  application: async ({ page }, use) => use(new Application(page)),
  footer: async ({ page }, use) => use(new Footer(page)),
  guide: async ({ page }, use) => use(new GuidePage(page)),
  search: async ({ page }, use) => use(new SearchDialog(page)),
  sidebar: async ({ page }, use) => use(new Sidebar(page)),
  topBar: async ({ page }, use) => use(new TopBar(page)),
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
