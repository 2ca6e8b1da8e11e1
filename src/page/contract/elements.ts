/** The `<html>` element, whose attributes the style sheets read. */
export const root = document.documentElement;

/** Matches windows so narrow that the sidebar is a drawer. */
export const narrow = matchMedia('(width < 768px)');

/** Returns all elements that currently match a selector. */
export function all<Kind extends HTMLElement = HTMLElement>(selector: string): NodeListOf<Kind> {
  return root.querySelectorAll<Kind>(selector);
}

/** Returns the sidebar; null until it has been parsed. */
export function sidebar(): HTMLElement | null {
  return document.getElementById('sidebar');
}

/**
 * Listens for an event on the document. Calls `act` with the closest element that matches the selector, searching
 * upwards from the event's target.
 */
export function on<Type extends keyof DocumentEventMap>(
  type: Type,
  selector: string,
  act: (element: HTMLElement, event: DocumentEventMap[Type]) => void,
): void {
  document.addEventListener(type, (event) => {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
    if (element) act(element, event);
  });
}

/** Calls `act` when a key is pressed: with Ctrl or Cmd if `command` is true, otherwise without Ctrl and Cmd. */
export function onKey(wanted: string, command: boolean, act: (event: KeyboardEvent) => void): void {
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() === wanted && (event.ctrlKey || event.metaKey) === command && !event.altKey) act(event);
  });
}

const watched: [selector: string, start: (element: HTMLElement) => void, started: WeakSet<Element>][] = [];

/**
 * Registers a watcher: `start` is called once for each matching element that is parsed or inserted. The call is in a
 * microtask, before the element is painted.
 */
export function watch(selector: string, start: (element: HTMLElement) => void): void {
  watched.push([selector, start, new WeakSet()]);
}

/**
 * Calls the watchers for elements that are new. During a navigation, does nothing until the heading is painted
 * (shell/PageView.tsx).
 */
export function scan(): void {
  if (root.querySelector('main[data-navigating]')) return;
  for (const [selector, start, started] of watched) {
    for (const element of all(selector)) {
      if (started.has(element)) continue;
      started.add(element);
      start(element);
    }
  }
}

/** From now on, calls the watchers whenever elements are parsed or inserted, and when a navigation ends. */
export function startWatching(): void {
  new MutationObserver(scan).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-navigating'],
  });
}
