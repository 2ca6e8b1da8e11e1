/** Restores the colour scheme and the state of the sidebar that the reader chose on an earlier page. */
import { narrow, root } from '../contract/elements.ts';
import { recall, SCHEME_KEY } from '../contract/storage.ts';

const scheme = recall('localStorage', SCHEME_KEY);
if (scheme === 'light' || scheme === 'dark') root.dataset.mantineColorScheme = scheme;

// In narrow windows the state of the sidebar has no effect, so it is not read: reading is slow.
if (narrow.matches) narrow.addEventListener('change', recallSidebar, { once: true });
else recallSidebar();

function recallSidebar(): void {
  if (/(^|; )sidebar:state=collapsed/.test(document.cookie)) root.dataset.sidebar = 'collapsed';
}
