/** The routes: one for each kind of page, all with the same frame. They are identical at build and in the browser. */
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import type { Page } from '../model/page.ts';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { Frame } from './shell/Frame.tsx';
import { PageView } from './shell/PageView.tsx';

/** The path pattern of each kind of page. Authors choose the paths of guides; the 404 page has no route. */
const PATHS: Readonly<Record<Exclude<Page['kind'], 'notFound'>, string>> = {
  overview: '/reference',
  operation: '/reference/operations/:operation',
  tag: '/reference/tags/:tag',
  schema: '/reference/schemas/:schema',
  webhook: '/reference/webhooks/:webhook',
  error: '/reference/errors/:status',
  testedSamples: '/reference/samples',
  downloads: '/reference/downloads',
  explain: '/explain',
  list: '/reference/:list/:release?',
  guide: '*',
};

/** Creates the routes. At build there is no `loader`, because nothing has to be loaded. */
export function createRoutes(loader?: LoaderFunction): RouteObject[] {
  const page = { element: <PageView />, errorElement: <ErrorPage />, ...(loader && { loader }) };
  const children = Object.entries(PATHS).map(([id, path]) => ({ id, path, ...page }));
  return [{ element: <Frame />, errorElement: <ErrorPage />, children }];
}
