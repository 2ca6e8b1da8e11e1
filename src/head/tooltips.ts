/** Tooltips: `[data-tip]` holds a `[role=tooltip]` and, as its value, the delay in milliseconds. Dismissible, hoverable, persistent (WCAG 2.2 SC 1.4.13). */

const delay = 700;
const skip = 300;
const gap = 8;

let host: HTMLElement | null = null;
let timer = 0;
let closedAt = -Infinity;

document.addEventListener('pointerover', (event) => {
  if (event.pointerType !== 'touch') enter(hostOf(event.target), false);
});
document.addEventListener('pointerleave', () => enter(null, false));
document.addEventListener('focusin', (event) => {
  const element = event.target as Element;
  enter(element.matches(':focus-visible') ? hostOf(element) : null, true);
});
document.addEventListener('focusout', () => enter(null, false));
document.addEventListener('pointerdown', close);
addEventListener('scroll', close, { capture: true, passive: true });
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') close();
});

function enter(next: HTMLElement | null, focused: boolean): void {
  if (next === host) return;
  close();
  host = next;
  const tip = tipOf(host);
  if (!host || !tip || getComputedStyle(tip).display === 'none') return;
  const wait = focused || performance.now() - closedAt < skip ? 0 : Number(host.dataset.tip || delay);
  if (wait) timer = window.setTimeout(() => open(tip, 'delayed-open'), wait);
  else open(tip, 'instant-open');
}

function open(tip: HTMLElement, state: string): void {
  if (!host) return;
  tip.dataset.state = state;
  const [box, size] = [host.getBoundingClientRect(), tip.getBoundingClientRect()];
  const beside = host.dataset.side === 'right';
  const below = box.bottom + gap + size.height < innerHeight;
  const x = beside ? box.right + gap : box.left + (box.width - size.width) / 2;
  const y = beside ? box.top + (box.height - size.height) / 2 : below ? box.bottom + gap : box.top - gap - size.height;
  tip.style.left = `${Math.max(gap, Math.min(x, innerWidth - size.width - gap))}px`;
  tip.style.top = `${y}px`;
}

function close(): void {
  clearTimeout(timer);
  const tip = tipOf(host);
  if (!tip || tip.dataset.state === 'closed') return;
  tip.dataset.state = 'closed';
  closedAt = performance.now();
}

function hostOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest('[data-tip]') : null;
}

function tipOf(element: HTMLElement | null): HTMLElement | null {
  return element && element.querySelector('[role=tooltip]');
}
