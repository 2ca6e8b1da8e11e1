/** Shows one panel of each group as soon as it is parsed: in groups of languages, the one in the reader's language. */
import { NAVIGATED } from '../contract/contract.ts';
import { moveDeferred } from '../contract/deferred-panels.ts';
import { root, scan, watch } from '../contract/elements.ts';
import { choices, groups, languageKey, lists, place, preferred, show, unwrap } from '../contract/tab-group.ts';

const linked = new URLSearchParams(location.search).get(languageKey);
if (linked) root.dataset.language = linked;

// Moves deferred panels behind the element that they name, as soon as they are complete.
watch('[data-after]:not(:last-child),main:not(:last-child) [data-after]', moveDeferred);

watch(lists, unwrap);

// Panels are parsed after their tabs: the first one selects the group's value, and each later one follows it.
watch(`${groups} > section`, (panel) => {
  const group = panel.parentElement as HTMLElement;
  if ('value' in group.dataset) place(panel, group.dataset.value);
  else show(group, preferred(group) ?? choices(group)[0]?.dataset.value);
});

// The target of the URL may be a panel that has yet to be moved to its group (actions/reveal.ts).
addEventListener(NAVIGATED, scan);
