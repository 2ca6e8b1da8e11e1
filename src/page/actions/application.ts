/** Loads the application on the reader's first interaction, not earlier. */
import { root } from '../contract/elements.ts';

const loadedPath = location.pathname;
const entry = root.querySelector<HTMLElement>('script[data-app]')?.dataset.app;
let loading: Promise<unknown> | undefined;

/** Loads the application once. A failure is ignored: the page works without it. */
const load = () => (loading ??= import(/* @vite-ignore */ entry ?? '').catch(() => undefined));

// A link to a built request, or to a webhook's simulator, needs the tool.
if (/^#(build|simulate)=/.test(location.hash)) load();

for (const type of ['pointerdown', 'pointermove', 'keydown', 'focusin']) {
  addEventListener(type, load, { capture: true, passive: true });
}

// History entries of the application survive a reload, after which only the browser can load their pages.
addEventListener('popstate', () => {
  if (!('application' in root.dataset) && location.pathname !== loadedPath) location.reload();
});
