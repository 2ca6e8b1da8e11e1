/** The application: arrives on the reader's first intent and takes over what is there without a jump. */
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createRoutes, pageRoute } from './routes.tsx';
import { fetchPage, prefetchPage } from './shell/fetch-page.ts';
import { followLinks } from './shell/follow-links.ts';
import { readPage } from './shell/page-data.ts';

// An early reader may be faster than the page.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();

function start(): void {
  const root = document.getElementById('app');
  if (!root) return;
  const base = document.querySelector<HTMLElement>('[data-app]')?.dataset.base ?? '/';
  const router = createBrowserRouter(createRoutes(fetchPage), {
    basename: base,
    hydrationData: { loaderData: { [pageRoute]: readPage(document) } },
  });
  startTransition(() => {
    hydrateRoot(root, <StrictMode><RouterProvider router={router} /></StrictMode>);
  });
  followLinks({ base, router, prefetch: prefetchPage });
  void import('./reference/filter.ts');
}
