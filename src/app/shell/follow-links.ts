import { normalPath } from '../../views/content/site-context.ts';

/** How long a reader points at a link, or a finger rests on it, before its page is fetched; in ms. */
const pointing = 80;
/** How long a link has the focus before its page is fetched: longer than a reader's Tab key on the way elsewhere; ms. */
const focusing = 400;
/** A pointer that moves farther within that time is on its way elsewhere; CSS pixels. */
const still = 12;

interface IntentOptions {
  /** The page of this site that a link at this place of the document leads to. */
  readonly pageAt: (target: EventTarget | null) => URL | undefined;
  readonly prefetch: (url: URL) => void;
}

/**
 * Prefetches the page of a link when its reader is about to open it: the pointer has stopped there, a button is pressed,
 * a finger rests there, or the focus does. What is only crossed on the way elsewhere is not fetched, and nothing for
 * readers who save data (Save Data API).
 */
function prefetchOnIntent({ pageAt, prefetch }: IntentOptions): void {
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

  // Not `pointerover`, which a page that scrolls under a resting pointer fires too.
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
  // The finger scrolls, or has left; the pointer has left the window.
  listen('pointercancel', cancel);
  listen('pointerout', ({ relatedTarget }) => relatedTarget ?? cancel());
  listen('focusin', ({ target }) => intend(pageAt(target), focusing));
  listen('focusout', ({ relatedTarget }) => relatedTarget ?? cancel());

  // The reader may point at a link since before the application was there.
  intend(pageAt(document.querySelector('a:hover')), pointing);
}

/** Not in the DOM library yet. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** Whether a press opens a link in this tab, as far as the browser is asked. */
function opensHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

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
