import { useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, type Location } from 'react-router-dom';
import type { PageSource } from '../routes.tsx';
import { SearchSlot } from '../search/SearchSlot.tsx';
import classes from './Frame.module.css';
import { Kept } from './Kept.tsx';
import type { PageData } from './page-data.ts';
import { useArrival } from './use-arrival.ts';
import { usePage } from './use-page.ts';

/** What stands around every page. Its parts are drawn at build; here they only have their places. */
export function Frame({ ready }: { readonly ready?: PageSource['ready'] | undefined }) {
  const page = usePage(ready);
  const wing = useWing(page);
  useArrival(page, useLocation());
  return (
    <>
      <Kept part="skip" as="div" />
      <Kept part="top-bar" as="header" className={classes.topBar} />
      <div className={classes.columns}>
        <Kept
          part="sidebar"
          as="nav"
          id="sidebar"
          aria-label="Documentation"
          popover="auto"
          className={classes.sidebar}
          data-wing={wing.wing}
          nodes={wing.sidebar}
        />
        <div className={classes.page}>
          <Outlet context={page} />
          <Kept part="footer" as="footer" className={classes.footer} />
        </div>
      </div>
      <Kept part="search" as="dialog" id="search" aria-label="Search" className={classes.search} />
      <SearchSlot />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/** The sidebar stays the same object, and so the same nodes with their scroll and folds, until the reader enters another wing. */
function useWing(page: PageData | undefined): Pick<PageData, 'wing' | 'sidebar'> {
  const [wing, setWing] = useState<Pick<PageData, 'wing' | 'sidebar'>>(page ?? { wing: '', sidebar: [] });
  if (page && page.wing !== wing.wing) setWing(page);
  return wing;
}

/** An entry the router did not make (an anchor typed into the address bar) has no key of its own. */
function scrollKey(location: Location): string {
  return location.key === 'default' ? location.pathname + location.hash : location.key;
}
