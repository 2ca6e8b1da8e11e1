/** Nothing is painted before the first view is read: the reader gets one picture, not the making of it. */
import { look, root } from './root.ts';

/** More characters than a wide window shows. */
const enough = 3000;

root.dataset.reading = '';
const reading = new MutationObserver(() => {
  if ((document.querySelector('main')?.textContent.length ?? 0) > enough) show();
});
reading.observe(document, { childList: true, subtree: true });
// The end of a short page, or of one that broke off on its way: all of it is the first view.
document.addEventListener('DOMContentLoaded', () => {
  look();
  show();
});

function show(): void {
  delete root.dataset.reading;
  reading.disconnect();
}
