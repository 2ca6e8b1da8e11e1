import { normalPath } from '../content/url.ts';
import type { PageData } from './page-data.ts';
import { opensHere, prefetchOnIntent } from './prefetch-on-intent.ts';
import { rememberScroll } from './scroll-memory.ts';
import { finishNavigation, navigate } from './navigation.ts';

/** The part of React Router's router used here. */
interface Navigator {
  navigate(to: string, options: { replace: boolean; flushSync: boolean }): Promise<void> | void;
}

export interface FollowOptions {
  /** `/` or `/docs/`; URLs outside it are not this site's. */
  readonly base: string;
  readonly router: Navigator;
  readonly prefetch: (url: URL) => void;
  /** The page at a path when it can be shown without fetching it. */
  readonly cached: (path: string) => PageData | undefined;
}

/**
 * Follows links anywhere in the document by client navigation, and prefetches their pages when the reader
 * points at them. The browser follows whatever it treats specially: other buttons, modifier keys, `target`,
 * `download`, other origins.
 */
export function followLinks(options: FollowOptions): void {
  const { base, router, prefetch, cached } = options;
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !opensHere(event)) return;
    const url = internal(event.target, base);
    if (!url) return;
    event.preventDefault();
    const route = () =>
      void router.navigate(url.pathname.slice(base.length - 1) + url.search + url.hash, {
        replace: url.href === window.location.href,
        flushSync: true,
      });
    finishNavigation();
    const isOther = normalPath(url.pathname) !== normalPath(window.location.pathname);
    const page = isOther && url.hash === '' ? cached(url.pathname) : undefined;
    if (page) navigate(page, route);
    else {
      rememberScroll();
      route();
    }
  });
  prefetchOnIntent({
    prefetch,
    pageAt: (target) => {
      const url = internal(target, base);
      return url && normalPath(url.pathname) !== normalPath(window.location.pathname) ? url : undefined;
    },
  });
}

function internal(target: EventTarget | null, base: string): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || 'native' in link.dataset) return undefined;
  const url = new URL(link.href);
  const inside = url.origin === window.location.origin && url.pathname.startsWith(base);
  // With an extension it is a file (`/llms.txt`).
  return inside && !/\.\w+$/.test(url.pathname) ? url : undefined;
}
