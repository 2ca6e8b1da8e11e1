/** Scroll position and folds of the sidebar, kept over full page loads in this tab. */
import { sidebar, watch } from './root.ts';
import { recall, remember } from './storage.ts';

const key = 'sidebar';
let top: number | undefined;
let folds: Record<string, boolean> = {};
try {
  [top, folds] = JSON.parse(recall('sessionStorage', key) ?? '') as [number, Record<string, boolean>];
} catch {
  // Nothing kept yet.
}

watch('#sidebar details', (group) => {
  const open = folds[group.dataset.group ?? ''];
  // The group of the active page stays open: the reader must see where they are.
  if (open !== undefined && !('active' in group.dataset)) (group as HTMLDetailsElement).open = open;
});

// The footer follows the sidebar, which is whole by then. With the frame, which lays the page out in any case.
watch('[data-part=footer]', () => requestAnimationFrame(() => {
  const nav = sidebar();
  // A closed drawer has no place to scroll to.
  if (!nav?.checkVisibility()) return;
  if (top) nav.scrollTop = top;
  nav.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
}));

addEventListener('pagehide', () => {
  const nav = sidebar();
  nav?.querySelectorAll('details').forEach((group) => (folds[group.dataset.group ?? ''] = group.open));
  remember('sessionStorage', key, JSON.stringify([nav?.scrollTop, folds]));
});
