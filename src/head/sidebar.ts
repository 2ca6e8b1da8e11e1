/** The sidebar: collapsed to icons on wide screens, a drawer on narrow ones. */
import { on, root, watch } from './root.ts';

const narrow = matchMedia('(max-width: 767.98px)');
const week = 7 * 24 * 60 * 60;

if (/(?:^|; )sidebar:state=collapsed/.test(document.cookie)) root.dataset.sidebar = 'collapsed';

watch('[data-toggle-sidebar]', tell);
on('click', '[data-toggle-sidebar]', toggle);
watch('[popovertarget=sidebar]', (button) => (button.ariaExpanded = 'false'));

document.addEventListener('keydown', (event) => {
  if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
  event.preventDefault();
  toggle();
});

// The toggle event of a popover does not bubble.
document.addEventListener('toggle', (event) => {
  if (event.target !== nav()) return;
  for (const button of document.querySelectorAll('[popovertarget=sidebar]')) button.ariaExpanded = String((event as ToggleEvent).newState === 'open');
}, true);

narrow.addEventListener('change', () => nav()?.matches(':popover-open') && nav()?.hidePopover());

function toggle(): void {
  if (narrow.matches) {
    nav()?.togglePopover();
    return;
  }
  const state = collapsed() ? 'expanded' : 'collapsed';
  root.dataset.sidebar = state;
  document.cookie = `sidebar:state=${state}; path=/; max-age=${week}; SameSite=Lax`;
  document.querySelectorAll<HTMLElement>('[data-toggle-sidebar]').forEach(tell);
}

function tell(button: HTMLElement): void {
  button.ariaExpanded = String(!collapsed());
}

function collapsed(): boolean {
  return root.dataset.sidebar === 'collapsed';
}

function nav(): HTMLElement | null {
  return document.getElementById('sidebar');
}
