/** Shows one panel of each group as it is parsed: in the reader's language, where it has languages. */
import { root, scan, watch } from './root.ts';
import { choices, groups, languageKey, lists, place, preferred, show, unwrap } from './tab-group.ts';

const linked = new URLSearchParams(location.search).get(languageKey);
if (linked) root.dataset.language = linked;

// What stands at the end of the article belongs after the element that it names, as soon as it is whole.
watch('[data-later]:not(:last-child),main:not(:last-child) [data-later]', (later) => {
  document.getElementById(later.dataset.later as string)?.after(...(later.lastElementChild as Element).children);
  later.remove();
});

watch(lists, unwrap);

// Panels are parsed after their tabs: the first selects a value for the group, which each later one follows.
watch(`${groups} > section`, (panel) => {
  const group = panel.parentElement as HTMLElement;
  if ('value' in group.dataset) place(panel, group.dataset.value);
  else show(group, preferred(group) ?? choices(group)[0]?.dataset.value);
});

// The target of the address may be a panel that has to find its group (actions/reveal.ts).
addEventListener('docs:navigated', scan);
