/**
 * Lazy layout of long pages: blocks (`data-lazy`) after the first view are deferred, which base.css turns into
 * `content-visibility: auto` (CSS Containment 2), and laid out while the browser is idle. In the end every block has its
 * own height, which anchors and scroll positions rely on.
 */
import { isAfterFirstView } from './first-view.ts';
import { root, scan, watch } from './root.ts';

const blocks = 'main [data-lazy]';
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

// With an anchor, or on the way back, a place further down is wanted at once.
let loading = !location.hash && navigation?.type === 'navigate';

watch(blocks, (block) => {
  if (loading && !('reading' in root.dataset) && isAfterFirstView(block)) block.dataset.deferred = '';
});

addEventListener('load', () => {
  loading = false;
  whenIdle(layOutNext);
});

// The application has deferred the blocks of the next page: its heading is painted first, the rest right after it.
addEventListener('docs:navigated', () =>
  requestAnimationFrame(() =>
    setTimeout(() => {
      root.querySelector('main')?.removeAttribute('data-navigating');
      scan();
      whenIdle(layOutNext);
    }),
  ),
);

function layOutNext(): void {
  const block = root.querySelector<HTMLElement>(`${blocks}[data-deferred]`);
  if (!block) return;
  delete block.dataset.deferred;
  block.dispatchEvent(new Event('docs:laid-out', { bubbles: true }));
  whenIdle(layOutNext);
}
