/** The link of a heading or row also copies its address: it is there to be shared. */
import './copy-address.css';
import { eachPage } from '../content/each-page.ts';

/** What has an address of its own and room for a link to it. */
const places = 'main :is(tr, li)[id]';

/** How long a link says that it was copied; in milliseconds. */
const confirmed = 2000;

// Names of fields and codes are links already. Other rows get theirs here: few readers share a value of an enum.
eachPage(() => {
  for (const row of document.querySelectorAll(places)) {
    // Compared as text: a name of the API may hold what a selector or an address cannot.
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
    // The link has led to its place all the same, and the address bar holds it.
    return;
  }
  const announcer = document.getElementById('announcer');
  announcer?.replaceChildren('Link copied');
  link.dataset.linkCopied = '';
  setTimeout(() => {
    announcer?.replaceChildren();
    delete link.dataset.linkCopied;
  }, confirmed);
});

/** Whether a link leads to the heading before it or to the row that it stands in. */
function isOwn(link: HTMLAnchorElement): boolean {
  const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  return target !== null && (target.nextElementSibling === link || target === link.closest(places));
}
