import type { Locator, Page } from '@playwright/test';

/** The search: a dialog with an input and its results. */
export class SearchDialog {
  readonly #page: Page;
  readonly dialog: Locator;
  readonly input: Locator;
  readonly results: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.dialog = page.getByRole('dialog', { name: 'Search' });
    this.input = this.dialog.getByRole('combobox');
    this.results = this.dialog.getByRole('row');
  }

  press(key: string): Promise<void> {
    return this.#page.keyboard.press(key);
  }

  openByKey(): Promise<void> {
    return this.press('Control+k');
  }

  /** Looks for something and waits until all that is found is drawn and counted. */
  async find(query: string): Promise<void> {
    await this.#ask(query);
    await this.dialog
      .getByRole('status')
      .filter({ hasText: /result/ })
      .waitFor({ state: 'attached' });
  }

  async #ask(query: string): Promise<void> {
    await this.openByKey();
    await this.input.fill(query);
    await this.results.first().waitFor();
  }

  /** Looks for something and goes to the first result. */
  async goTo(query: string): Promise<void> {
    await this.#ask(query);
    await this.input.press('Enter');
  }

  /** Button that shows one kind of results alone. */
  filter(kind: string): Locator {
    return this.dialog.getByRole('group', { name: 'Show only' }).getByRole('button', { name: kind });
  }

  /** Cell of a row that the input points to. */
  cell(row: number): Locator {
    return this.results.nth(row).getByRole('gridcell').first();
  }

  /** Where a row leads. */
  async target(row: number): Promise<string> {
    return (await this.cell(row).getByRole('link').getAttribute('href')) ?? '';
  }

  /** Button of a row that shows its places. */
  places(row: number): Locator {
    return this.results.nth(row).getByRole('button', { name: /in \d+ places/ });
  }

  get remember(): Locator {
    return this.dialog.getByRole('checkbox', { name: 'Remember my searches on this device' });
  }

  result(text: string | RegExp): Locator {
    return this.results.filter({ hasText: text });
  }
}
