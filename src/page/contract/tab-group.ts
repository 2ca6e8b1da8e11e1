/**
 * Groups of alternatives. Without scripts, panels are stacked. With scripts, the reader selects a panel with tabs, with
 * a `<select>` if there are many, or with both.
 */
import { root } from './elements.ts';
import { recall } from './storage.ts';

/** Storage key, and query parameter, of the programming language that the reader has chosen. */
export const languageKey = 'language';
/** Selector of the elements that contain a group of alternatives. */
export const groups = '[data-tabs]';
const panels = ':scope > section';
/**
 * Selector of completely parsed templates with a `<select>`. A template is complete once a panel follows it. An
 * incomplete one must not be inserted, because its list would visibly grow.
 */
export const lists = `${groups} > template:not(:last-child)`;

/**
 * In a group, selects the alternative that has this value: updates tabs and options, and shows only the panel of the
 * alternative.
 */
export function show(group: HTMLElement, value: string | undefined): void {
  group.dataset.value = value ?? '';
  const tabs = tabsOf(group);
  const current = tabs.find(({ dataset }) => dataset.value === value);
  for (const tab of tabs) {
    tab.ariaSelected = String(tab === current);
    // Exactly one tab is reachable with the Tab key, even if an option of the `<select>` is selected.
    tab.tabIndex = tab === (current ?? tabs[0]) ? 0 : -1;
  }
  for (const option of optionsOf(group)) option.selected = option.dataset.value === value;
  for (const panel of group.querySelectorAll<HTMLElement>(panels)) place(panel, value);
}

/**
 * Shows a panel if it has the selected value. Otherwise hides it with `until-found`, so that the browser's text search
 * finds it.
 */
export function place(panel: HTMLElement, value: string | undefined): void {
  if (panel.dataset.value === value) panel.removeAttribute('hidden');
  else panel.setAttribute('hidden', 'until-found');
}

/**
 * Returns the programming language that the reader has chosen; undefined if the group does not have it. The language of
 * a shared link takes precedence over the stored one.
 */
export function preferred(group: HTMLElement): string | undefined {
  const preferred = isLanguage(group) ? (root.dataset.language ?? recall('localStorage', languageKey)) : null;
  return choices(group).find(({ dataset }) => dataset.value === preferred)?.dataset.value;
}

/** Replaces a template with the `<select>` inside it, unless the template is in a deferred block. */
export function unwrap(list: HTMLElement): void {
  if (!list.closest('[data-deferred]')) list.replaceWith((list as HTMLTemplateElement).content);
}

/** Returns the group that contains a tab, `<select>` or panel. */
export function groupOf(element: HTMLElement): HTMLElement {
  return element.closest<HTMLElement>(groups) ?? element;
}

/** Returns the tabs of a group, then its options. */
export function choices(group: HTMLElement): HTMLElement[] {
  return [...tabsOf(group), ...optionsOf(group)];
}

/** Returns the tab buttons of a group, without the options of a `<select>`. */
export function tabsOf(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];
}

/** Returns the `<option>` elements of a group, even if the `<select>` is still inside a template. */
function optionsOf(group: HTMLElement): HTMLOptionElement[] {
  const list: ParentNode | null | undefined =
    group.querySelector<HTMLTemplateElement>(':scope > template')?.content ?? group.querySelector(':scope > select');
  return [...(list?.querySelectorAll<HTMLOptionElement>('option[data-value]') ?? [])];
}

/** Whether the alternatives of a group are languages. */
export function isLanguage(group: HTMLElement): boolean {
  return group.dataset.tabs === 'language';
}
