/** The same route objects at build and in the browser: one page after another in one frame. */
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { normalPath } from './content/url.ts';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { Frame } from './shell/Frame.tsx';
import { pageRoute, type PageSource } from './shell/page-data.ts';
import { PageView } from './shell/PageView.tsx';

/** Without a `source`, at build, there is nothing to load. */
export function createRoutes(source?: PageSource): RouteObject[] {
  const loader = source && (({ request }: LoaderFunctionArgs) => source.load(new URL(request.url)));
  return [
    {
      element: <Frame cached={source?.cached} />,
      errorElement: <ErrorPage />,
      children: [
        {
          id: pageRoute,
          path: '*',
          element: <PageView />,
          errorElement: <ErrorPage />,
          shouldRevalidate: ({ currentUrl, nextUrl }) =>
            normalPath(currentUrl.pathname) !== normalPath(nextUrl.pathname) &&
            source?.cached(nextUrl.pathname) === undefined,
          ...(loader && { loader }),
        },
      ],
    },
  ];
}
