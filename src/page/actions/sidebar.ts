/**
 * The buttons of the sidebar. On wide screens, they collapse the sidebar to icons; on narrow ones, they open the
 * sidebar as a drawer.
 */
import { all, narrow, on, onKey, root, sidebar, watch } from '../contract/elements.ts';

const week = 7 * 24 * 60 * 60;
const toggles = '[data-toggle-sidebar]';
const buttons = `${toggles}, [data-menu]`;

watch(buttons, updateExpanded);
// Listens in the capture phase, because the `toggle` event of a popover does not bubble.
document.addEventListener('toggle', () => all(buttons).forEach(updateExpanded), true);
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
  all(buttons).forEach(updateExpanded);
}

function updateExpanded(button: HTMLElement): void {
  button.ariaExpanded = String(button.matches(toggles) ? !collapsed() : (sidebar()?.matches(':popover-open') ?? false));
}

function collapsed(): boolean {
  return root.dataset.sidebar === 'collapsed';
}
