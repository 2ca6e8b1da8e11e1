/** The script inlined in the head of every page: everything that affects the first screen. */
import './first-view.ts';
import './lazy-layout.ts';
import './sidebar-memory.ts';
import './tabs.ts';
import { navigation } from './first-view.ts';
import { root, startWatching, narrow } from '../contract/elements.ts';
import { recall, SCHEME_KEY, FONTS_KEY, store } from '../contract/storage.ts';

/** The names of the text font and of the code font (`scripts/outputs/html/look.ts`). */
const FAMILIES = 'GM';
/** Milliseconds from the page's request to this script, above which a load is slow. */
const SOON = 120;

function preloadFonts(): void {
  const isSlow = navigation && performance.now() - navigation.requestStart > SOON;
  if (isSlow && recall('localStorage', FONTS_KEY) === null) {
    addEventListener('load', () => store('localStorage', FONTS_KEY, ''));
    return;
  }
  // A load that the next page interrupts is repeated there.
  for (const family of FAMILIES) document.fonts?.load(`1em ${family}`).catch(() => {});
}

preloadFonts();
recallPreferences();
startWatching();
root.dataset.scripts = '';

/** Applies the stored preferences before the first paint; must be called only once. */
function recallPreferences(): void {
  const scheme = recall('localStorage', SCHEME_KEY);
  if (scheme === 'light' || scheme === 'dark') root.dataset.mantineColorScheme = scheme;
  // Not on narrow windows, where it has no effect: storage is slow to read.
  if (narrow.matches) narrow.addEventListener('change', recallSidebar, { once: true });
  else recallSidebar();
}

function recallSidebar(): void {
  if (/(^|; )sidebar:state=collapsed/.test(document.cookie)) root.dataset.sidebar = 'collapsed';
}
