/** Scroll position and folds of the sidebar, kept over full page loads in this tab. */
import { all, narrow, sidebar, watch } from './root.ts';
import { recall, remember } from './storage.ts';

const key = 'sidebar';
/** Scroll position, and folds by their group; read when the sidebar is seen, for it takes the browser longer than all else in this script. */
let kept: [top: number | undefined, folds: Record<string, boolean>] | undefined;

// A closed drawer can wait until it opens. (The event does not bubble.)
watch('#sidebar details', (group) => narrow.matches || unfold(group));
narrow.addEventListener('change', unfoldAll);
document.addEventListener('beforetoggle', unfoldAll, true);

function unfoldAll(): void {
  // Once: after that the folds are the reader's.
  if (kept) return;
  all('#sidebar details').forEach(unfold);
}

function unfold(group: HTMLElement): void {
  const open = memory()[1][group.dataset.group ?? ''];
  // The group of the active page stays open: the reader must see where they are.
  if (open !== undefined && !('active' in group.dataset)) (group as HTMLDetailsElement).open = open;
}

// The footer follows the sidebar, which is whole by then. With the frame, which lays the page out in any case.
watch('[data-part=footer]', () =>
  requestAnimationFrame(() => {
    const nav = sidebar();
    // A closed drawer has no place to scroll to.
    if (!nav?.checkVisibility()) return;
    const [top] = memory();
    if (top) nav.scrollTop = top;
    nav.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }),
);

addEventListener('pagehide', () => {
  // Never seen, never changed.
  if (!kept) return;
  const nav = sidebar();
  const folds = kept[1];
  nav?.querySelectorAll('details').forEach((group) => (folds[group.dataset.group ?? ''] = group.open));
  remember('sessionStorage', key, JSON.stringify([nav?.scrollTop, folds]));
});

function memory(): NonNullable<typeof kept> {
  try {
    kept ??= JSON.parse(recall('sessionStorage', key) ?? '') as NonNullable<typeof kept>;
  } catch {
    // Nothing kept yet.
  }
  return (kept ??= [undefined, {}]);
}
