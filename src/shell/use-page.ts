import { useMemo } from 'react';
import { useHref, useLocation, useRouteLoaderData } from 'react-router-dom';
import type { PageSource } from '../routes.tsx';
import { pageRoute, type PageData } from './page-data.ts';

/** The page at the present address: the one that is here already, else the one that the router has loaded. */
export function usePage(ready: PageSource['ready'] | undefined): PageData | undefined {
  const loaded = useRouteLoaderData(pageRoute) as PageData | undefined;
  const path = useHref(useLocation().pathname);
  return useMemo(() => ready?.(path) ?? loaded, [ready, path, loaded]);
}
