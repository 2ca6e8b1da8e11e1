/**
 * Lays a long page out piece by piece while the browser is idle. Until then its style sheet leaves out what is far from view
 * (CSS Containment 2, `content-visibility`); afterwards every piece has its own height, which scroll positions rely on.
 */
import { root } from './root.ts';

const wait = globalThis.requestIdleCallback ?? setTimeout;
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

// A place further down is wanted at once: an anchor, or where the reader was before.
if (location.hash || navigation?.type !== 'navigate') root.dataset.settled = '';

for (const type of ['load', 'docs:navigated']) addEventListener(type, () => wait(settle));

function settle(): void {
  const piece = root.querySelector<HTMLElement>('main [data-piece]:not([data-settled])');
  if (!piece) return;
  piece.dataset.settled = '';
  wait(settle);
}
