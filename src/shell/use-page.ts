import { useMemo } from 'react';
import { useHref, useLocation, useRouteLoaderData } from 'react-router-dom';
import { pageRoute, type PageData, type PageSource } from './page-data.ts';

/** The page at the current address: from the cache, or as the router has loaded it. */
export function usePage(cached: PageSource['cached'] | undefined): PageData | undefined {
  const loaded = useRouteLoaderData(pageRoute) as PageData | undefined;
  const path = useHref(useLocation().pathname);
  return useMemo(() => cached?.(path) ?? loaded, [cached, path, loaded]);
}
