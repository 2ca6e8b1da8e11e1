import { normalPath } from './address.ts';

/** What following a link needs of the router. */
export interface Navigator {
  navigate(to: string, options: { replace: boolean; flushSync: boolean }): Promise<void> | void;
}

export interface FollowOptions {
  /** `/` or `/docs/`; addresses outside it are not this site's. */
  readonly base: string;
  readonly router: Navigator;
  readonly prefetch: (url: URL) => void;
  /** Whether the page at a path is here already. */
  readonly ready: (path: string) => boolean;
}

/**
 * Lets the application follow the links of kept HTML, and tells when a reader is about to.
 * Everything a browser treats specially stays with the browser: other buttons, modifier keys, `target`, `download`, other origins.
 */
export function followLinks(options: FollowOptions): void {
  const { base, router, prefetch, ready } = options;
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
    // While a page turns the old one stands still: only a page that is here already may do it.
    if (normalPath(url.pathname) !== normalPath(window.location.pathname) && ready(url.pathname) && likesMotion())
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

/** Whether the browser can show one page turning into the next (CSS View Transitions 1), and the reader likes to see it. */
function likesMotion(): boolean {
  return 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function internal(target: EventTarget | null, base: string): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || 'native' in link.dataset) return undefined;
  const url = new URL(link.href);
  const inside = url.origin === window.location.origin && url.pathname.startsWith(base);
  // A name with a dot is a file (`/llms.txt`), not a page.
  return inside && !/\.\w+$/.test(url.pathname) ? url : undefined;
}
