/** Copies the URL of a heading or row when the reader clicks the link beside the heading or in the row. */
import './copy-url.css';
import { eachPage } from '../../views/content/each-page.ts';
import { report } from '../../page/contract/report.ts';

/** Selector of rows and list items that have an anchor. */
const places = 'main :is(tr, li)[id]';

// Adds links to rows that have none in the HTML, such as the values of an enum. Such rows are seldom shared, so their
// links would only make pages larger.
eachPage(() => {
  for (const row of document.querySelectorAll(places)) {
    // Compares text, because anchors contain names of the API, in which characters may be invalid in a selector or URL.
    if ([...row.querySelectorAll('a')].some((link) => link.getAttribute('href') === `#${row.id}`)) continue;
    const link = document.createElement('a');
    link.href = `#${row.id}`;
    link.dataset.rowLink = '';
    link.setAttribute('aria-label', `Link to ${row.querySelector('code')?.textContent ?? 'this row'}`);
    (row.querySelector('th') ?? row).append(' ', link);
  }
});

document.addEventListener('click', async (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('main a[href^="#"]');
  if (!link || !isOwn(link) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    // The reader can still copy the URL from the address bar, because the browser has followed the link.
    return;
  }
  report(link, 'Link copied');
});

/** Whether a link points to the heading just before it, or to the row that contains it. */
function isOwn(link: HTMLAnchorElement): boolean {
  const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  return target !== null && (target.nextElementSibling === link || target === link.closest(places));
}
