import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { normalPath } from './address.ts';
import { writeHead } from './document-head.ts';
import type { PageData } from './page-data.ts';

/** Event on `window` after each navigation of the application, for the script in the head; `detail` is the element its address points to. */
export const navigated = 'docs:navigated';

/**
 * Puts everything outside the article right after a client navigation: head, active link, drawer, focus
 * (WCAG 2.2 SC 2.4.3: the reader's focus follows to the new page's heading). Does nothing on the first view.
 */
export function useArrival(page: PageData | undefined, location: Location): void {
  const before = useRef({ page, key: location.key });
  useEffect(() => {
    // Tells the script in the head, and tests, that the application answers.
    document.documentElement.dataset.application = '';
  }, []);
  useLayoutEffect(() => {
    if (before.current.key === location.key && before.current.page === page) return;
    const turned = before.current.page !== page;
    before.current = { page, key: location.key };
    if (page && turned) {
      writeHead(page);
      markActive();
      document.getElementById('sidebar')?.hidePopover?.();
    }
    const target = anchored(location.hash);
    const focused = target ?? (turned ? document.querySelector<HTMLElement>('main h1') : null);
    if (focused && !focused.hasAttribute('tabindex')) focused.tabIndex = -1;
    focused?.focus({ preventScroll: true });
    dispatchEvent(new CustomEvent(navigated, { detail: target }));
  }, [page, location]);
}

/** Marks the links of the sidebar that lead to this page and opens their group, and the wing it stands in. */
export function markActive(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#sidebar a[href]:not([data-wing-link])')) {
    const active =
      normalPath(link.pathname) === normalPath(window.location.pathname) && link.origin === window.location.origin;
    if (!active) link.removeAttribute('aria-current');
    else {
      link.setAttribute('aria-current', 'page');
      link.closest('details')?.setAttribute('open', '');
      link.scrollIntoView?.({ block: 'nearest' });
    }
  }
  const wing = document.getElementById('sidebar')?.dataset.wing?.split(' ')[0];
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-wing-link]')) {
    link.toggleAttribute('data-current', link.dataset.wingLink === wing);
  }
}

function anchored(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Percent signs that encode nothing.
    return null;
  }
}
