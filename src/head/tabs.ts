/** Alternatives, stacked without scripts, as tabs (ARIA APG, Tabs with automatic activation). */
import { on, watch } from './root.ts';
import { recall, remember } from './storage.ts';

const key = 'language';
const panels = ':scope > [role=tabpanel]';

// Panels are parsed after their tabs: the first panel starts the group, each later one falls into place.
watch('[data-tabs] > [role=tabpanel]', (panel) => {
  const group = panel.parentElement as HTMLElement;
  const kept = shared(group) ? recall('localStorage', key) : null;
  show(group, group.dataset.value ?? (kept !== null && tab(group, kept) ? kept : value(tabs(group)[0])));
});

on('click', '[role=tab]', (element) => choose(element, value(element)));

on('keydown', '[role=tab]', (element, event) => {
  const list = tabs(groupOf(element));
  const at = list.indexOf(element);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + list.length, Home: 0, End: list.length - 1 }[(event as KeyboardEvent).key];
  const next = to === undefined ? undefined : list[to % list.length];
  if (!next) return;
  event.preventDefault();
  next.focus();
  choose(next, value(next));
});

// The browser found text in a hidden panel.
on('beforematch', '[role=tabpanel]', (panel) => show(groupOf(panel), value(panel)));

/** Shows the panel an element is in. */
export function showPanel(panel: HTMLElement): void {
  show(groupOf(panel), value(panel));
}

function choose(element: HTMLElement, wanted: string): void {
  const group = groupOf(element);
  const before = element.getBoundingClientRect().top;
  if (shared(group)) {
    remember('localStorage', key, wanted);
    for (const other of document.querySelectorAll<HTMLElement>('[data-tabs=language]')) if (tab(other, wanted)) show(other, wanted);
  } else show(group, wanted);
  // Groups above may have changed their height: the tab stays under the pointer.
  scrollBy(0, element.getBoundingClientRect().top - before);
}

function show(group: HTMLElement, wanted: string): void {
  group.dataset.value = wanted;
  for (const each of tabs(group)) {
    each.ariaSelected = String(value(each) === wanted);
    each.tabIndex = value(each) === wanted ? 0 : -1;
  }
  for (const panel of group.querySelectorAll<HTMLElement>(panels)) {
    if (value(panel) === wanted) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
  }
}

function groupOf(element: HTMLElement): HTMLElement {
  return element.closest('[data-tabs]') as HTMLElement;
}

function tabs(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];
}

function tab(group: HTMLElement, wanted: string): HTMLElement | undefined {
  return tabs(group).find((each) => value(each) === wanted);
}

function value(element: HTMLElement | undefined): string {
  return element?.dataset.value ?? '';
}

function shared(group: HTMLElement): boolean {
  return group.dataset.tabs === 'language';
}
