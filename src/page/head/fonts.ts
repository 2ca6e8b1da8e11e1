/**
 * Requests the fonts early, so that the first paint uses them. Does so only if the page loads fast or the fonts are
 * cached. On a slow connection or device, the fonts would delay the first paint, so they load later, for the next page.
 */
import { navigation } from './first-view.ts';
import { FONTS_KEY, recall, store } from '../contract/storage.ts';

/** One-letter names of the text font and of the code font (`scripts/outputs/html/look.ts`). */
const FAMILIES = 'GM';
/**
 * Maximum time in milliseconds from the request of the page until this script runs. After more time, the page load
 * counts as slow.
 */
const SOON = 120;

const isSlow = navigation && performance.now() - navigation.requestStart > SOON;

if (isSlow && recall('localStorage', FONTS_KEY) === null) {
  addEventListener('load', () => store('localStorage', FONTS_KEY, ''));
} else {
  // Ignores a request that fails because the reader opens another page: that page requests the font again.
  for (const family of FAMILIES) document.fonts?.load(`1em ${family}`).catch(() => {});
}
