/** Copies the URL of a heading or row, for sharing, when the link to itself is clicked. */
import './copy-url.css';
import { eachPage } from '../../views/content/each-page.ts';
import { report } from '../../page/contract/report.ts';

/** Selector of rows and list items that have an anchor. */
const places = 'main :is(tr, li)[id]';

// Names of fields and codes are links already. Other rows get a link here: few readers share a value of an enum.
eachPage(() => {
  for (const row of document.querySelectorAll(places)) {
    // Compared as text: names of the API may contain characters that selectors or URLs cannot.
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
    // The link has been followed anyway, and the address bar shows its URL.
    return;
  }
  report(link, 'Link copied');
});

/** Whether a link points to the heading before it or to its own row. */
function isOwn(link: HTMLAnchorElement): boolean {
  const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  return target !== null && (target.nextElementSibling === link || target === link.closest(places));
}
