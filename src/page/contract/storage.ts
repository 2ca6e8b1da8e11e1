/** Storage key of the chosen colour scheme. */
export const SCHEME_KEY = 'color-scheme';

/**
 * Storage key that is set after a slow page load. On the next page, it means that the fonts are in the browser's cache.
 */
export const FONTS_KEY = 'fonts';

/** Returns a stored value; null if there is none or the browser refuses storage. */
export function recall(area: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, if the browser allows storage. */
export function store(area: 'localStorage' | 'sessionStorage', key: string, value: string): void {
  try {
    window[area].setItem(key, value);
  } catch {
    // Without storage, preferences apply only to this page.
  }
}
