/** The application: loaded when the reader first interacts; hydrates the rendered page without visible changes. */
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  redirectDocument,
  RouterProvider,
  type LoaderFunction,
} from 'react-router-dom';
import { startExplaining } from './tools/explain/main.ts';
import { startChoosingCalls } from './app/reference/choose-calls.ts';
import { normalPath } from './views/content/site-context.ts';
import { createRoutes } from './app/routes.tsx';
import { cachePage, fetchPage } from './app/shell/fetch-page.ts';
import { followLinks } from './app/shell/follow-links.ts';
import { loadFonts } from './app/shell/late-fonts.ts';
import { readPage } from './app/shell/page-data.ts';
import { retainDeferredStyles } from './app/shell/retained-styles.ts';
import { startTools } from './tools/panel/main.ts';

// The reader may interact before the page has loaded. Hydration is a task of its own, after the task that loads the
// libraries, so that neither blocks the reader for long.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else setTimeout(start);

function start(): void {
  const root = document.getElementById('app');
  if (!root) return;
  retainDeferredStyles();
  const base = document.querySelector<HTMLElement>('[data-app]')?.dataset.base ?? '/';
  const page = readPage(document);
  cachePage(normalPath(location.pathname), Promise.resolve(page));
  // If the application cannot show a page, the browser loads it. The hash is added, because `url` does not contain it.
  const load: LoaderFunction = ({ request: { url } }) =>
    fetchPage(new URL(url)).catch(() => redirectDocument(url + (router.state.navigation.location?.hash ?? '')));
  const routes = createRoutes(load);
  const route = matchRoutes(routes, location, base)?.at(-1)?.route;
  const router = createBrowserRouter(routes, {
    basename: base,
    hydrationData: { loaderData: { [route?.id ?? '']: page } },
  });
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        {/* Shows pages immediately: in a transition, React would delay them until the browser is idle. */}
        <RouterProvider router={router} useTransitions={false} />
      </StrictMode>,
    );
  });
  followLinks({ base, navigate: router.navigate, prefetch: (url) => void fetchPage(url) });
  void loadFonts();
  startExplaining();
  startTools(base, () => import('./tools/builder/open.tsx'));
  startChoosingCalls();
  // The page is readable even if these helpers do not load.
  import('./app/reference/filter.ts').catch(() => undefined);
  import('./app/reading/main.ts').catch(() => undefined);
}
