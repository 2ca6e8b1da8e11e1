/**
 * Selects a tab (automatic activation, ARIA APG) or an option of a `<select>`. The selection applies to all groups that
 * share the choice.
 */
import { LAID_OUT, NAVIGATED } from '../contract/contract.ts';
import { all, on, root } from '../contract/elements.ts';
import { store } from '../contract/storage.ts';
import {
  choices,
  groupOf,
  groups,
  isLanguage,
  languageKey,
  lists,
  preferred,
  show,
  tabsOf,
  unwrap,
} from '../contract/tab-group.ts';

on('click', '[role=tab]', (tab) => choose(tab, tab.dataset.value));

on('change', `${groups} select`, (list) => choose(list, (list as HTMLSelectElement).value));

on('keydown', '[role=tab]', (tab, event) => {
  const list = tabsOf(groupOf(tab));
  const at = list.indexOf(tab) + list.length;
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: list.length - 1 }[event.key] ?? -1;
  const next = list[to % list.length];
  if (!next) return;
  event.preventDefault();
  next.focus();
  choose(next, next.dataset.value);
});

// The browser sends this event when it finds text in a hidden panel. (The DOM library does not have the event yet.)
on('beforematch' as 'toggle', `${groups} > section`, (panel) => show(groupOf(panel), panel.dataset.value));

document.addEventListener(LAID_OUT, ({ target }) =>
  (target as Element).querySelectorAll<HTMLElement>(lists).forEach(unwrap),
);

// After Back, the page may show another language than the reader has chosen in the meantime.
addEventListener(NAVIGATED, () => {
  for (const group of all(`${groups}[data-tabs=language]`)) {
    const value = preferred(group);
    if (value && value !== group.dataset.value) show(group, value);
  }
});

function choose(control: HTMLElement, value: string | undefined): void {
  const group = groupOf(control);
  const before = control.getBoundingClientRect().top;
  if (isLanguage(group)) storeLanguage(value ?? '');
  for (const each of synchronised(group)) {
    if (each === group || choices(each).some(({ dataset }) => dataset.value === value)) show(each, value);
  }
  // Groups above the control may have changed their height, but the control must not move under the pointer.
  scrollBy(0, control.getBoundingClientRect().top - before);
}

/**
 * Stores the programming language that the reader has chosen, and adds it to the URL, so that shared links include it.
 */
function storeLanguage(value: string): void {
  delete root.dataset.language;
  store('localStorage', languageKey, value);
  const url = new URL(location.href);
  url.searchParams.set(languageKey, value);
  history.replaceState(history.state, '', url);
}

/**
 * Returns the groups of tabs that share a choice with a group: all groups of languages, all groups with scenarios
 * (named request examples) of one operation, or only the group itself.
 */
function synchronised(group: HTMLElement): Iterable<HTMLElement> {
  if (isLanguage(group)) return all(`${groups}[data-tabs=language]`);
  const operation = group.closest('[data-scenarios]');
  return operation && group.dataset.tabs === 'scenario'
    ? operation.querySelectorAll<HTMLElement>(`${groups}[data-tabs=scenario]`)
    : [group];
}
