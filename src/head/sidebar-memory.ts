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

let whole = false;

// What follows the sidebar is there, so the sidebar is whole.
watch('main', () => {
  const nav = sidebar();
  if (!nav || whole) return;
  whole = true;
  nav.scrollTop = top ?? 0;
  nav.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
});

addEventListener('pagehide', () => {
  const nav = sidebar();
  nav?.querySelectorAll('details').forEach((group) => (folds[group.dataset.group ?? ''] = group.open));
  remember('sessionStorage', key, JSON.stringify([nav?.scrollTop, folds]));
});
