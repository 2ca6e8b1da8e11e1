import { useMemo, useState } from 'react';
import { Outlet, useHref, useLocation, useRouteLoaderData } from 'react-router-dom';
import { SearchSlot } from '../search/SearchSlot.tsx';
import classes from './Frame.module.css';
import end from './FrameEnd.module.css';
import { ServerHtml } from './ServerHtml.tsx';
import { pageRoute, type PageData, type PageSource } from './page-data.ts';
import { useScrollMemory } from './scroll-memory.ts';
import { useArrival } from './use-arrival.ts';

/** The frame around every page. Its parts are rendered at build; here they are only placed. */
export function Frame({ cached }: { readonly cached?: PageSource['cached'] | undefined }) {
  const page = usePage(cached);
  const section = useSection(page);
  const location = useLocation();
  useScrollMemory(location);
  useArrival(page, location);
  return (
    <>
      <ServerHtml part="skip" as="div" />
      <ServerHtml part="top-bar" as="header" className={classes.topBar} />
      <div className={classes.columns} data-section={section.section}>
        {/* Before the sidebar: readers come for the article, which is to arrive first. */}
        <div className={classes.page}>
          <Outlet context={page} />
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
    </>
  );
}

/** Returns the page at the current URL: from the cache, or as the router has loaded it. */
function usePage(cached: PageSource['cached'] | undefined): PageData | undefined {
  const loaded = useRouteLoaderData(pageRoute) as PageData | undefined;
  const path = useHref(useLocation().pathname);
  return useMemo(() => cached?.(path) ?? loaded, [cached, path, loaded]);
}

/** Returns the section of a page; within a section the sidebar retains its nodes, scroll position and open groups. */
function useSection(page: PageData | undefined): Pick<PageData, 'section' | 'sidebar'> {
  const [section, setSection] = useState<Pick<PageData, 'section' | 'sidebar'>>(page ?? { section: '', sidebar: [] });
  if (page && page.section !== section.section) setSection(page);
  return section;
}
