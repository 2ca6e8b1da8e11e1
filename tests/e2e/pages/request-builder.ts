import type { Locator, Page } from '@playwright/test';

/** The request builder of an operation. */
export class RequestBuilder {
  readonly page: Page;
  readonly opener: Locator;
  readonly dialog: Locator;
  readonly title: Locator;
  readonly start: Locator;
  readonly reset: Locator;
  readonly paste: Locator;
  readonly pasted: Locator;
  readonly copyLink: Locator;
  readonly close: Locator;
  readonly summary: Locator;
  readonly language: Locator;
  readonly code: Locator;
  readonly json: Locator;

  constructor(page: Page) {
    this.page = page;
    this.opener = page.getByRole('link', { name: 'Build this request' }).first();
    this.dialog = page.getByRole('dialog', { name: /^Build: / });
    this.title = this.dialog.getByRole('heading', { level: 2 });
    this.start = this.dialog.getByLabel('Start from');
    this.reset = this.dialog.getByRole('button', { name: 'Reset' });
    this.paste = this.dialog.getByRole('button', { name: 'Paste a request' });
    this.pasted = this.dialog.getByLabel('A body, a cURL call, an address or a query');
    this.copyLink = this.dialog.getByRole('button', { name: 'Copy link' });
    this.close = this.dialog.getByRole('button', { name: 'Close' });
    this.summary = this.dialog.getByRole('region', { name: 'What is left to do' });
    this.language = this.dialog.getByRole('combobox', { name: 'Language' });
    this.code = this.dialog.getByRole('region', { name: 'Request', exact: true }).locator('code');
    this.json = this.dialog.getByRole('region', { name: 'JSON of the body' }).locator('code');
  }

  /** Opens the builder of an operation, by its id. */
  async open(id: string): Promise<void> {
    await this.page.goto(`/reference/operations/${id}`);
    await this.opener.click();
    await this.dialog.waitFor();
  }

  field(name: string): Locator {
    return this.dialog.getByLabel(new RegExp(`^${name}( \\*)?$`));
  }

  /** The body as it is printed. */
  async body(): Promise<unknown> {
    return JSON.parse((await this.json.textContent()) ?? 'null');
  }
}
