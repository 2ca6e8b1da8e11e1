/** The sidebar: collapsed to icons on wide screens, a drawer on narrow ones. */
import { all, narrow, on, onKey, root, sidebar, watch } from './root.ts';

const week = 7 * 24 * 60 * 60;
const toggles = '[data-toggle-sidebar]';
const buttons = `${toggles}, [data-menu]`;

if (narrow.matches) narrow.addEventListener('change', recallState, { once: true });
else recallState();

watch(buttons, tell);
// The toggle event of a popover does not bubble.
document.addEventListener('toggle', () => all(buttons).forEach(tell), true);
narrow.addEventListener('change', () => sidebar()?.hidePopover());

on('click', toggles, toggle);
onKey('b', true, (event) => {
  event.preventDefault();
  toggle();
});

function toggle(): void {
  if (narrow.matches) {
    sidebar()?.togglePopover();
    return;
  }
  const state = collapsed() ? 'expanded' : 'collapsed';
  root.dataset.sidebar = state;
  document.cookie = `sidebar:state=${state}; path=/; max-age=${week}; SameSite=Lax`;
  all(buttons).forEach(tell);
}

function tell(button: HTMLElement): void {
  button.ariaExpanded = String(button.matches(toggles) ? !collapsed() : (sidebar()?.matches(':popover-open') ?? false));
}

/** Narrow windows have no use for it, and cookies are slow to read. */
function recallState(): void {
  if (/(^|; )sidebar:state=collapsed/.test(document.cookie)) root.dataset.sidebar = 'collapsed';
}

function collapsed(): boolean {
  return root.dataset.sidebar === 'collapsed';
}
