import type { Page } from '@playwright/test';
import { tracesOf, type Traces } from '../privacy/traces.ts';

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

  /** Follows a link to any page, as if the article had one. */
  async navigate(path: string): Promise<void> {
    await this.#page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.querySelector('main')?.prepend(link);
      link.click();
    }, path);
    await this.#page.waitForURL((url) => url.pathname === path);
  }

  /** Whether the application leaves a click on a link with these attributes to the browser, which is kept from it. */
  async leaves(attributes: Readonly<Record<string, string>>, modifier?: 'Alt' | 'ControlOrMeta' | 'Shift') {
    const link = await this.#page.evaluateHandle((given) => {
      const added = document.createElement('a');
      for (const [name, value] of Object.entries(given)) added.setAttribute(name, value);
      added.textContent = 'A link';
      document.querySelector('main h1')?.after(added);
      addEventListener(
        'click',
        (event) => {
          added.dataset.value = String(!event.defaultPrevented);
          event.preventDefault();
        },
        { once: true },
      );
      return added;
    }, attributes);
    await link.click({ modifiers: modifier ? [modifier] : [] });
    return (await link.evaluate((clicked) => clicked.dataset.value)) === 'true';
  }

  /** Where everything of an article that is laid out stands, and in what colours and letters. */
  async looks(): Promise<readonly string[]> {
    await this.#isLaidOut();
    await this.#helpersHaveCome();
    return this.#page.evaluate(() =>
      [...document.querySelectorAll('main :not(link, noscript *)')].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, font, borderTopWidth, position } = getComputedStyle(element);
        const place = [left, top + scrollY, width, height].map(Math.round).join(' ');
        return [element.tagName, place, color, backgroundColor, font, borderTopWidth, position].join(' | ');
      }),
    );
  }

  async #isLaidOut(): Promise<void> {
    await this.#page.waitForFunction(() => document.querySelector('main[data-navigating], [data-deferred]') === null);
  }

  /** What helps to read comes after the application, and learns in the next frame which code is in sight. */
  async #helpersHaveCome(): Promise<void> {
    await this.#page.waitForFunction(() => document.querySelector('main [data-markdown]:not(:has(button))') === null);
    await this.#page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
  }

  hasArrived(): Promise<boolean> {
    return this.#page.evaluate(() => 'application' in document.documentElement.dataset);
  }

  scrollTop(): Promise<number> {
    return this.#page.evaluate(() => Math.round(window.scrollY));
  }

  /** Scrolls a page that is laid out to its end: before that, what comes into sight moves what is below. */
  async scrollTo(top: number): Promise<void> {
    await this.#isLaidOut();
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

  /** Runs a script in the page and waits for what it returns; `arguments` holds what it is given. */
  run<Result>(script: string, ...args: readonly unknown[]): Promise<Result> {
    return this.#page.evaluate(`(function () { ${script} })(...${JSON.stringify(args)})`);
  }

  /** What the browser keeps of the visit so far. */
  traces(): Promise<Traces> {
    return tracesOf(this);
  }

  /** From now on notes what moves under the reader's eyes (Layout Instability). Call before a page is opened. */
  async watchShifts(): Promise<void> {
    await this.#page.addInitScript(() => {
      interface Moved {
        readonly node?: Node;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const { startTime, sources } of list.getEntries() as (PerformanceEntry & { sources: Moved[] })[]) {
          const moved = sources.map(({ node, previousRect: before, currentRect: after }) => {
            const text = `${node?.nodeName} ${node?.textContent?.trim().slice(0, 30)}`;
            return `${text} (${before.top} to ${after.top}, ${before.height} to ${after.height} high)`;
          });
          const deferred = document.querySelectorAll('[data-deferred]').length;
          shifts.push(
            [`${Math.round(startTime)} ms, at ${scrollY} px, ${deferred} blocks deferred`, ...moved].join('; '),
          );
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
  }

  /** From now on notes what a script tells in each frame. Call before a page is opened. */
  async watchFrames(tell: () => readonly string[]): Promise<void> {
    await this.#page.addInitScript(`{
      const seen = (window.seen = new Set());
      const look = () => {
        for (const each of (${tell})()) seen.add(each);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }`);
  }

  /** What was told in any frame since the page was opened. */
  async seen(): Promise<readonly string[]> {
    return this.#page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  }

  /** Scrolls there and lets the browser paint. */
  async look(top: number): Promise<void> {
    await this.#page.evaluate(
      (to) =>
        new Promise<void>((resolve) => {
          window.scrollTo({ top: to, behavior: 'instant' });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        }),
      top,
    );
  }

  shifts(): Promise<string[]> {
    return this.#page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
  }

  /** What reaches beyond the right edge of windows of these widths and does not scroll in a box of its own. */
  async tooWideAt(...widths: readonly number[]): Promise<string[]> {
    const found: string[] = [];
    for (const width of widths) {
      await this.#page.setViewportSize({ width, height: 800 });
      found.push(...(await this.#page.evaluate(tooWide)));
    }
    return found;
  }
}

function tooWide(): string[] {
  const wide = document.documentElement.clientWidth;
  const cut = [document.documentElement, document.body].filter((element) =>
    /hidden|clip/.test(getComputedStyle(element).overflowX),
  );
  if (cut.length > 0) return cut.map(({ tagName }) => `${tagName} cuts off what is too wide`);
  if (document.documentElement.scrollWidth <= wide) return [];
  const beyond = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > wide + 1,
  );
  return [
    `${document.documentElement.scrollWidth} px wide`,
    ...beyond.slice(0, 5).map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40) ?? ''}`),
  ];
}
