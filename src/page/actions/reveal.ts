/**
 * Opens the `<details>` and tab panels that hide the target of the URL. If the anchor has moved, opens the URL with the
 * new anchor.
 */
import { decodeText } from '../../shared/text/percent-decoding.ts';
import { leadOn } from '../../shared/content/lead-on.ts';
import type { MovedAnchor } from '../../model/page.ts';
import { NAVIGATED } from '../contract/contract.ts';
import { all } from '../contract/elements.ts';

// Before the `load` event, `:target` matches nothing.
for (const type of ['load', 'hashchange', NAVIGATED]) addEventListener(type, reveal);

function reveal(event: Event): void {
  all('[data-target]').forEach((old) => old.removeAttribute('data-target'));
  // When the application navigates, the browser sets no `:target`.
  const navigated = event instanceof CustomEvent;
  const target = (navigated ? event.detail : document.querySelector(':target')) as HTMLElement | null;
  let wasHidden = false;
  for (let element = target; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) wasHidden = element.open = true;
    if (element.hidden && element.dataset.value) {
      // The browser sends the same event when it finds text in the panel.
      element.dispatchEvent(new Event('beforematch', { bubbles: true }));
      wasHidden = true;
    }
  }
  if (!target) return followMoved();
  target.dataset.target = '';
  if (wasHidden) target.scrollIntoView();
}

function followMoved(): void {
  const rules = document.querySelector<HTMLElement>('[data-moved-anchors]')?.dataset.movedAnchors;
  if (!rules || !location.hash) return;
  const isThere = (id: string) => document.getElementById(id) !== null;
  const anchor = location.hash.slice(1);
  const to = leadOn(decodeText(anchor) ?? anchor, JSON.parse(rules) as MovedAnchor[], isThere);
  if (to !== undefined) location.replace(to.startsWith('/') ? to : `#${to}`);
}
