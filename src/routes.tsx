/** The same route objects at build and in the browser: one page after another in one frame. */
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { normalPath } from './shell/address.ts';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { Frame } from './shell/Frame.tsx';
import { pageRoute, type PageData } from './shell/page-data.ts';
import { PageView } from './shell/PageView.tsx';

/** Where the browser has its pages from. */
export interface PageSource {
  /** Fetches the page at an address. */
  readonly load: (url: URL) => Promise<PageData>;
  /** The page at a path, base included, when it is here already: it is shown without waiting for anything. */
  readonly ready: (path: string) => PageData | undefined;
}

/** Without a `source`, at build, there is nothing to load. */
export function createRoutes(source?: PageSource): RouteObject[] {
  const loader = source && (({ request }: LoaderFunctionArgs) => source.load(new URL(request.url)));
  return [
    {
      element: <Frame ready={source?.ready} />,
      errorElement: <ErrorPage />,
      children: [
        {
          id: pageRoute,
          path: '*',
          element: <PageView />,
          errorElement: <ErrorPage />,
          shouldRevalidate: ({ currentUrl, nextUrl }) =>
            normalPath(currentUrl.pathname) !== normalPath(nextUrl.pathname) &&
            source?.ready(nextUrl.pathname) === undefined,
          ...(loader && { loader }),
        },
      ],
    },
  ];
}
