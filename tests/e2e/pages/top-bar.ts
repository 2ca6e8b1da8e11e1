import type { Locator, Page } from '@playwright/test';

/** The top bar: the way home, sidebar, search, colour scheme, Sign In. */
export class TopBar {
  readonly bar: Locator;
  readonly logo: Locator;
  readonly menu: Locator;
  readonly sidebarToggle: Locator;
  readonly search: Locator;
  readonly schemeSwitch: Locator;
  readonly signIn: Locator;

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.bar = page.getByRole('banner');
    this.logo = this.bar.getByRole('link', { name: /Docs$/ });
    this.menu = this.bar.getByRole('button', { name: 'Open menu' });
    this.sidebarToggle = this.bar.getByRole('button', { name: 'Toggle sidebar' });
    this.search = this.bar.getByRole('button', { name: 'Search' });
    this.schemeSwitch = this.bar.getByRole('button', { name: /Switch to (dark|light) mode/ });
    this.signIn = this.bar.getByRole('link', { name: 'Sign In' });
  }

  /** Lets the bar arrive once more, node by node, as on a slow line; then what follows it. */
  async arriveSlowly(): Promise<void> {
    await this.#page.evaluate(async () => {
      const request = new XMLHttpRequest();
      request.responseType = 'document';
      request.open('GET', location.href);
      request.send();
      await new Promise((resolve) => request.addEventListener('load', resolve));
      const [served] = request.responseXML?.getElementsByTagName('header') ?? [];
      const arrive = async (from: Node, into: Element): Promise<void> => {
        const copy = into.appendChild(document.importNode(from));
        await new Promise((resolve) => setTimeout(resolve));
        for (const child of from.childNodes) await arrive(child, copy as Element);
      };
      document.getElementsByTagName('header')[0]?.remove();
      if (served !== undefined) await arrive(served, document.body);
      document.body.append(document.createElement('div'));
    });
  }
}
