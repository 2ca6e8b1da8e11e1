import type { Locator, Page } from '@playwright/test';
import { ToolPanel } from './tool-panel.ts';

/** The simulator on a webhook's page. */
export class WebhookSimulator extends ToolPanel {
  readonly event: Locator;
  readonly example: Locator;
  readonly port: Locator;
  readonly path: Locator;
  readonly body: Locator;
  readonly state: Locator;
  readonly reset: Locator;
  readonly problems: Locator;
  readonly language: Locator;
  readonly copy: Locator;

  constructor(page: Page) {
    super(page, 'simulate');
    this.event = this.dialog.getByRole('combobox', { name: 'Event' });
    this.example = this.dialog.getByRole('combobox', { name: 'Example' });
    this.port = this.dialog.getByRole('textbox', { name: 'Port' });
    this.path = this.dialog.getByRole('textbox', { name: 'Path' });
    this.body = this.dialog.getByRole('textbox', { name: 'Body' });
    this.state = this.dialog.getByRole('status').filter({ hasText: ' · ' });
    this.reset = this.dialog.getByRole('button', { name: 'Back to the example' });
    this.problems = this.dialog.getByRole('list', { name: 'Problems of the body' }).getByRole('listitem');
    this.copy = this.dialog.getByRole('button', { name: 'Copy cURL' });
    this.language = this.dialog.getByRole('combobox', { name: 'Language' });
  }

  async open(path = '/reference/webhooks/parcelDelivered'): Promise<void> {
    await this.page.goto(path);
    await this.opener.click();
    await this.dialog.waitFor();
  }
}
