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

  constructor(page: Page) {
    this.bar = page.getByRole('banner');
    this.logo = this.bar.getByRole('link', { name: /Docs$/ });
    this.menu = this.bar.getByRole('button', { name: 'Open menu' });
    this.sidebarToggle = this.bar.getByRole('button', { name: 'Toggle sidebar' });
    this.search = this.bar.getByRole('button', { name: 'Search' });
    this.schemeSwitch = this.bar.getByRole('button', { name: /Switch to (dark|light) mode/ });
    this.signIn = this.bar.getByRole('link', { name: 'Sign In' });
  }
}
