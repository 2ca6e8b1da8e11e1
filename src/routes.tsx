/** The same route objects at build and in the browser: one page after another in one frame. */
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { normalPath } from './shell/address.ts';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { Frame } from './shell/Frame.tsx';
import type { PageData } from './shell/page-data.ts';
import { PageView } from './shell/PageView.tsx';

/** Id of the route whose loader data is the `PageData`. */
export const pageRoute = 'page';

/** `loadPage` fetches a page by address in the browser; at build there is nothing to load. */
export function createRoutes(loadPage?: (url: URL) => Promise<PageData>): RouteObject[] {
  const loader = loadPage && (({ request }: LoaderFunctionArgs) => loadPage(new URL(request.url)));
  return [{
    element: <Frame />,
    errorElement: <ErrorPage />,
    children: [{
      id: pageRoute,
      path: '*',
      element: <PageView />,
      errorElement: <ErrorPage />,
      shouldRevalidate: ({ currentUrl, nextUrl }) => normalPath(currentUrl.pathname) !== normalPath(nextUrl.pathname),
      ...(loader && { loader }),
    }],
  }];
}
