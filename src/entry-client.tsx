/** The application: arrives on the reader's first intent and takes over what is there without a jump. */
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { startExplaining } from './explain/main.ts';
import { startChoosingCalls } from './reference/choose-calls.ts';
import { createRoutes } from './routes.tsx';
import { fetchPage, cachePage, prefetchPage, cachedPage } from './shell/fetch-page.ts';
import { followLinks } from './shell/follow-links.ts';
import { pageRoute, readPage } from './shell/page-data.ts';
import { retainStyles } from './shell/retained-styles.ts';
import { startScrollMemory } from './shell/scroll-memory.ts';
import { startTools } from './tools/main.ts';

// An early reader may be faster than the page. A task of its own: reading the libraries was one already, and neither
// should hold up the reader.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else setTimeout(start);

function start(): void {
  const root = document.getElementById('app');
  if (!root) return;
  void retainStyles(document);
  const base = document.querySelector<HTMLElement>('[data-app]')?.dataset.base ?? '/';
  const page = readPage(document);
  cachePage(location.pathname, page);
  startScrollMemory();
  // A loader is given no hash.
  const load = (url: URL) => fetchPage(new URL(router.state.navigation.location?.hash ?? '', url));
  const router = createBrowserRouter(createRoutes({ load, cached: cachedPage }), {
    basename: base,
    hydrationData: { loaderData: { [pageRoute]: page } },
  });
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
  followLinks({ base, router, prefetch: prefetchPage, cached: cachedPage });
  startExplaining();
  startTools({ build: () => import('./builder/open.tsx'), simulate: () => import('./simulator/open.tsx') });
  startChoosingCalls();
  // A page reads without its helpers.
  import('./reference/filter.ts').catch(() => undefined);
  import('./reading/main.ts').catch(() => undefined);
}
