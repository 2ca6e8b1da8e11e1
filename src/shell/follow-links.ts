import { normalPath } from '../content/address.ts';

/** The part of React Router's router used here. */
interface Navigator {
  navigate(to: string, options: { replace: boolean; flushSync: boolean }): Promise<void> | void;
}

export interface FollowOptions {
  /** `/` or `/docs/`; addresses outside it are not this site's. */
  readonly base: string;
  readonly router: Navigator;
  readonly prefetch: (url: URL) => void;
  /** Whether the page at a path can be shown without fetching it. */
  readonly isCached: (path: string) => boolean;
}

/**
 * Follows links by client navigation, wherever they stand in the document, and prefetches their pages when the reader
 * points at them. What a browser treats specially stays with the browser: other buttons, modifier keys, `target`,
 * `download`, other origins.
 */
export function followLinks(options: FollowOptions): void {
  const { base, router, prefetch, isCached } = options;
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const url = internal(event.target, base);
    if (!url) return;
    event.preventDefault();
    const go = () =>
      void router.navigate(url.pathname.slice(base.length - 1) + url.search + url.hash, {
        replace: url.href === window.location.href,
        flushSync: true,
      });
    // A view transition freezes the old page until the new one is there: only for pages that are.
    if (normalPath(url.pathname) !== normalPath(window.location.pathname) && isCached(url.pathname) && allowsMotion())
      document.startViewTransition(go);
    else go();
  });
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(
      type,
      (event) => {
        const url = internal(event.target, base);
        if (url && normalPath(url.pathname) !== normalPath(window.location.pathname)) prefetch(url);
      },
      { passive: true },
    );
  }
}

/** Whether the browser has view transitions (CSS View Transitions 1) and the reader has not asked for less motion. */
function allowsMotion(): boolean {
  return 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function internal(target: EventTarget | null, base: string): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || 'native' in link.dataset) return undefined;
  const url = new URL(link.href);
  const inside = url.origin === window.location.origin && url.pathname.startsWith(base);
  // With an extension it is a file (`/llms.txt`).
  return inside && !/\.\w+$/.test(url.pathname) ? url : undefined;
}
