/** The element whose attributes the style sheets read. */
export const root = document.documentElement;

/** Whether the sidebar is a drawer. */
export const narrow = matchMedia('(width < 768px)');

/** All elements that match now. */
export function all<Kind extends HTMLElement = HTMLElement>(selector: string): NodeListOf<Kind> {
  return root.querySelectorAll<Kind>(selector);
}

/** The sidebar, once it is parsed. */
export function sidebar(): HTMLElement | null {
  return document.getElementById('sidebar');
}

/** Calls `act` with the nearest ancestor of the event's target that matches. */
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

/** Calls `act` on a key pressed with Ctrl or Cmd (`command`) or with neither. */
export function onKey(wanted: string, command: boolean, act: (event: KeyboardEvent) => void): void {
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() === wanted && (event.ctrlKey || event.metaKey) === command && !event.altKey) act(event);
  });
}

const watched: [selector: string, start: (element: HTMLElement) => void, started: WeakSet<Element>][] = [];

/** Calls `start` once with each matching element as it is parsed or inserted: in a microtask, so before it is painted. */
export function watch(selector: string, start: (element: HTMLElement) => void): void {
  watched.push([selector, start, new WeakSet()]);
}

/** Starts what has come and waits. */
export function look(): void {
  for (const [selector, start, started] of watched) {
    for (const element of all(selector)) {
      if (started.has(element)) continue;
      started.add(element);
      start(element);
    }
  }
}

// A page that turns shows nothing of it yet (`settle.ts`): its heading does not wait.
new MutationObserver(() => root.querySelector('main[data-turning]') ?? look()).observe(document, {
  childList: true,
  subtree: true,
});
