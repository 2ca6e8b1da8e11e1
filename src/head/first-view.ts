/** Nothing is painted before the first view is read: the reader gets one picture, not the making of it. */
import { root } from './root.ts';

/** More characters than a wide window shows. */
const enough = 3000;

root.dataset.reading = '';
const reading = new MutationObserver(() => {
  const read = document.querySelector('main')?.textContent.length ?? 0;
  if (read < enough && !document.querySelector('[data-part=footer]')) return;
  delete root.dataset.reading;
  reading.disconnect();
});
reading.observe(document, { childList: true, subtree: true });
