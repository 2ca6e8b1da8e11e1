/**
 * Asks for the fonts before the layout does, where line and processor are fast, or the browser has them: there they are in
 * the first paint. A slow one would hold that paint back for them; there they come later, for the next page.
 */
import { navigation } from './first-view.ts';
import { FONTS_KEY, recall, remember } from '../contract/storage.ts';

/** Of text and of code (`scripts/outputs/html/look.ts`). */
const FAMILIES = 'GM';
/** Milliseconds from the request of the page within which this script has to run. */
const SOON = 120;

export function preloadFonts(): void {
  const isSlow = navigation && performance.now() - navigation.requestStart > SOON;
  if (isSlow && recall('localStorage', FONTS_KEY) === null) {
    addEventListener('load', () => remember('localStorage', FONTS_KEY, ''));
    return;
  }
  // What a next page breaks off is asked for again there.
  for (const family of FAMILIES) document.fonts?.load(`1em ${family}`).catch(() => {});
}
