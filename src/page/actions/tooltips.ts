/**
 * Tooltips of elements with `data-tip`. If the attribute is empty, the tooltip is below the element. If it is a number,
 * the tooltip is beside the element, and the number is the delay in milliseconds. A tooltip with further text is part
 * of the HTML; one that repeats the element's text is created on first use. Tooltips are dismissible, hoverable and
 * persistent (WCAG 2.2 SC 1.4.13).
 */
import { onKey, root } from '../contract/elements.ts';

const delay = 700;
/** Milliseconds after a tooltip closes in which the next one opens without delay. */
const skip = 300;
const gap = 8;

let host: HTMLElement | null | undefined;
let tip: HTMLElement | null | undefined;
let timer = 0;
let closedAt = -skip;

document.addEventListener('pointerover', (event) => event.pointerType !== 'touch' && enter(event.target));
document.addEventListener('pointerleave', () => enter(null));
document.addEventListener(
  'focusin',
  ({ target }) => (target as Element).matches(':focus-visible') && enter(target, true),
);
document.addEventListener('focusout', () => enter(null));
document.addEventListener('pointerdown', close);
addEventListener('scroll', close, true);
onKey('escape', false, close);

function enter(target: EventTarget | null, focused?: boolean): void {
  const next = (target as Element | null)?.closest<HTMLElement>('[data-tip]');
  if (next === host) return;
  close();
  host = next;
  tip = next && (next.querySelector<HTMLElement>('[role=tooltip]') ?? rendered(next));
  // In the expanded sidebar, tooltips are hidden, because labels are visible.
  if (!tip?.checkVisibility()) return;
  const wait = focused || performance.now() - closedAt < skip ? 0 : Number(next?.dataset.tip || delay);
  if (wait) timer = window.setTimeout(open, wait, 'delayed-open');
  else open('instant-open');
}

/** Adds a closed tooltip that repeats the text of an element. The tooltip is cloned from another one on the page. */
function rendered(parent: HTMLElement): HTMLElement {
  const element = root.querySelector('[role=tooltip]')?.cloneNode() as HTMLElement;
  element.textContent = parent.textContent;
  parent.append(element);
  return element;
}

function open(state: 'delayed-open' | 'instant-open'): void {
  if (!host || !tip) return;
  tip.dataset.state = state;
  const [box, size] = [host.getBoundingClientRect(), tip.getBoundingClientRect()];
  const beside = host.dataset.tip;
  const x = beside ? box.right + gap : Math.min((box.left + box.right - size.width) / 2, innerWidth - size.width - gap);
  tip.style.left = `${Math.max(gap, x)}px`;
  tip.style.top = `${beside ? (box.top + box.bottom - size.height) / 2 : box.bottom + gap}px`;
}

function close(): void {
  clearTimeout(timer);
  if (!tip || tip.dataset.state === 'closed') return;
  tip.dataset.state = 'closed';
  closedAt = performance.now();
}
