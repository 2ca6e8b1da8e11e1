/** Marks the section that is being read in the page's contents. */
import './contents.css';
import { eachPage } from '../../views/content/each-page.ts';

/** How far below the top of the window a heading may stand and still be the one that is read: a share of its height. */
const readingLine = 0.3;

let links: readonly HTMLAnchorElement[] = [];
let headings: readonly HTMLElement[] = [];
let waiting = false;

eachPage(() => {
  links = [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label^="On this page"] a')];
  headings = [...new Set(links.map(anchorOf))].flatMap((anchor) => document.getElementById(anchor) ?? []);
  mark();
});

// The line that stays would cover what was chosen.
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
      keepInSight(link);
    }
  }
}

/** As it is written: `hash` would escape it. */
function anchorOf(link: HTMLAnchorElement): string {
  return link.getAttribute('href')?.slice(1) ?? '';
}

/** The last heading above the reading line, which meets the end of the window where the page ends. */
function sectionRead(): HTMLElement | undefined {
  const { scrollHeight, clientHeight } = document.documentElement;
  const rest = Math.max(0, scrollHeight - clientHeight - scrollY);
  const line = Math.max(innerHeight * readingLine, innerHeight - rest);
  return headings.findLast((heading) => heading.getBoundingClientRect().top <= line);
}

/** Scrolls the list alone: `scrollIntoView` would move the page as well. */
function keepInSight(link: HTMLElement): void {
  const list = link.closest('nav');
  if (list === null) return;
  const [box, own] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
  if (own.top < box.top) list.scrollTop -= box.top - own.top;
  else if (own.bottom > box.bottom) list.scrollTop += own.bottom - box.bottom;
}
