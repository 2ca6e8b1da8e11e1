import { normalPath } from '../../views/content/site-context.ts';

/** Milliseconds that a pointer or finger must rest on a link before its page is fetched. */
const pointing = 80;
/**
 * Milliseconds that a link must have the focus before its page is fetched. Readers who move on with Tab leave a link
 * sooner.
 */
const focusing = 400;
/**
 * Distance in CSS pixels. If a pointer moves at least this far on a link, it is not resting, and the waiting time
 * starts again.
 */
const still = 12;

/**
 * Prefetches the page of a link when the reader is about to open it: the pointer or a finger rests on the link, the
 * mouse button is pressed on it, or it has the focus. Does nothing if the pointer only crosses a link, or if the reader
 * saves data (Save Data API).
 *
 * @param pageAt Returns the URL of the link around an event's target; undefined unless the link leads to another page
 *   of this site.
 */
function prefetchOnIntent(pageAt: (target: EventTarget | null) => URL | undefined, prefetch: (url: URL) => void): void {
  let awaited: string | undefined;
  let stop = { x: 0, y: 0 };
  let timer = 0;

  const cancel = (): void => {
    clearTimeout(timer);
    awaited = undefined;
  };
  const intend = (url: URL | undefined, delay: number): void => {
    cancel();
    if (url === undefined || savesData()) return;
    awaited = url.href;
    if (delay === 0) prefetch(url);
    else timer = window.setTimeout(prefetch, delay, url);
  };
  const listen = <Type extends keyof DocumentEventMap>(type: Type, act: (event: DocumentEventMap[Type]) => void) =>
    document.addEventListener(type, act, { passive: true });

  // Not `pointerover`, which also fires when the page scrolls under a resting pointer.
  listen('pointermove', ({ target, pointerType, clientX: x, clientY: y }) => {
    if (pointerType === 'touch') return;
    const url = pageAt(target);
    if (url?.href === awaited && Math.hypot(x - stop.x, y - stop.y) < still) return;
    stop = { x, y };
    intend(url, pointing);
  });
  listen('pointerdown', (event) => {
    if (event.pointerType === 'touch') intend(pageAt(event.target), pointing);
    else if (opensHere(event)) intend(pageAt(event.target), 0);
  });
  // Cancels when a finger scrolls or leaves, and when the pointer leaves the window.
  listen('pointercancel', cancel);
  listen('pointerout', ({ relatedTarget }) => relatedTarget ?? cancel());
  listen('focusin', ({ target }) => intend(pageAt(target), focusing));
  listen('focusout', ({ relatedTarget }) => relatedTarget ?? cancel());

  // The pointer may have rested on a link since before the application loaded.
  intend(pageAt(document.querySelector('a:hover')), pointing);
}

/** Whether the reader has set the browser to save data. (TypeScript's DOM library lacks `connection`.) */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** Whether a click would open a link in this tab, judging by its button and modifier keys. */
function opensHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

interface FollowOptions {
  /** Base path of the site: `/` or `/docs/`. URLs outside it belong to other sites. */
  readonly base: string;
  /** React Router's `navigate`. */
  readonly navigate: (to: string, options: { replace: boolean }) => Promise<void>;
  readonly prefetch: (url: URL) => void;
}

/**
 * Passes clicks on links to the router, which does not notice them because React did not render the links. Also
 * prefetches the pages of links. The browser itself handles clicks with other mouse buttons or modifier keys, and links
 * with `target`, `download` or another origin.
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
  prefetchOnIntent(pageAt, prefetch);
}

/**
 * Returns the URL of the link around an event's target. Undefined if there is no link, or if the browser has to follow
 * it: to another site, to a file, or in another tab.
 */
function internal(target: EventTarget | null, base: string): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || 'native' in link.dataset) return undefined;
  const url = new URL(link.href);
  const inside = url.origin === location.origin && url.pathname.startsWith(base);
  // A URL with a file extension is not a page (`/llms.txt`).
  return inside && !/\.\w+$/.test(url.pathname) ? url : undefined;
}
