/** Alternatives, which are stacked without scripts: tabs, or a `<select>` where there are many. */
import { root } from './root.ts';
import { recall } from '../page/storage.ts';

/** Key of the language in storage, and query parameter that names it in a link. */
export const languageKey = 'language';
export const groups = '[data-tabs]';
const panels = ':scope > section';
/** Lists that are parsed to their end: panels follow. Half of one would be seen, and grow under the reader's eyes. */
export const lists = `${groups} > template:not(:last-child)`;

/** Selects a value, and shows only its panel. */
export function show(group: HTMLElement, value: string | undefined): void {
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

/** Shows a panel if it has the selected value, and hides it otherwise. */
export function place(panel: HTMLElement, value: string | undefined): void {
  if (panel.dataset.value === value) panel.removeAttribute('hidden');
  else panel.setAttribute('hidden', 'until-found');
}

/** Returns the reader's language, if the group has it: that of a shared link, until the reader chooses another. */
export function preferred(group: HTMLElement): string | undefined {
  const preferred = isLanguage(group) ? (root.dataset.language ?? recall('localStorage', languageKey)) : null;
  return choices(group).find(({ dataset }) => dataset.value === preferred)?.dataset.value;
}

/** Inserts a `<select>`; that of a deferred block when the block is laid out. */
export function unwrap(list: HTMLElement): void {
  if (!list.closest('[data-deferred]')) list.replaceWith((list as HTMLTemplateElement).content);
}

/** Returns the group around a tab or list. */
export function groupOf(element: HTMLElement): HTMLElement {
  return element.closest<HTMLElement>(groups) ?? element;
}

/** Returns the tabs or options of a group, also those of a list that is not inserted yet. */
export function choices(group: HTMLElement): HTMLElement[] {
  const list = group.querySelector<HTMLTemplateElement>(':scope > template')?.content;
  return [
    ...(list?.querySelectorAll<HTMLElement>('option') ??
      group.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab], :scope > select > option')),
  ];
}

/** Whether the alternatives of a group are languages. */
export function isLanguage(group: HTMLElement): boolean {
  return group.dataset.tabs === 'language';
}
