import { useLayoutEffect, useRef } from 'react';
import { useNavigationType, type Location } from 'react-router-dom';
import { recall, remember } from '../page/storage.ts';

/** Key in the session storage: a reload forgets nothing. */
const storageKey = 'scroll';
const positions = new Map<string, number>(stored());
/** Entry of the history that is shown. */
let entry = '';

/** Takes scrolling over from the browser; to be called before the router starts, which renders within `popstate`. */
export function startScrollMemory(): void {
  history.scrollRestoration = 'manual';
  addEventListener('popstate', rememberScroll);
  addEventListener('pagehide', store);
}

/** Remembers how far the page is scrolled, before another entry of the history is shown. */
export function rememberScroll(): void {
  positions.set(entry, window.scrollY);
}

/**
 * Scrolls a page that is shown anew: on the way back to where it was left, otherwise to its anchor or its beginning. The
 * router's own component asks for the position when it navigates, and the heading is shown before that (`navigation.ts`).
 */
export function useScrollMemory(location: Location): void {
  const isBack = useNavigationType() === 'POP';
  const shown = useRef<Location>(undefined);
  useLayoutEffect(() => {
    entry = entryOf(location);
    const previous = shown.current;
    shown.current = location;
    if (!previous || previous === location) return;
    const left = isBack ? positions.get(entry) : undefined;
    const target = left === undefined ? anchored(location.hash) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, left ?? 0);
  }, [location, isBack]);
}

/** Returns the element that a hash names (HTML 7.4.6.4). */
export function anchored(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Malformed percent-encoding.
    return null;
  }
}

/** A history entry that the router did not make (an edited URL) has no key of its own. */
function entryOf(location: Location): string {
  return location.key === 'default' ? location.pathname + location.hash : location.key;
}

function store(): void {
  rememberScroll();
  // The browser restores the page itself when it is loaded again.
  history.scrollRestoration = 'auto';
  remember('sessionStorage', storageKey, JSON.stringify([...positions]));
}

function stored(): [string, number][] {
  try {
    return JSON.parse(recall('sessionStorage', storageKey) ?? '[]') as [string, number][];
  } catch {
    // Not written by this script.
    return [];
  }
}
