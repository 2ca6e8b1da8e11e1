/** Alternatives, stacked without scripts, as tabs (ARIA APG, Tabs with automatic activation). */
import { all, on, watch } from './root.ts';
import { recall, remember } from './storage.ts';

const key = 'language';
const groups = '[data-tabs]';
const panels = ':scope > [role=tabpanel]';

// Panels are parsed after their tabs: the first panel starts the group, each later one falls into place.
watch(`${groups} > [role=tabpanel]`, (panel) => {
  const group = panel.parentElement as HTMLElement;
  const kept = shared(group) ? recall('localStorage', key) : null;
  show(group, group.dataset.value ?? (tabs(group).find(({ dataset }) => dataset.value === kept) ?? tabs(group)[0])?.dataset.value);
});

on('click', '[role=tab]', choose);

on('keydown', '[role=tab]', (tab, event) => {
  const list = tabs(groupOf(tab));
  const at = list.indexOf(tab) + list.length;
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: list.length - 1 }[event.key] ?? -1;
  const next = list[to % list.length];
  if (!next) return;
  event.preventDefault();
  next.focus();
  choose(next);
});

// The browser found text in a hidden panel. (The event is not in the DOM library yet.)
on('beforematch' as 'toggle', '[role=tabpanel]', showPanel);

/** Shows the panel with its tab. */
export function showPanel(panel: HTMLElement): void {
  show(groupOf(panel), panel.dataset.value);
}

function choose(tab: HTMLElement): void {
  const { value } = tab.dataset;
  const group = groupOf(tab);
  const before = tab.getBoundingClientRect().top;
  if (shared(group)) remember('localStorage', key, value ?? '');
  for (const each of shared(group) ? all(groups) : [group]) {
    if (each === group || (shared(each) && tabs(each).some(({ dataset }) => dataset.value === value))) show(each, value);
  }
  // Groups above may have changed their height: the tab stays under the pointer.
  scrollBy(0, tab.getBoundingClientRect().top - before);
}

function show(group: HTMLElement, value: string | undefined): void {
  group.dataset.value = value ?? '';
  for (const tab of tabs(group)) {
    const selected = tab.dataset.value === value;
    tab.ariaSelected = String(selected);
    tab.tabIndex = selected ? 0 : -1;
  }
  for (const panel of group.querySelectorAll<HTMLElement>(panels)) {
    if (panel.dataset.value === value) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
  }
}

function groupOf(element: HTMLElement): HTMLElement {
  return element.closest<HTMLElement>(groups) ?? element;
}

function tabs(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];
}

function shared(group: HTMLElement): boolean {
  return group.dataset.tabs === 'language';
}
