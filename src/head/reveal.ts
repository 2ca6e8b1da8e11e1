/** An address that points into something folded opens it. */
import { all } from './root.ts';
import { showPanel } from './tabs.ts';

// Not earlier than `load`: only then has the browser a target.
for (const type of ['load', 'hashchange', 'docs:navigated']) addEventListener(type, reveal);

function reveal(event: Event): void {
  all('[data-target]').forEach((old) => old.removeAttribute('data-target'));
  // Where the application navigates, the browser knows no target.
  const navigated = event instanceof CustomEvent;
  const target = (navigated ? event.detail : document.querySelector(':target')) as HTMLElement | null;
  let folded = navigated;
  for (let element = target; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) folded = element.open = true;
    if (element.hidden && element.dataset.value) {
      showPanel(element);
      folded = true;
    }
  }
  if (!target) return;
  target.dataset.target = '';
  if (folded) target.scrollIntoView();
}
