/**
 * Lays out the deferred blocks (`head/lazy-layout.ts`) while the browser is idle. Anchors and scroll positions are
 * correct only when every block has its real height.
 */
import { LAID_OUT, NAVIGATED } from '../contract/contract.ts';
import { root } from '../contract/elements.ts';

const deferred = 'main [data-deferred]';
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

addEventListener('load', () => {
  layOutNear();
  whenIdle(layOutNext);
});

// Lays out blocks just before the reader scrolls to them; they then keep their height.
addEventListener('scroll', layOutNear, { passive: true });

// In the first frame of the next page, the application marks that page's blocks as deferred (shell/PageView.tsx).
addEventListener(NAVIGATED, () => requestAnimationFrame(() => whenIdle(layOutNext)));

function layOutNext(): void {
  const block = root.querySelector<HTMLElement>(deferred);
  if (!block) return;
  layOut(block);
  whenIdle(layOutNext);
}

/**
 * Lays out the deferred blocks in the window or within one window height of it, including nested blocks. Then corrects
 * the scroll position, so that the target of the URL does not move: not every browser does this itself.
 */
function layOutNear(): void {
  const target = root.querySelector(':target, [data-target]');
  const before = target && boxOf(target);
  for (let near = nearBlocks(); near.length > 0; near = nearBlocks()) near.forEach(layOut);
  if (before && before.top >= 0 && before.top < innerHeight)
    scrollBy(0, target.getBoundingClientRect().top - before.top);
}

function nearBlocks(): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(deferred)].filter((block) => {
    const box = boxOf(block);
    return box && box.top < 2 * innerHeight && box.bottom > -innerHeight;
  });
}

/**
 * Returns the bounding box of an element; false if the element cannot be measured, because it is inside a deferred
 * block.
 */
const boxOf = (element: Element): DOMRect | false =>
  element.checkVisibility({ contentVisibilityAuto: true }) && element.getBoundingClientRect();

function layOut(block: HTMLElement): void {
  delete block.dataset.deferred;
  block.dispatchEvent(new Event(LAID_OUT, { bubbles: true }));
}
