/** Shows the next page so that its heading is painted first, and everything else right after that. */
import type { PageData } from './page-data.ts';
import { rememberScroll } from './scroll-memory.ts';

/** Legible from its first frame on. */
const arrival: Keyframe[] = [{ opacity: 0.4 }, { opacity: 1 }];

let finish: (() => void) | undefined;

/**
 * Shows the heading of a page in the next frame, and calls `route` after it: what the router does costs several times as
 * much.
 */
export function navigate(page: PageData, route: () => void): void {
  const main = document.querySelector<HTMLElement>('main[data-part="article"]');
  if (!main) return route();
  rememberScroll();
  prepareNavigation(main, page.article);
  main.replaceChildren(...page.article);
  if (window.scrollY > 0) window.scrollTo(0, 0);
  document.getElementById('sidebar')?.hidePopover?.();
  finish = () => {
    finish = undefined;
    delete main.dataset.navigating;
    route();
  };
  requestAnimationFrame(() => setTimeout(finishNavigation));
}

/** Finishes a navigation that is under way, as the reader has gone on. */
export function finishNavigation(): void {
  finish?.();
}

/**
 * Prepares `<main>` for the article of another page: at first only the heading is rendered (base.css), and blocks are
 * laid out later (actions/lay-out.ts), so that the heading is painted soon.
 */
export function prepareNavigation(main: HTMLElement, article: readonly Node[]): void {
  // On `<main>`: on an ancestor it would invalidate the styles of the whole page.
  main.dataset.navigating = '';
  // After the events of this frame: one that scrolls has deferred blocks laid out.
  requestAnimationFrame(() => {
    for (const node of article) {
      if (node instanceof Element)
        for (const block of node.querySelectorAll<HTMLElement>('[data-lazy]')) block.dataset.deferred = '';
    }
  });
  if (allowsMotion()) main.animate(arrival, 120);
}

/** Whether the reader has not asked for less motion (WCAG 2.2 SC 2.3.3). */
function allowsMotion(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
