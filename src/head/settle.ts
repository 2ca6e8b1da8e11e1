/**
 * Long pages are laid out piece by piece: what is far from view only while the browser is idle (CSS Containment 2,
 * `content-visibility`). In the end every piece has its own height, which anchors and scroll positions rely on.
 */
import { all, root, watch } from './root.ts';

const pieces = 'main [data-piece]';
const wait = globalThis.requestIdleCallback ?? setTimeout;
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

// A place further down is wanted at once: an anchor, or where the reader was before.
let frame: number | undefined;
let arriving = !location.hash && navigation?.type === 'navigate';

watch(pieces, (piece) => {
  if (!arriving) return;
  piece.dataset.far = '';
  // Not sooner: without its style sheets the page would be laid out in vain.
  frame ??= requestAnimationFrame(() => {
    frame = undefined;
    bringNear();
  });
});

addEventListener('load', () => {
  arriving = false;
  wait(settle);
});

// The application has marked the pieces of its next page, of which the heading is painted first and the rest right after it.
addEventListener('docs:navigated', () => requestAnimationFrame(() => setTimeout(() => {
  delete root.dataset.turning;
  bringNear();
  wait(settle);
})));

/** Lays out what the reader sees or soon will, before it is painted: a piece that grew in view would push others away. */
function bringNear(): void {
  for (const piece of all(`${pieces}[data-far]`)) {
    if (piece.getBoundingClientRect().top > 2 * innerHeight) return;
    delete piece.dataset.far;
  }
}

function settle(): void {
  const piece = root.querySelector<HTMLElement>(`${pieces}[data-far]`);
  if (!piece) return;
  delete piece.dataset.far;
  wait(settle);
}
