/** Loads the application on the reader's first interaction, not earlier. */
import { root } from '../contract/elements.ts';

const loadedPath = location.pathname;
const entry = root.querySelector<HTMLElement>('script[data-app]')?.dataset.app;
let loading: Promise<unknown> | undefined;

/** Loads the application once. A failure is ignored, because the page works without the application. */
const load = () => (loading ??= import(/* @vite-ignore */ entry ?? '').catch(() => undefined));

// These fragments open a tool, which is part of the application.
if (/^#(build|simulate)=/.test(location.hash)) load();

for (const type of ['pointerdown', 'pointermove', 'keydown', 'focusin']) {
  addEventListener(type, load, { capture: true, passive: true });
}

// After a reload, Back may lead to a history entry that the application added. Until the application has loaded, only
// the browser can load the page of such an entry.
addEventListener('popstate', () => {
  if (!('application' in root.dataset) && location.pathname !== loadedPath) location.reload();
});
