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
import { startExplaining } from './explain/main.ts';
import { startChoosingCalls } from './reference/choose-calls.ts';
import { normalPath } from './content/site-context.ts';
import { createRoutes } from './routes.tsx';
import { cachePage, fetchPage } from './shell/fetch-page.ts';
import { followLinks } from './shell/follow-links.ts';
import { loadFonts } from './shell/late-fonts.ts';
import { readPage } from './shell/page-data.ts';
import { retainLaterStyles } from './shell/retained-styles.ts';
import { startTools } from './tools/main.ts';

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
  startTools(() => import('./builder/open.tsx'));
  startChoosingCalls();
  // A page reads without its helpers.
  import('./reference/filter.ts').catch(() => undefined);
  import('./reading/main.ts').catch(() => undefined);
}
