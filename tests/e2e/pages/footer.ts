import type { Locator, Page } from '@playwright/test';

/** The footer of every page. */
export class Footer {
  readonly footer: Locator;
  /** What every footer says, as an ARIA snapshot. */
  readonly tells = `
- paragraph:
  - link "Join our developer community chat":
    - /url: /^https:/
- paragraph:
  - text: /For API integration questions, contact support at/
  - link /@/:
    - /url: /^mailto:/
- link "Create Account":
  - /url: /^https:/
- paragraph: /Powered by \\S+/
`;

  constructor(page: Page) {
    this.footer = page.getByRole('contentinfo');
  }
}
