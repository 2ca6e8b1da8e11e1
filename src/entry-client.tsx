/** The application: arrives on the reader's first intent and takes over what is there without a jump. */
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
import { retainLaterStyles } from './app/shell/retained-styles.ts';
import { startTools } from './tools/panel/main.ts';

// An early reader may be faster than the page. A task of its own: reading the libraries was one already, and neither
// should hold up the reader.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else setTimeout(start);

function start(): void {
  const root = document.getElementById('app');
  if (!root) return;
  retainLaterStyles();
  const base = document.querySelector<HTMLElement>('[data-app]')?.dataset.base ?? '/';
  const page = readPage(document);
  cachePage(normalPath(location.pathname), Promise.resolve(page));
  // What the application cannot show is loaded by the browser. A loader is given no hash.
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
        {/* At once: in a transition React would put a page off to a pause. */}
        <RouterProvider router={router} useTransitions={false} />
      </StrictMode>,
    );
  });
  followLinks({ base, navigate: router.navigate, prefetch: (url) => void fetchPage(url) });
  void loadFonts();
  startExplaining();
  startTools(() => import('./tools/builder/open.tsx'));
  startChoosingCalls();
  // A page reads without its helpers.
  import('./app/reference/filter.ts').catch(() => undefined);
  import('./app/reading/main.ts').catch(() => undefined);
}
