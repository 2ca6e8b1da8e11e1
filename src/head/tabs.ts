/** Shows one panel of each group as it is parsed: in the reader's language, where it has languages. */
import { all, root, scan, watch } from './root.ts';
import { choices, groups, languageKey, place, preferred, show } from './tab-group.ts';

/** Lists that are parsed to their end: panels follow. Half of one would be seen, and grow under the reader's eyes. */
const lists = `${groups} > template:not(:last-child)`;

const linked = new URLSearchParams(location.search).get(languageKey);
if (linked) root.dataset.language = linked;

// What stands at the end of the article belongs after the element that it names, as soon as it is whole.
watch('[data-later]:not(:last-child),main:not(:last-child) [data-later]', (later) => {
  document.getElementById(later.dataset.later as string)?.after(...(later.lastElementChild as Element).children);
  later.remove();
});

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
  // The target of the address may be a panel that has to find its group (reveal.ts).
  scan();
  for (const group of all(`${groups}[data-tabs=language]`)) {
    const value = preferred(group);
    if (value && value !== group.dataset.value) show(group, value);
  }
});

function unwrap(list: HTMLElement): void {
  if (!list.closest('[data-deferred]')) list.replaceWith((list as HTMLTemplateElement).content);
}
