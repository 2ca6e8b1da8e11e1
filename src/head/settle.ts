/**
 * Pages are laid out piece by piece: what comes after the first view when it comes near, or while the browser is idle
 * (CSS Containment 2, `content-visibility`). In the end every piece has its own height, which anchors and scroll positions rely on.
 */
import { look, root, watch } from './root.ts';

const pieces = 'main [data-piece]';
const wait = globalThis.requestIdleCallback ?? setTimeout;
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

// A place further down is wanted at once: an anchor, or where the reader was before.
let arriving = !location.hash && navigation?.type === 'navigate';

watch(pieces, (piece) => {
  if (arriving && !('reading' in root.dataset)) piece.dataset.far = '';
});

addEventListener('load', () => {
  arriving = false;
  wait(settle);
});

// The application has marked the pieces of its next page, of which the heading is painted first and the rest right after it.
addEventListener('docs:navigated', () =>
  requestAnimationFrame(() =>
    setTimeout(() => {
      root.querySelector('main')?.removeAttribute('data-turning');
      look();
      wait(settle);
    }),
  ),
);

function settle(): void {
  const piece = root.querySelector<HTMLElement>(`${pieces}[data-far]`);
  if (!piece) return;
  delete piece.dataset.far;
  piece.dispatchEvent(new Event('docs:near', { bubbles: true }));
  wait(settle);
}
