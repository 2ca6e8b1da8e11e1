/**
 * Shows one panel of each group as soon as the panel is parsed. In groups of languages, that is the panel in the
 * programming language that the reader has chosen.
 */
import { NAVIGATED } from '../contract/contract.ts';
import { moveDeferred } from '../contract/deferred-panels.ts';
import { root, scan, watch } from '../contract/elements.ts';
import { choices, groups, languageKey, lists, place, preferred, show, unwrap } from '../contract/tab-group.ts';

const linked = new URLSearchParams(location.search).get(languageKey);
if (linked) root.dataset.language = linked;

// As soon as deferred panels are completely parsed, moves them after the element whose id is in `data-after`.
watch('[data-after]:not(:last-child),main:not(:last-child) [data-after]', moveDeferred);

watch(lists, unwrap);

// Panels are parsed after their tabs. The first panel selects the value of the group; later panels are shown if they
// have that value.
watch(`${groups} > section`, (panel) => {
  const group = panel.parentElement as HTMLElement;
  if ('value' in group.dataset) place(panel, group.dataset.value);
  else show(group, preferred(group) ?? choices(group)[0]?.dataset.value);
});

// Moves panels to their groups before `actions/reveal.ts` runs: the target of the URL may be in one of them.
addEventListener(NAVIGATED, scan);
