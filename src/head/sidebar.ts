/** Whether the sidebar is collapsed to icons, which the reader has chosen on a wide screen. */
import { narrow, root } from './root.ts';

/** To be called once, before the first paint. Not on narrow windows, where it has no effect: cookies are slow to read. */
export function recallSidebar(): void {
  if (narrow.matches) narrow.addEventListener('change', recall, { once: true });
  else recall();
}

function recall(): void {
  if (/(^|; )sidebar:state=collapsed/.test(document.cookie)) root.dataset.sidebar = 'collapsed';
}
