import { useState, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, type Location } from 'react-router-dom';
import { SearchSlot } from '../search/SearchSlot.tsx';
import classes from './Frame.module.css';
import end from './FrameEnd.module.css';
import { ServerHtml } from './ServerHtml.tsx';
import { type PageData, writeHead } from './page-data.ts';
import { decodeText } from '../../shared/text/percent-decoding.ts';
import { normalPath } from '../../views/content/site-context.ts';
import { NAVIGATED } from '../../page/contract/contract.ts';

/** The frame of every page. Its parts are rendered at build; this component only places them. */
export function Frame() {
  const page = useMatches().at(-1)?.loaderData as PageData | undefined;
  const section = useSection(page);
  useArrival(page, useLocation());
  return (
    <>
      <ServerHtml part="skip" as="div" />
      <ServerHtml part="top-bar" as="header" className={classes.topBar} />
      <div className={classes.columns} data-section={section.section}>
        {/* Before the sidebar, because the article, for which readers come, should arrive first. */}
        <div className={classes.page}>
          <Outlet />
          <ServerHtml part="footer" as="footer" className={end.footer} />
        </div>
        <ServerHtml
          part="sidebar"
          as="nav"
          id="sidebar"
          aria-label="Documentation"
          popover="auto"
          className={classes.sidebar}
          nodes={section.sidebar}
        />
      </div>
      <ServerHtml part="search" as="dialog" id="search" aria-label="Search" className={end.search} />
      <SearchSlot />
      <ScrollRestoration getKey={entryOf} />
    </>
  );
}

/**
 * Returns a key that identifies an entry of the browser's history. Entries that the router did not create (after an
 * edited URL) have no unique key, so their path and anchor are used.
 */
function entryOf({ key, pathname, hash }: Location): string {
  return key === 'default' ? pathname + hash : key;
}

/**
 * Returns the section and sidebar of a page. Within a section, the sidebar nodes stay the same, so that scroll position
 * and open groups are retained.
 */
function useSection(page: PageData | undefined): Pick<PageData, 'section' | 'sidebar'> {
  const [section, setSection] = useState<Pick<PageData, 'section' | 'sidebar'>>(page ?? { section: '', sidebar: [] });
  if (page && page.section !== section.section) setSection(page);
  return section;
}

/**
 * After a client navigation, updates everything outside the article: document head, current link and drawer. Moves the
 * focus to the target of the URL, else to the heading of a new page (WCAG 2.2 SC 2.4.3).
 */
function useArrival(page: PageData | undefined, location: Location): void {
  const previous = useRef({ page, key: location.key });
  useEffect(() => {
    // The page script and tests read this attribute.
    document.documentElement.dataset.application = '';
  }, []);
  useLayoutEffect(() => {
    if (previous.current.key === location.key && previous.current.page === page) return;
    const isNewPage = previous.current.page !== page;
    previous.current = { page, key: location.key };
    if (page && isNewPage) {
      document.getElementById('sidebar')?.hidePopover?.();
      // Waits until the heading is painted, because these updates would delay it.
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

/** Returns the element that a URL's hash identifies (HTML 7.4.6.4). */
function anchored(hash: string): HTMLElement | null {
  return document.getElementById(decodeText(hash.slice(1)) ?? '');
}

/** Marks the links to the current page and to its section, and opens the sidebar group of the page. */
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
