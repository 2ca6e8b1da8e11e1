/**
 * Requests the fonts before the layout does, where line and processor are fast or the fonts are cached: they are then in
 * the first paint. A slow one would delay that paint; there the fonts load later, for the next page.
 */
import { navigation } from './first-view.ts';
import { FONTS_KEY, recall, store } from '../contract/storage.ts';

/** The names of the text font and of the code font (`scripts/outputs/html/look.ts`). */
const FAMILIES = 'GM';
/** Milliseconds from the page's request to this script, above which a load is slow. */
const SOON = 120;

export function preloadFonts(): void {
  const isSlow = navigation && performance.now() - navigation.requestStart > SOON;
  if (isSlow && recall('localStorage', FONTS_KEY) === null) {
    addEventListener('load', () => store('localStorage', FONTS_KEY, ''));
    return;
  }
  // A load that the next page interrupts is repeated there.
  for (const family of FAMILIES) document.fonts?.load(`1em ${family}`).catch(() => {});
}
