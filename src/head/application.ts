/** Brings the application on the reader's first intent: never before, never by itself. */
import { root } from './root.ts';

const shown = location.pathname;
const address = (document.currentScript as HTMLElement | null)?.dataset.app;
let coming: Promise<unknown> | undefined;

for (const intent of ['pointerdown', 'pointermove', 'keydown', 'focusin']) {
  // The page works without the application; a reader who lost the network must not be told twice.
  addEventListener(intent, () => (coming ??= import(/* @vite-ignore */ address ?? '').catch(() => undefined)), {
    capture: true,
    passive: true,
  });
}

// Entries made by the application outlive a reload of the page, and without it nobody draws the page they stand for.
addEventListener('popstate', () => {
  if (!('application' in root.dataset) && location.pathname !== shown) location.reload();
});
