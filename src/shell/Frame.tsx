import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SearchSlot } from '../search/SearchSlot.tsx';
import classes from './Frame.module.css';
import later from './FrameEnd.module.css';
import { ServerHtml } from './ServerHtml.tsx';
import type { PageData, PageSource } from './page-data.ts';
import { useScrollMemory } from './scroll-memory.ts';
import { useArrival } from './use-arrival.ts';
import { usePage } from './use-page.ts';

/** The frame around every page. Its parts are rendered at build; here they only have their places. */
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
      <div className={classes.columns}>
        {/* Before the sidebar: what readers come for is to arrive first. */}
        <div className={classes.page}>
          <Outlet context={page} />
          <ServerHtml part="footer" as="footer" className={later.footer} />
        </div>
        <ServerHtml
          part="sidebar"
          as="nav"
          id="sidebar"
          aria-label="Documentation"
          popover="auto"
          className={classes.sidebar}
          data-section={section.section}
          nodes={section.sidebar}
        />
      </div>
      <ServerHtml part="search" as="dialog" id="search" aria-label="Search" className={later.search} />
      <SearchSlot />
    </>
  );
}

/** Within a section the sidebar keeps its nodes, and with them its scroll position and open groups. */
function useSection(page: PageData | undefined): Pick<PageData, 'section' | 'sidebar'> {
  const [section, setSection] = useState<Pick<PageData, 'section' | 'sidebar'>>(page ?? { section: '', sidebar: [] });
  if (page && page.section !== section.section) setSection(page);
  return section;
}
