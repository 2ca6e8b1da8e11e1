import { decodeText } from '../../shared/text/percent-decoding.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { normalPath } from '../../views/content/site-context.ts';
import { NAVIGATED } from '../../page/contract/contract.ts';
import { writeHead, type PageData } from './page-data.ts';

/**
 * After a client navigation, updates what lies outside the article: document head, current link, drawer, and the focus,
 * which moves to the new page's heading (WCAG 2.2 SC 2.4.3).
 */
export function useArrival(page: PageData | undefined, location: Location): void {
  const previous = useRef({ page, key: location.key });
  useEffect(() => {
    // For the page script and for tests.
    document.documentElement.dataset.application = '';
  }, []);
  useLayoutEffect(() => {
    if (previous.current.key === location.key && previous.current.page === page) return;
    const isNewPage = previous.current.page !== page;
    previous.current = { page, key: location.key };
    if (page && isNewPage) {
      document.getElementById('sidebar')?.hidePopover?.();
      // Once the heading is painted: these cost as much again.
      requestAnimationFrame(() =>
        setTimeout(() => {
          writeHead(page);
          markCurrent();
        }),
      );
    }
    const target = anchored(location.hash);
    const focused = target ?? (isNewPage ? document.querySelector<HTMLElement>('main h1') : null);
    if (focused && !focused.hasAttribute('tabindex')) focused.tabIndex = -1;
    focused?.focus({ preventScroll: true });
    dispatchEvent(new CustomEvent(NAVIGATED, { detail: target }));
  }, [page, location]);
}

/** Returns the element that a hash names (HTML 7.4.6.4). */
function anchored(hash: string): HTMLElement | null {
  return document.getElementById(decodeText(hash.slice(1)) ?? '');
}

/** Marks the links to this page and to its section as current, and opens the group of the former. */
function markCurrent(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#sidebar a[href]:not([data-section-link])')) {
    const isCurrent =
      normalPath(link.pathname) === normalPath(window.location.pathname) && link.origin === window.location.origin;
    if (!isCurrent) link.removeAttribute('aria-current');
    else {
      link.setAttribute('aria-current', 'page');
      link.closest('details')?.setAttribute('open', '');
      link.scrollIntoView?.({ block: 'nearest' });
    }
  }
  const section = document.querySelector<HTMLElement>('[data-section]')?.dataset.section?.split(' ')[0];
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-section-link]')) {
    link.toggleAttribute('data-current', link.dataset.sectionLink === section);
  }
}
