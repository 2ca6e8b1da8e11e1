import type { Locator, Page } from '@playwright/test';

/** The page that explains a response. */
export class ExplainPage {
  readonly text: Locator;
  readonly status: Locator;
  /** The choice of the operation or webhook. */
  readonly called: Locator;
  /** The choice of the body that the text is compared with. */
  readonly part: Locator;
  readonly problems: Locator;
  /** What the status means. */
  readonly verdict: Locator;
  /** Operations that may be meant. */
  readonly calls: Locator;

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.text = page.getByRole('textbox', { name: 'Response, log line or status code' });
    this.status = page.locator('main').getByRole('status');
    this.called = page.getByRole('combobox', { name: 'What you called' });
    this.part = page.getByRole('combobox', { name: 'Compared with' });
    this.verdict = page.getByRole('region', { name: 'Status' });
    this.calls = page.locator('[data-explain-calls]');
    this.problems = page.getByRole('list', { name: 'Not as documented' }).getByRole('listitem');
  }

  async open(): Promise<void> {
    await this.page.goto('/explain');
  }

  /** Pastes a text in place of what is there. */
  async paste(text: string): Promise<void> {
    await this.text.focus();
    await this.text.fill(text);
  }

  /** Says what was called. */
  async choose(title: string): Promise<void> {
    await this.called.fill(title);
    await this.page.getByRole('option', { name: title }).click();
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('heading', { name });
  }
}
