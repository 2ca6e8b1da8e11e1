/**
 * Alternatives, which are stacked without scripts: tabs with automatic activation (ARIA APG), or a `<select>` where
 * there are many.
 */
import { all, on, watch } from './root.ts';
import { recall, remember } from './storage.ts';

const key = 'language';
const groups = '[data-tabs]';
const panels = ':scope > section';
/** Lists that are parsed to their end: panels follow. Half of one would be seen, and grow under the reader's eyes. */
const lists = `${groups} > template:not(:last-child)`;
/** The language named in a shared link, until the reader chooses another. */
let linked = new URLSearchParams(location.search).get(key);

// A `<select>` is inserted when its block is laid out (lazy-layout.ts).
watch(lists, unwrap);
document.addEventListener('docs:laid-out', ({ target }) =>
  (target as Element).querySelectorAll<HTMLTemplateElement>(lists).forEach(unwrap),
);

// Panels are parsed after their tabs: the first selects a value for the group, which each later one follows.
watch(`${groups} > section`, (panel) => {
  const group = panel.parentElement as HTMLElement;
  if ('value' in group.dataset) place(panel, group.dataset.value);
  else show(group, preferred(group) ?? choices(group)[0]?.dataset.value);
});

// Back on a page, the reader may have chosen another language meanwhile.
addEventListener('docs:navigated', () => {
  for (const group of all(`${groups}[data-tabs=language]`)) {
    const value = preferred(group);
    if (value && value !== group.dataset.value) show(group, value);
  }
});

on('click', '[role=tab]', (tab) => choose(tab, tab.dataset.value));

on('change', `${groups} > select`, (list) => choose(list, (list as HTMLSelectElement).value));

on('keydown', '[role=tab]', (tab, event) => {
  const list = choices(groupOf(tab));
  const at = list.indexOf(tab) + list.length;
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: list.length - 1 }[event.key] ?? -1;
  const next = list[to % list.length];
  if (!next) return;
  event.preventDefault();
  next.focus();
  choose(next, next.dataset.value);
});

// The browser found text in a hidden panel. (The event is not in the DOM library yet.)
on('beforematch' as 'toggle', `${groups} > section`, showPanel);

/** Shows the panel with its tab. */
export function showPanel(panel: HTMLElement): void {
  show(groupOf(panel), panel.dataset.value);
}

function choose(control: HTMLElement, value: string | undefined): void {
  const group = groupOf(control);
  const before = control.getBoundingClientRect().top;
  if (isLanguage(group)) rememberLanguage(value ?? '');
  for (const each of synchronised(group)) {
    if (each === group || choices(each).some(({ dataset }) => dataset.value === value)) show(each, value);
  }
  // Groups above may have changed their height; the control must stay under the pointer.
  scrollBy(0, control.getBoundingClientRect().top - before);
}

/** Stores the language, and puts it into the address, which may be shared. */
function rememberLanguage(value: string): void {
  linked = null;
  remember('localStorage', key, value);
  const address = new URL(location.href);
  address.searchParams.set(key, value);
  history.replaceState(history.state, '', address);
}

/** Groups that change together: all of a language, those of a scenario within one operation. */
function synchronised(group: HTMLElement): Iterable<HTMLElement> {
  if (isLanguage(group)) return all(`${groups}[data-tabs=language]`);
  const operation = group.closest('[data-scenarios]');
  return operation && group.dataset.tabs === 'scenario'
    ? operation.querySelectorAll<HTMLElement>(`${groups}[data-tabs=scenario]`)
    : [group];
}

function show(group: HTMLElement, value: string | undefined): void {
  group.dataset.value = value ?? '';
  for (const choice of choices(group)) {
    const selected = choice.dataset.value === value;
    if (choice instanceof HTMLOptionElement) choice.selected = selected;
    else {
      choice.ariaSelected = String(selected);
      choice.tabIndex = selected ? 0 : -1;
    }
  }
  for (const panel of group.querySelectorAll<HTMLElement>(panels)) place(panel, value);
}

function place(panel: HTMLElement, value: string | undefined): void {
  if (panel.dataset.value === value) panel.removeAttribute('hidden');
  else panel.setAttribute('hidden', 'until-found');
}

/** The reader's language, where the group has it. */
function preferred(group: HTMLElement): string | undefined {
  const preferred = isLanguage(group) ? (linked ?? recall('localStorage', key)) : null;
  return choices(group).find(({ dataset }) => dataset.value === preferred)?.dataset.value;
}

function groupOf(element: HTMLElement): HTMLElement {
  return element.closest<HTMLElement>(groups) ?? element;
}

function choices(group: HTMLElement): HTMLElement[] {
  const list = group.querySelector<HTMLTemplateElement>(':scope > template')?.content;
  return [
    ...(list?.querySelectorAll<HTMLElement>('option') ??
      group.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab], :scope > select > option')),
  ];
}

function unwrap(list: HTMLElement): void {
  if (!list.closest('[data-deferred]')) list.replaceWith((list as HTMLTemplateElement).content);
}

function isLanguage(group: HTMLElement): boolean {
  return group.dataset.tabs === 'language';
}
