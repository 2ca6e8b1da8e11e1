/** The reader's colour scheme and sidebar, as chosen on an earlier page. */
import { narrow, root } from '../contract/elements.ts';
import { recall, SCHEME_KEY } from '../contract/storage.ts';

/** Applies the stored preferences before the first paint; must be called only once. */
export function recallPreferences(): void {
  const scheme = recall('localStorage', SCHEME_KEY);
  if (scheme === 'light' || scheme === 'dark') root.dataset.mantineColorScheme = scheme;
  // Not on narrow windows, where it has no effect: storage is slow to read.
  if (narrow.matches) narrow.addEventListener('change', recallSidebar, { once: true });
  else recallSidebar();
}

function recallSidebar(): void {
  if (/(^|; )sidebar:state=collapsed/.test(document.cookie)) root.dataset.sidebar = 'collapsed';
}
