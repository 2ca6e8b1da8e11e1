import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

/** Longer than any wait before a page is fetched; ms. */
const LONG = 600;

/** Paths of the pages that the application has fetched. */
function fetchedPages(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'fetch' && !pathname.includes('.')) paths.push(pathname);
  });
  return paths;
}

test.beforeEach(async ({ application, guide, page }) => {
  await guide.open('/welcome');
  await application.wake();
  // Time passes when a test says so.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
});

test('a pointer that crosses the sidebar fetches nothing, and one that stops fetches a page once', async ({
  guide,
  page,
  sidebar,
}) => {
  const fetched = fetchedPages(page);
  const boxes = await sidebar.visibleLinks();
  expect(boxes.length).toBeGreaterThan(3);
  for (const { x, y } of boxes) {
    await page.mouse.move(x, y);
    await page.clock.runFor(60);
  }
  const [first] = boxes;
  for (let step = 0; step < 10; step += 1) {
    await page.mouse.move((first?.x ?? 0) + 15 * step, first?.y ?? 0);
    await page.clock.runFor(60);
  }
  await page.mouse.move(900, 400);
  await page.clock.runFor(LONG);
  expect(fetched, 'crossed').toEqual([]);

  const link = sidebar.link('Book a shipment');
  for (let turn = 0; turn < 2; turn += 1) {
    const arrived = turn === 0 ? page.waitForResponse('**/book-a-shipment') : undefined;
    await link.hover();
    await page.clock.runFor(80);
    await (await arrived)?.finished();
    await page.mouse.move(900, 400);
  }
  await link.click();
  await page.clock.runFor(LONG);
  await expect(guide.heading).toHaveText('Book a shipment');
  expect(fetched, 'pointed at twice, then opened').toEqual(['/book-a-shipment']);
});

test('the keyboard fetches the page where it stays, not those it passes', async ({ page, sidebar }) => {
  const fetched = fetchedPages(page);
  await sidebar.link('Welcome').focus();
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    await page.clock.runFor(300);
  }
  expect(fetched, 'passed').toEqual([]);
  const asked = page.waitForRequest((request) => request.resourceType() === 'fetch');
  await page.clock.runFor(200);
  await asked;
  expect(fetched).toHaveLength(1);
});

test('nothing is fetched before the click for readers who save data', async ({ guide, page, sidebar }) => {
  const fetched = fetchedPages(page);
  await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await sidebar.link('Pickups').hover();
  await page.clock.runFor(LONG);
  expect(fetched).toEqual([]);
  await page.mouse.down();
  await page.clock.runFor(LONG);
  expect(fetched).toEqual([]);
  await page.mouse.up();
  await expect(guide.heading).toHaveText(/Have parcels picked up/);
  expect(fetched).toEqual(['/pickups']);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a finger that scrolls fetches nothing, and a tap fetches the page it opens', async ({
    guide,
    page,
    sidebar,
  }) => {
    const fetched = fetchedPages(page);
    const { x, y } = await sidebar
      .link('Pickups')
      .boundingBox()
      .then((box) => box ?? { x: 0, y: 0 });
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', to?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: to === undefined ? [] : [{ x: x + 20, y: to }] });
    await touch('touchStart', y + 5);
    for (let to = y; to > y - 60; to -= 10) await touch('touchMove', to);
    await page.clock.runFor(LONG);
    await touch('touchEnd');
    expect(fetched, 'scrolled').toEqual([]);
    await sidebar.link('Pickups').tap();
    await page.clock.runFor(LONG);
    await expect(guide.heading).toHaveText(/Have parcels picked up/);
    expect(fetched).toEqual(['/pickups']);
  });
});
