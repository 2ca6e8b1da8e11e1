/** Keeps what a reader does before the script of the actions is there, and hands it over when it comes. */
import type { Replay } from './root.ts';

const kept: Event[] = [];
const types = ['click', 'change', 'keydown', 'beforematch'];

for (const type of types) addEventListener(type, keep, true);

addEventListener('docs:acting', (event) => {
  forget();
  (event as CustomEvent<Replay>).detail(kept);
});
// Later than that the script does not come: browsers wait for it.
addEventListener('load', forget);

function keep(event: Event): void {
  kept.push(event);
  // Browsers have a use of their own for the shortcuts of the actions.
  const { ctrlKey, metaKey, altKey, key } = event as KeyboardEvent;
  if ((ctrlKey || metaKey) && !altKey && /^[bk]$/i.test(key)) event.preventDefault();
}

function forget(): void {
  for (const type of types) removeEventListener(type, keep, true);
}
