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

  /** The texts that are lit in samples. */
  litLines(): Promise<readonly string[]> {
    return this.#page.evaluate(() => [...(CSS.highlights.get('lit-lines') ?? [])].map(String));
  }

  /** Colour and ground of lit text, as the browser computes them. */
  litColours(): Promise<readonly [ink: string, ground: string]> {
    return this.#page.evaluate(() => {
      const code = document.querySelector('main pre code') as Element;
      const { color, backgroundColor } = getComputedStyle(code, '::highlight(lit-lines)');
      // Through a canvas: `color-mix` is computed to shares, not to bytes.
      const inBytes = (colour: string): string => {
        const paint = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        paint.fillStyle = colour;
        paint.fillRect(0, 0, 1, 1);
        return `rgb(${[...paint.getImageData(0, 0, 1, 1).data].slice(0, 3).join(', ')})`;
      };
      return [inBytes(color), inBytes(backgroundColor)];
    });
  }

  /** Points at the first place in a sample that has these words. */
  async pointAt(sample: Locator, words: string): Promise<void> {
    const { x, y } = await sample.evaluate((pre, wanted) => {
      const texts = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const at = node.textContent?.indexOf(wanted) ?? -1;
        if (at < 0) continue;
        range.setStart(node, at);
        range.setEnd(node, at + wanted.length);
        break;
      }
      const box = range.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }, words);
    await this.#page.mouse.move(x, y);
  }
}
