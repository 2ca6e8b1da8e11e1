import type { Locator, Page } from '@playwright/test';
import { ToolPanel } from './tool-panel.ts';

/** The request builder of an operation. */
export class RequestBuilder extends ToolPanel {
  readonly start: Locator;
  readonly reset: Locator;
  readonly paste: Locator;
  readonly pasted: Locator;
  readonly copyLink: Locator;
  readonly summary: Locator;
  /** What is left to do, in one sentence. */
  readonly status: Locator;
  readonly copy: Locator;
  readonly language: Locator;
  readonly code: Locator;
  readonly json: Locator;

  constructor(page: Page) {
    super(page, 'build');
    this.start = this.dialog.getByLabel('Start from');
    this.reset = this.dialog.getByRole('button', { name: 'Reset' });
    this.paste = this.dialog.getByRole('button', { name: 'Paste a request' });
    this.pasted = this.dialog.getByLabel('JSON body, cURL command, URL or query');
    this.copyLink = this.dialog.getByRole('button', { name: 'Copy link' });
    this.summary = this.dialog.getByRole('region', { name: 'What is left to do' });
    this.status = this.summary.getByRole('status');
    this.copy = this.dialog.getByRole('button', { name: 'Copy cURL code' });
    this.language = this.dialog.getByRole('combobox', { name: 'Language' });
    this.code = this.codeOf('Request');
    this.json = this.codeOf('Body');
  }

  /** Opens the builder of an operation, by its id. */
  async open(id: string): Promise<void> {
    await this.page.goto(`/reference/operations/${id}`);
    await this.opener.click();
    await this.dialog.waitFor();
  }

  field(name: string): Locator {
    return this.dialog.getByLabel(new RegExp(`^${name}( [a-z ]+)?( \\*)?$`));
  }

  /** The body as it is printed. */
  async body(): Promise<unknown> {
    return JSON.parse((await this.json.textContent()) ?? 'null');
  }
}
