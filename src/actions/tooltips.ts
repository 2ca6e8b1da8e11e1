/**
 * Tooltips: `[data-tip]` contains a `[role=tooltip]`; its value is the delay in milliseconds. Dismissible, hoverable
 * and
 * persistent (WCAG 2.2 SC 1.4.13).
 */
import { onKey } from '../head/root.ts';

const delay = 700;
/** After another tooltip the next one opens at once; in milliseconds. */
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
  tip = next?.querySelector<HTMLElement>('[role=tooltip]');
  // Hidden in the expanded sidebar, which shows its labels.
  if (!tip?.checkVisibility()) return;
  const wait = focused || performance.now() - closedAt < skip ? 0 : Number(next?.dataset.tip || delay);
  if (wait) timer = window.setTimeout(open, wait, 'delayed-open');
  else open('instant-open');
}

function open(state: string): void {
  if (!host || !tip) return;
  tip.dataset.state = state;
  const [box, size] = [host.getBoundingClientRect(), tip.getBoundingClientRect()];
  const beside = host.dataset.side;
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
