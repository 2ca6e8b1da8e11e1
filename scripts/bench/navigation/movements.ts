import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** What the application fetched while a reader moved, beside what the reader opened. */
export interface Prefetched {
  readonly movement: string;
  readonly fetched: number;
  readonly opened: number;
  /** Bytes over the wire of pages that were fetched and never opened. */
  readonly wasted: number;
  /** Pages that were fetched more than once. */
  readonly twice: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Movement {
  readonly name: string;
  readonly context?: BrowserContextOptions;
  /** Links are those of the sidebar that are in sight, from top to bottom. */
  readonly move: (page: Page, links: readonly Point[]) => Promise<void>;
}

const WINDOW = { width: 1280, height: 800 };
/** Time of a page to arrive, were it asked for; ms. */
const ARRIVAL = 700;

/** As readers move: times are those of hands, not of a machine. */
const MOVEMENTS: readonly Movement[] = [
  {
    name: 'the pointer crosses all links, down in half a second',
    move: async (page, links) => {
      const [first, last] = [links[0], links.at(-1)];
      if (first && last) await glide(page, first, last, 500);
    },
  },
  {
    name: 'the pointer crosses one link from side to side in 0.3 s',
    move: async (page, [link]) => {
      if (link) await glide(page, link, { x: link.x + 500, y: link.y }, 300);
    },
  },
  {
    name: 'the page scrolls under a pointer that rests',
    move: async (page, links) => {
      await page.mouse.move(3, links[4]?.y ?? 0);
      for (let step = 0; step < 10; step += 1) {
        await page.mouse.wheel(0, 60);
        await page.waitForTimeout(60);
      }
    },
  },
  {
    name: 'hesitates 0.3 s at two links, then opens a third',
    move: async (page, links) => {
      for (const link of links.slice(2, 5)) await pointAt(page, link, 300);
      await page.mouse.down();
      await page.mouse.up();
    },
  },
  {
    name: 'points 0.2 s and clicks, five times',
    move: async (page, links) => {
      for (const link of links.slice(1, 6)) {
        await pointAt(page, link, 200);
        await page.mouse.down();
        await page.waitForTimeout(80);
        await page.mouse.up();
        await page.waitForTimeout(ARRIVAL);
      }
    },
  },
  {
    name: 'Tab through eight stops, Enter on the next link',
    move: async (page) => {
      await page.locator('#sidebar a').first().focus();
      for (
        let step = 0;
        step < 8 || !(await page.evaluate(`document.activeElement.matches('a:not([aria-current])')`));
        step += 1
      ) {
        await page.keyboard.press('Tab');
        await page.waitForTimeout(200);
      }
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'a finger scrolls, then taps a link',
    context: { hasTouch: true },
    move: async (page, [, link]) => {
      if (!link) return;
      const session = await page.context().newCDPSession(page);
      await session.send('Input.synthesizeScrollGesture', { ...link, yDistance: -300, gestureSourceType: 'touch' });
      await session.send('Input.synthesizeScrollGesture', { ...link, yDistance: 300, gestureSourceType: 'touch' });
      await page.touchscreen.tap(link.x, link.y);
    },
  },
  {
    name: 'points 0.5 s, with Save-Data',
    move: async (page, [, link]) => {
      await page.evaluate("Object.defineProperty(navigator, 'connection', { value: { saveData: true } }); 0");
      if (link) await pointAt(page, link, 500);
    },
  },
];

/** Moves as readers do, from a page of the site, and counts the pages that were fetched. */
export async function prefetches(browser: Browser, url: string): Promise<readonly Prefetched[]> {
  const counted: Prefetched[] = [];
  for (const { name, context: more, move } of MOVEMENTS) {
    const context = await browser.newContext({ viewport: WINDOW, reducedMotion: 'reduce', ...more });
    try {
      const page = await context.newPage();
      await page.goto(url, { waitUntil: 'networkidle' });
      await page.mouse.move(900, 500);
      await page.mouse.move(901, 500);
      await page.locator('html[data-application]').waitFor({ state: 'attached' });
      const responses = new Map<string, number[]>();
      const opened = new Set<string>();
      const bodies: Promise<void>[] = [];
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (response.request().resourceType() !== 'fetch' || pathname.includes('.')) return;
        const sizes = responses.get(pathname) ?? [];
        responses.set(pathname, sizes);
        bodies.push(
          response
            .request()
            .sizes()
            .then(({ responseBodySize }) => void sizes.push(responseBodySize)),
        );
      });
      page.on('framenavigated', (frame) => opened.add(new URL(frame.url()).pathname));
      await move(page, await page.evaluate<Point[]>(LINKS_IN_SIGHT));
      await page.waitForTimeout(ARRIVAL);
      await Promise.all(bodies);
      const wasted = [...responses].filter(([path]) => !opened.has(path)).flatMap(([, sizes]) => sizes);
      counted.push({
        movement: name,
        fetched: responses.size,
        opened: opened.size,
        wasted: wasted.reduce((sum, size) => sum + size, 0),
        twice: [...responses.values()].filter(({ length }) => length > 1).length,
      });
    } finally {
      await context.close();
    }
  }
  return counted;
}

/** Moves the pointer to a link and rests there, in ms. */
async function pointAt(page: Page, { x, y }: Point, rest: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.waitForTimeout(rest);
}

/** Moves the pointer as a display sees it: once a frame. */
async function glide(page: Page, from: Point, to: Point, duration: number): Promise<void> {
  const start = performance.now();
  for (let share = 0; share < 1; share = (performance.now() - start) / duration) {
    await page.mouse.move(from.x + share * (to.x - from.x), from.y + share * (to.y - from.y));
    await page.waitForTimeout(8);
  }
  await page.mouse.move(900, 500);
}

const LINKS_IN_SIGHT = `[...document.querySelectorAll('#sidebar a:not([aria-current], [data-section-link])')]
  .filter((link) => link.checkVisibility())
  .map((link) => link.getBoundingClientRect())
  .filter(({ bottom }) => bottom < innerHeight)
  .map(({ left, top, height }) => ({ x: left + 30, y: top + height / 2 }))`;
