/** Holds back the first paint until the first view is parsed. */
import { root, scan } from './root.ts';

let settle: () => void;
/** Fulfilled when the page is displayed: before that, nothing in it has a size. */
export const displayed = new Promise<void>((resolve) => (settle = resolve));

/** Characters of text: more than a wide window shows. */
const firstView = 3000;

root.dataset.reading = '';
const observer = new MutationObserver(() => {
  const main = document.querySelector('main');
  // What stands before the link to the later styles waits for nothing: on the 404 page nothing does.
  if (main && (main.textContent.length > firstView || main.querySelector('link:not(main > :first-child)'))) show();
});
observer.observe(document, { childList: true, subtree: true });
// A short page, or one whose transfer broke off.
document.addEventListener('DOMContentLoaded', () => {
  scan();
  show();
});

function show(): void {
  delete root.dataset.reading;
  observer.disconnect();
  settle();
}
