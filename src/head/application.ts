/** Brings the application on the reader's first intent: never before, never by itself. */
import { root, tag } from './root.ts';

const intents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'];
const shown = location.pathname;
const address = tag?.dataset.app;

for (const intent of intents) addEventListener(intent, load, { capture: true, passive: true });

// Entries made by the application outlive a reload of the page, and without it nobody draws the page they stand for.
addEventListener('popstate', () => {
  if (!('application' in root.dataset) && location.pathname !== shown) location.reload();
});

function load(): void {
  for (const intent of intents) removeEventListener(intent, load, true);
  // The page works without the application; a reader who lost the network must not be told twice.
  if (address) whole.then(() => import(/* @vite-ignore */ address)).catch(() => undefined);
}

const whole = new Promise<void>((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve());
  else resolve();
});
