import type { Locator, Page } from '@playwright/test';

/** The footer of every page. */
export class Footer {
  readonly footer: Locator;
  readonly chat: Locator;
  readonly support: Locator;
  readonly createAccount: Locator;

  constructor(page: Page) {
    this.footer = page.getByRole('contentinfo');
    this.chat = this.footer.getByRole('link', { name: /community chat/i });
    this.support = this.footer.getByRole('link', { name: /@/ });
    this.createAccount = this.footer.getByRole('link', { name: 'Create Account' });
  }
}
