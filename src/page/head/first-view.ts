/**
 * Paints the frame and the heading of a page first. The rest of the first view is painted in a later frame, once it is
 * completely parsed, so that nothing moves.
 */
import { root, scan } from '../contract/elements.ts';

/** Timing of the navigation to this page. */
export const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
/** Whether the reader starts at the top of the page: not with an anchor, nor after Back or a reload. */
export const isFromTop = !location.hash && navigation?.type === 'navigate';

/** Selector of an article's heading once it is completely parsed: another element follows it. */
const HEADING = 'main > div > div > header:not(:last-child), main > div > :not(:last-child) > header';

/** Returns the number of characters in a first view: more than a wide window shows, plus the samples in its margin. */
const firstView = (main: Element): number => 3000 + (main.querySelector('[data-panels]')?.textContent.length ?? 0);

let settle: () => void;
/** Fulfilled when the page is displayed; until then, no element of the page has a size. */
export const displayed = new Promise<void>((resolve) => (settle = resolve));

let isPainted = !isFromTop;
let isParsed = false;

root.dataset.reading = '';
const observer = new MutationObserver(proceed);
observer.observe(document, { childList: true, subtree: true });
document.addEventListener('DOMContentLoaded', () => {
  // A short page, or one whose transfer was interrupted.
  isParsed = true;
  proceed();
});

function proceed(): void {
  const main = document.querySelector('main');
  if (isFromTop && root.dataset.reading === '' && main?.querySelector(HEADING)) paintHeading();
  // In a hidden window nothing is painted.
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
  // Content above the link to the deferred styles need not wait; on the 404 page, whose links come first, all waits.
  if (!(main.textContent.length > firstView(main) || main.querySelector('link:not(main > link)'))) return false;
  // The panel of the reader's language may be deferred (tabs.ts).
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

/** Whether an element of the article comes after the first view. Elements must be passed in document order. */
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
