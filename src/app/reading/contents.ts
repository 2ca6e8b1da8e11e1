/** Marks the section being read, in the page's list of headings. */
import './contents.css';
import { eachPage } from '../../views/content/each-page.ts';

/**
 * Distance of the reading line from the top of the window, as a share of the window's height. The section at this line
 * is the one being read.
 */
const readingLine = 0.3;

let links: readonly HTMLAnchorElement[] = [];
let headings: readonly HTMLElement[] = [];
let waiting = false;

eachPage(() => {
  links = [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label^="On this page"] a')];
  headings = [...new Set(links.map(anchorOf))].flatMap((anchor) => document.getElementById(anchor) ?? []);
  mark();
});

// Closes the list after a choice, because the sticky list would cover the chosen heading.
document.addEventListener('click', ({ target }) => {
  const chosen = target instanceof Element && links.find((link) => link.contains(target));
  if (chosen) chosen.closest('details')?.removeAttribute('open');
});

for (const type of ['scroll', 'resize']) {
  addEventListener(
    type,
    () => {
      if (waiting || links.length === 0) return;
      waiting = true;
      requestAnimationFrame(() => {
        waiting = false;
        mark();
      });
    },
    { passive: true },
  );
}

function mark(): void {
  const current = sectionRead();
  for (const link of links) {
    if (current === undefined || anchorOf(link) !== current.id) {
      link.removeAttribute('aria-current');
    } else if (!link.hasAttribute('aria-current')) {
      link.setAttribute('aria-current', 'location');
      keepVisible(link);
    }
  }
}

/** Returns the anchor of a link exactly as in `href`; `link.hash` would be percent-encoded. */
function anchorOf(link: HTMLAnchorElement): string {
  return link.getAttribute('href')?.slice(1) ?? '';
}

/**
 * Returns the last heading above the reading line. Near the end of the page, the reading line moves down to the bottom
 * of the window.
 */
function sectionRead(): HTMLElement | undefined {
  const { scrollHeight, clientHeight } = document.documentElement;
  const rest = Math.max(0, scrollHeight - clientHeight - scrollY);
  const line = Math.max(innerHeight * readingLine, innerHeight - rest);
  return headings.findLast((heading) => heading.getBoundingClientRect().top <= line);
}

/** Scrolls the list of headings until a link is visible; `scrollIntoView` would also scroll the page. */
function keepVisible(link: HTMLElement): void {
  const list = link.closest('nav');
  if (list === null) return;
  const [box, own] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
  if (own.top < box.top) list.scrollTop -= box.top - own.top;
  else if (own.bottom > box.bottom) list.scrollTop += own.bottom - box.bottom;
}
