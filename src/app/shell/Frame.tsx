import { useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, type Location } from 'react-router-dom';
import { SearchSlot } from '../search/SearchSlot.tsx';
import classes from './Frame.module.css';
import end from './FrameEnd.module.css';
import { ServerHtml } from './ServerHtml.tsx';
import type { PageData } from './page-data.ts';
import { useArrival } from './use-arrival.ts';

/** The frame around every page. Its parts are rendered at build; here they are only placed. */
export function Frame() {
  const page = useMatches().at(-1)?.loaderData as PageData | undefined;
  const section = useSection(page);
  useArrival(page, useLocation());
  return (
    <>
      <ServerHtml part="skip" as="div" />
      <ServerHtml part="top-bar" as="header" className={classes.topBar} />
      <div className={classes.columns} data-section={section.section}>
        {/* Before the sidebar: readers come for the article, which is to arrive first. */}
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

/** Names an entry of the history. One that the router did not make (an edited URL) has no key of its own. */
function entryOf({ key, pathname, hash }: Location): string {
  return key === 'default' ? pathname + hash : key;
}

/** Returns the section of a page; within a section the sidebar retains its nodes, scroll position and open groups. */
function useSection(page: PageData | undefined): Pick<PageData, 'section' | 'sidebar'> {
  const [section, setSection] = useState<Pick<PageData, 'section' | 'sidebar'>>(page ?? { section: '', sidebar: [] });
  if (page && page.section !== section.section) setSection(page);
  return section;
}
