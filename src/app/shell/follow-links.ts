import { normalPath } from '../../views/content/site-context.ts';
import { opensHere, prefetchOnIntent } from './prefetch-on-intent.ts';

interface FollowOptions {
  /** `/` or `/docs/`; URLs outside it are not this site's. */
  readonly base: string;
  /** React Router's `navigate`. */
  readonly navigate: (to: string, options: { replace: boolean }) => Promise<void>;
  readonly prefetch: (url: URL) => void;
}

/**
 * Hands the links of the document, whose HTML is not React's, to the router, and prefetches their pages when the reader
 * points at them. The browser follows whatever it treats specially: other buttons, modifier keys, `target`, `download`,
 * other origins.
 */
export function followLinks({ base, navigate, prefetch }: FollowOptions): void {
  document.addEventListener('click', (event) => {
    const url = !event.defaultPrevented && opensHere(event) && internal(event.target, base);
    if (!url) return;
    event.preventDefault();
    const to = url.pathname.slice(base.length - 1) + url.search + url.hash;
    void navigate(to, { replace: url.href === location.href });
  });
  const pageAt = (target: EventTarget | null): URL | undefined => {
    const url = internal(target, base);
    return url && normalPath(url.pathname) !== normalPath(location.pathname) ? url : undefined;
  };
  prefetchOnIntent({ pageAt, prefetch });
}

/** Returns the URL of a link at a place of the document, if it leads to a page of this site. */
function internal(target: EventTarget | null, base: string): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || 'native' in link.dataset) return undefined;
  const url = new URL(link.href);
  const inside = url.origin === location.origin && url.pathname.startsWith(base);
  // With an extension it is a file (`/llms.txt`).
  return inside && !/\.\w+$/.test(url.pathname) ? url : undefined;
}
