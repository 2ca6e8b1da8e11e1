import type { Locator, Page } from '@playwright/test';

/** The bench on a webhook's page. */
export class WebhookBench {
  readonly page: Page;
  readonly opener: Locator;
  readonly bench: Locator;
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
    this.opener = page.getByText('Rehearse this webhook');
    this.bench = page.getByRole('region', { name: 'Webhook bench' });
    this.event = this.bench.getByRole('combobox', { name: 'Event' });
    this.example = this.bench.getByRole('combobox', { name: 'Example' });
    this.port = this.bench.getByRole('textbox', { name: 'Port' });
    this.path = this.bench.getByRole('textbox', { name: 'Path' });
    this.body = this.bench.getByRole('textbox', { name: 'Body' });
    this.state = this.bench.getByRole('status').last();
    this.reset = this.bench.getByRole('button', { name: 'Back to the example' });
    this.problems = this.bench.getByRole('list', { name: 'Problems of the body' }).getByRole('listitem');
    this.language = this.bench.getByRole('combobox', { name: 'Language' });
  }

  async open(path = '/reference/webhooks/parcelDelivered'): Promise<void> {
    await this.page.goto(path);
    await this.opener.click();
    await this.bench.waitFor();
  }

  /** The code whose copy button has this name: `cURL`, `headers`, `handler`. */
  code(what: string): Locator {
    return this.bench
      .locator('[data-copy-source]')
      .filter({ has: this.page.getByLabel(`Copy ${what}`) })
      .locator('code');
  }
}
