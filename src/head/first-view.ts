/** Holds back the first paint until the first view is parsed. */
import { root, scan } from '../page/elements.ts';

/** Returns the characters of a first view: more than a wide window shows; samples beside it scroll in their panels. */
const firstView = (main: Element): number => 3000 + (main.querySelector('[data-panels]')?.textContent.length ?? 0);

let settle: () => void;
/** Fulfilled when the page is displayed: before that, nothing in it has a size. */
export const displayed = new Promise<void>((resolve) => (settle = resolve));

root.dataset.reading = '';
const observer = new MutationObserver(() => {
  const main = document.querySelector('main');
  // Content above the link to the deferred styles waits for nothing; on the 404 page, whose links come first, all waits.
  if (!main || !(main.textContent.length > firstView(main) || main.querySelector('link:not(main > link)'))) return;
  // The panel of the reader's language may be deferred (tabs.ts).
  scan();
  if (!main.querySelector('[data-tabs]:not([data-after] *,:has(>section:not([hidden])))')) show();
});
observer.observe(document, { childList: true, subtree: true });
// A short page, or one whose transfer broke off.
document.addEventListener('DOMContentLoaded', () => {
  scan();
  show();
});

let ended = false;

/** Whether an element of the article comes after the first view. To be called in document order. */
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

function show(): void {
  delete root.dataset.reading;
  observer.disconnect();
  settle();
}
