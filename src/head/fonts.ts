/**
 * Asks for the fonts before the layout does, where the page has come fast: there they are in its first paint. On a slow
 * line browsers would hold that paint back for them, in vain; they come later, for the next page.
 */
import { navigation } from './lazy-layout.ts';

/** Of text and of code (`scripts/build/look.ts`). */
const FAMILIES = 'GM';
/** Milliseconds within which the page has to begin to come. */
const SOON = 100;

export function preloadFonts(): void {
  if (navigation && navigation.responseStart - navigation.requestStart > SOON) return;
  // What a next page breaks off is asked for again there.
  for (const family of FAMILIES) document.fonts?.load(`1em ${family}`).catch(() => {});
}
