import type { Locator, Page } from '@playwright/test';

/** The page that explains a response. */
export class ExplainPage {
  readonly text: Locator;
  readonly status: Locator;
  readonly example: Locator;
  readonly clear: Locator;
  readonly file: Locator;
  readonly problems: Locator;
  /** The sum of what was found. */
  readonly verdict: Locator;
  /** Documented bodies that the text is like, the best first. */
  readonly matches: Locator;

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.text = page.getByRole('textbox', { name: 'Response, log line or status code' });
    this.status = page.locator('main').getByRole('status');
    this.example = page.getByRole('button', { name: 'Example' });
    this.clear = page.getByRole('button', { name: 'Clear' });
    this.file = page.getByLabel('Open or drop a file');
    this.verdict = page.getByRole('region', { name: 'Verdict' });
    this.matches = page.locator('[data-explain-likely] > ol > li');
    this.problems = page.getByRole('list', { name: 'Problems of the body' }).first().getByRole('listitem');
  }

  async open(): Promise<void> {
    await this.page.goto('/explain');
  }

  /** Pastes a text in place of what is there. */
  async paste(text: string): Promise<void> {
    await this.text.focus();
    await this.text.fill(text);
  }

  /** Pastes a text as a browser does, which asks the page first. */
  async pasteFromClipboard(text: string): Promise<void> {
    await this.text.evaluate((field, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('heading', { name });
  }
}
