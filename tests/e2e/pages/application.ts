import type { Page } from '@playwright/test';

/** The application that arrives on the first intent, and the window it works in. */
export class Application {
  readonly #page: Page;
  #release: () => void = () => undefined;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Shows an intent and waits until the application has taken over. */
  async wake(): Promise<void> {
    await this.#page.mouse.move(5, 200);
    await this.#page.mouse.move(6, 200);
    await this.ready();
  }

  /** Keeps the application away until `ready` is asked for, however slow or fast the machine is. */
  async hold(): Promise<void> {
    const released = new Promise<void>((resolve) => {
      this.#release = resolve;
    });
    await this.#page.route('**/assets/app-*.js', async (route) => {
      await released;
      await route.continue().catch(() => undefined);
    });
  }

  async ready(): Promise<void> {
    this.#release();
    await this.#page.locator('html[data-application]').waitFor({ state: 'attached' });
  }

  hasArrived(): Promise<boolean> {
    return this.#page.evaluate(() => 'application' in document.documentElement.dataset);
  }

  scrollTop(): Promise<number> {
    return this.#page.evaluate(() => Math.round(window.scrollY));
  }

  async scrollTo(top: number): Promise<void> {
    await this.#page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  }

  /** Light or dark, by the colour of the paper. */
  appearance(): Promise<'light' | 'dark'> {
    return this.#page.evaluate(() => {
      const channels = /\d+(\.\d+)?/g;
      const [red = 0, green = 0, blue = 0] = (
        getComputedStyle(document.documentElement).backgroundColor.match(channels) ?? []
      ).map(Number);
      return red + green + blue > 382 ? 'light' : 'dark';
    });
  }

  /** What has the focus, and whether a reader can see that it has. */
  focus(): Promise<{ label: string; tag: string; marked: boolean; shown: boolean }> {
    return this.#page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      return {
        label: element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '',
        tag: element.tagName,
        marked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        shown: box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight,
      };
    });
  }

  /** Survives navigation by the application, and nothing else. */
  async mark(): Promise<void> {
    await this.#page.evaluate(() => Object.assign(window, { marked: true }));
  }

  isMarked(): Promise<boolean> {
    return this.#page.evaluate(() => 'marked' in window);
  }
}
