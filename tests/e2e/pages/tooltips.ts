import type { Locator, Page } from '@playwright/test';

/** The tooltip that is open, and the time that brings it. */
export class Tooltips {
  readonly #page: Page;
  readonly open: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.open = page.locator('[role=tooltip]:visible');
  }

  /** From here on time passes only by `wait`. Call before the page is opened. */
  async holdTime(): Promise<void> {
    await this.#page.clock.install({ time: new Date('2026-01-01T10:00:00') });
  }

  async stopTime(): Promise<void> {
    await this.#page.clock.pauseAt(new Date('2026-01-01T12:00:00'));
  }

  async wait(milliseconds: number): Promise<void> {
    await this.#page.clock.runFor(milliseconds);
  }

  /** `closed`, `delayed-open` or `instant-open`. */
  state(): Promise<string | null> {
    return this.open.getAttribute('data-state');
  }
}
