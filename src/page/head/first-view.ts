/**
 * Paints the frame and the heading of a page first. Paints the rest of what the window shows first (the first view) in
 * a later frame, once that rest is completely parsed, so that nothing moves.
 */
import { root, scan } from '../contract/elements.ts';

/** Timing of the navigation to this page. */
export const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
/** Whether the reader starts at the top of the page. False if the URL has an anchor, and after Back or a reload. */
export const isFromTop = !location.hash && navigation?.type === 'navigate';

/** Selector of an article's heading, which is completely parsed once another element follows it. */
const HEADING = 'main > div > div > header:not(:last-child), main > div > :not(:last-child) > header';

/**
 * Returns a number of characters that is certainly more than the window shows first (the first view). It is 3000, which
 * is more text than a wide window shows, plus the length of the samples beside the text.
 */
const firstView = (main: Element): number => 3000 + (main.querySelector('[data-panels]')?.textContent.length ?? 0);

let settle: () => void;
/** Fulfilled when the page is displayed. Before that, elements have no size. */
export const displayed = new Promise<void>((resolve) => (settle = resolve));

let isPainted = !isFromTop;
let isParsed = false;

root.dataset.reading = '';
const observer = new MutationObserver(proceed);
observer.observe(document, { childList: true, subtree: true });
document.addEventListener('DOMContentLoaded', () => {
  // Shows pages that are shorter than the window, or whose transfer was interrupted.
  isParsed = true;
  proceed();
});

function proceed(): void {
  const main = document.querySelector('main');
  if (isFromTop && root.dataset.reading === '' && main?.querySelector(HEADING)) paintHeading();
  // A hidden window paints nothing, so the rest need not wait for the heading.
  const isDue = isPainted || document.hidden || (isParsed && root.dataset.reading === '');
  if (isDue && (isParsed || (main && isFirstViewParsed(main)))) show();
}

function paintHeading(): void {
  root.dataset.reading = 'heading';
  requestAnimationFrame(() =>
    setTimeout(() => {
      isPainted = true;
      proceed();
    }),
  );
}

function isFirstViewParsed(main: HTMLElement): boolean {
  // Once the link to the deferred styles is parsed, the content above it is complete and can be shown. Links directly
  // in `<main>` do not count: on the 404 page, they come first.
  if (!(main.textContent.length > firstView(main) || main.querySelector('link:not(main > link)'))) return false;
  // Moves deferred panels to their groups: the panel in the reader's programming language may be one of them (tabs.ts).
  scan();
  return !main.querySelector('[data-tabs]:not([data-after] *,:has(>section:not([hidden])))');
}

function show(): void {
  scan();
  delete root.dataset.reading;
  observer.disconnect();
  settle();
}

let ended = false;

/**
 * Whether an element of the article comes after everything that the window shows first (`firstView`). Callers must ask
 * in document order.
 */
export function isAfterFirstView(element: Element): boolean {
  const main = element.closest('main');
  if (!ended && main) {
    const before = new Range();
    before.setStart(main, 0);
    before.setEndBefore(element);
    ended = before.toString().length > firstView(main);
  }
  return ended;
}
