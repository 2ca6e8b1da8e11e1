/**
 * Defers the layout of long pages. Blocks with `data-lazy` that the window does not show first get `data-deferred`, for
 * which base.css sets `content-visibility: auto` (CSS Containment 2). `actions/lay-out.ts` lays them out while the
 * browser is idle.
 */
import { isAfterFirstView, isFromTop } from './first-view.ts';
import { watch } from '../contract/elements.ts';

let loading = isFromTop;

watch('main [data-lazy]', (block) => {
  if (loading && isAfterFirstView(block)) block.dataset.deferred = '';
});

addEventListener('load', () => (loading = false));
