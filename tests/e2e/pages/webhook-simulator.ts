import type { Locator, Page } from '@playwright/test';

/** The simulator on a webhook's page. */
export class WebhookSimulator {
  readonly page: Page;
  readonly opener: Locator;
  readonly region: Locator;
  readonly event: Locator;
  readonly example: Locator;
  readonly port: Locator;
  readonly path: Locator;
  readonly body: Locator;
  readonly state: Locator;
  readonly reset: Locator;
  readonly problems: Locator;
  readonly language: Locator;

  constructor(page: Page) {
    this.page = page;
    this.opener = page.getByText('Simulate this webhook');
    this.region = page.getByRole('region', { name: 'Webhook simulator' });
    this.event = this.region.getByRole('combobox', { name: 'Event' });
    this.example = this.region.getByRole('combobox', { name: 'Example' });
    this.port = this.region.getByRole('textbox', { name: 'Port' });
    this.path = this.region.getByRole('textbox', { name: 'Path' });
    this.body = this.region.getByRole('textbox', { name: 'Body' });
    this.state = this.region.getByRole('status').last();
    this.reset = this.region.getByRole('button', { name: 'Back to the example' });
    this.problems = this.region.getByRole('list', { name: 'Problems of the body' }).getByRole('listitem');
    this.language = this.region.getByRole('combobox', { name: 'Language' });
  }

  async open(path = '/reference/webhooks/parcelDelivered'): Promise<void> {
    await this.page.goto(path);
    await this.opener.click();
    await this.region.waitFor();
  }

  /** The code whose copy button has this name: `cURL`, `headers`, `handler`. */
  code(what: string): Locator {
    return this.region
      .locator('[data-copy-source]')
      .filter({ has: this.page.getByLabel(`Copy ${what}`) })
      .locator('code');
  }
}
