/** Restores the scroll position and the open groups of the sidebar when the browser loads another page in this tab. */
import { all, narrow, sidebar, watch } from '../contract/elements.ts';
import { displayed } from './first-view.ts';
import { recall, store } from '../contract/storage.ts';

const key = 'sidebar';
/** The stored state of the sidebar; read only when the sidebar is shown, because storage is slow. */
let stored: [scrollTop: number | undefined, open: Record<string, boolean>] | undefined;

// In narrow windows, the sidebar is a closed drawer, which is restored when it opens. The listener captures, because
// `beforetoggle` does not bubble.
watch('#sidebar details', (group) => narrow.matches || restore(group));
narrow.addEventListener('change', restoreAll);
document.addEventListener('beforetoggle', restoreAll, true);

function restoreAll(): void {
  // Restores only once, because later changes are the reader's.
  if (stored) return;
  all('#sidebar details').forEach(restore);
}

function restore(group: HTMLElement): void {
  const open = state()[1][group.dataset.group ?? ''];
  // The group of the current page stays open.
  if (open !== undefined && !('active' in group.dataset)) (group as HTMLDetailsElement).open = open;
}

// Once the search dialog is parsed, the sidebar before it is complete. Scrolls in a frame, because the browser lays out
// the page then anyway.
watch('[data-part=search]', () => void displayed.then(() => requestAnimationFrame(scroll)));

function scroll(): void {
  const links = scroller();
  // A closed drawer cannot scroll.
  if (!links?.checkVisibility()) return;
  const [top] = state();
  if (top) links.scrollTop = top;
  const current = links.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!current) return;
  // Sets `scrollTop`, because after `scrollIntoView` the first Tab key would skip the links at the top of the page.
  const box = links.getBoundingClientRect();
  links.scrollTop += Math.min(0, current.top - box.top) || Math.max(0, current.bottom - box.bottom);
}

function scroller(): HTMLElement | null {
  return document.querySelector('#sidebar [data-scroller]');
}

addEventListener('pagehide', () => {
  // The sidebar was never shown, so nothing has changed.
  if (!stored) return;
  const open = stored[1];
  sidebar()
    ?.querySelectorAll('details')
    .forEach((group) => (open[group.dataset.group ?? ''] = group.open));
  store('sessionStorage', key, JSON.stringify([scroller()?.scrollTop, open]));
});

function state(): NonNullable<typeof stored> {
  try {
    stored ??= JSON.parse(recall('sessionStorage', key) ?? '') as NonNullable<typeof stored>;
  } catch {
    // Nothing is stored yet.
  }
  return (stored ??= [undefined, {}]);
}
