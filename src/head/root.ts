/** The element whose attributes the style sheets read. */
export const root = document.documentElement;

/** This script's own tag: it carries the addresses of what may be loaded later. Only known while the script first runs. */
export const tag = document.currentScript as HTMLScriptElement | null;

/** Calls `act` with the nearest ancestor of the event's target that matches. */
export function on(type: string, selector: string, act: (element: HTMLElement, event: Event) => void): void {
  document.addEventListener(type, (event) => {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
    if (element) act(element, event);
  });
}

/** Calls `start` once with each matching element as it is parsed or inserted: in a microtask, so before it is painted. */
export function watch(selector: string, start: (element: HTMLElement) => void): void {
  watched.push([selector, start]);
}

const watched: [selector: string, start: (element: HTMLElement) => void][] = [];
const started = new WeakMap<Element, Set<unknown>>();

new MutationObserver(() => {
  for (const [selector, start] of watched) {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      const known = started.get(element) ?? new Set();
      if (known.has(start)) continue;
      started.set(element, known.add(start));
      start(element);
    }
  }
}).observe(document, { childList: true, subtree: true });
