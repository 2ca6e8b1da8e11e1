/** Groups of alternatives: stacked without scripts, otherwise tabs, a `<select>` for many alternatives, or both. */
import { root } from './elements.ts';
import { recall } from './storage.ts';

/** Storage key and query parameter of the reader's language. */
export const languageKey = 'language';
/** Selector of groups of alternatives. */
export const groups = '[data-tabs]';
const panels = ':scope > section';
/** Selector of lists that are completely parsed: a panel follows them. A partial list would grow visibly. */
export const lists = `${groups} > template:not(:last-child)`;

/** Selects a value in a group, and shows only its panel. */
export function show(group: HTMLElement, value: string | undefined): void {
  group.dataset.value = value ?? '';
  const tabs = tabsOf(group);
  const current = tabs.find(({ dataset }) => dataset.value === value);
  for (const tab of tabs) {
    tab.ariaSelected = String(tab === current);
    // One tab is in the tab order, even if an option is selected.
    tab.tabIndex = tab === (current ?? tabs[0]) ? 0 : -1;
  }
  for (const option of optionsOf(group)) option.selected = option.dataset.value === value;
  for (const panel of group.querySelectorAll<HTMLElement>(panels)) place(panel, value);
}

/** Shows a panel if it has the selected value; otherwise hides it. */
export function place(panel: HTMLElement, value: string | undefined): void {
  if (panel.dataset.value === value) panel.removeAttribute('hidden');
  else panel.setAttribute('hidden', 'until-found');
}

/** Returns the reader's language, if the group has it. The language of a shared link precedes the stored one. */
export function preferred(group: HTMLElement): string | undefined {
  const preferred = isLanguage(group) ? (root.dataset.language ?? recall('localStorage', languageKey)) : null;
  return choices(group).find(({ dataset }) => dataset.value === preferred)?.dataset.value;
}

/** Replaces the template of a `<select>` with its content, unless it is in a deferred block. */
export function unwrap(list: HTMLElement): void {
  if (!list.closest('[data-deferred]')) list.replaceWith((list as HTMLTemplateElement).content);
}

/** Returns the group that contains a tab or `<select>`. */
export function groupOf(element: HTMLElement): HTMLElement {
  return element.closest<HTMLElement>(groups) ?? element;
}

/** Returns the tabs and options of a group. */
export function choices(group: HTMLElement): HTMLElement[] {
  return [...tabsOf(group), ...optionsOf(group)];
}

/** Returns the tabs of a group. */
export function tabsOf(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];
}

/** Returns the options of a group, including those of a list that is still a template. */
function optionsOf(group: HTMLElement): HTMLOptionElement[] {
  const list: ParentNode | null | undefined =
    group.querySelector<HTMLTemplateElement>(':scope > template')?.content ?? group.querySelector(':scope > select');
  return [...(list?.querySelectorAll<HTMLOptionElement>('option[data-value]') ?? [])];
}

/** Whether the alternatives of a group are languages. */
export function isLanguage(group: HTMLElement): boolean {
  return group.dataset.tabs === 'language';
}
