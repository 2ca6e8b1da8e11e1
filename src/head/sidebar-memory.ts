/** Scroll position and folds of the sidebar, kept over full page loads in this tab. */
import { watch } from './root.ts';
import { recall, remember } from './storage.ts';

const key = 'sidebar';
const [top, folds] = parse(recall('sessionStorage', key));

watch('#sidebar details', (group) => {
  const open = folds[name(group)];
  // The group of the active page stays open: the reader must see where they are.
  if (open !== undefined && !('active' in group.dataset)) (group as HTMLDetailsElement).open = open;
});

// What follows the sidebar is there, so the sidebar is whole.
watch('main', () => {
  const nav = document.getElementById('sidebar');
  if (!nav || started) return;
  started = true;
  if (top !== undefined) nav.scrollTop = top;
  const active = nav.querySelector<HTMLElement>('[aria-current]');
  if (!active) return;
  const [box, frame] = [active.getBoundingClientRect(), nav.getBoundingClientRect()];
  if (frame.height && (box.bottom > frame.bottom || box.top < frame.top)) nav.scrollTop += box.top - frame.top - frame.height / 2;
});
let started = false;

addEventListener('pagehide', () => {
  const nav = document.getElementById('sidebar');
  if (!nav) return;
  for (const group of nav.querySelectorAll('details')) folds[name(group)] = group.open;
  remember('sessionStorage', key, JSON.stringify([nav.scrollTop, folds]));
});

function name(group: HTMLElement): string {
  return group.dataset.group ?? '';
}

function parse(text: string | null): [number | undefined, Record<string, boolean>] {
  try {
    const [scroll, open] = JSON.parse(text ?? '') as [unknown, unknown];
    if (typeof scroll === 'number' && typeof open === 'object') return [scroll, { ...open }];
  } catch {
    // Nothing kept yet.
  }
  return [undefined, {}];
}
