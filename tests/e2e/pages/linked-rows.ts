import type { Locator, Page } from '@playwright/test';

/** Rows of fields and the samples beside them, which light each other. */
export class LinkedRows {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The row with this anchor. */
  row(anchor: string): Locator {
    return this.#page.getByRole('row').and(this.#page.locator(`[id="${anchor}"]`));
  }

  /** The code in the panel with this anchor. */
  sample(anchor: string): Locator {
    return this.#page.locator(`[id="${anchor}"] pre`);
  }

  showInSample(field: string): Locator {
    return this.#page.getByRole('button', { name: `Show in sample: ${field}`, exact: true });
  }

  /** Waits until rows and lines are linked: after the application, which loads what links them. */
  async ready(): Promise<void> {
    await this.#page.locator('[data-show-in-sample]').first().waitFor({ state: 'attached' });
  }

  /** The texts that are lit in samples. */
  litLines(): Promise<readonly string[]> {
    return this.#page.evaluate(() => [...(CSS.highlights.get('lit-lines') ?? [])].map(String));
  }

  /** Colour and ground of lit text, as the browser computes them. */
  litColours(): Promise<readonly [ink: string, ground: string]> {
    return this.#page.evaluate(() => {
      const code = document.querySelector('main pre code') as Element;
      const { color, backgroundColor } = getComputedStyle(code, '::highlight(lit-lines)');
      return [color, backgroundColor];
    });
  }
}
