/** Key of the chosen colour scheme. */
export const SCHEME_KEY = 'color-scheme';

/** Key of the mark of an earlier slow page load: its fonts are in the cache. */
export const FONTS_KEY = 'fonts';

/** Returns a stored value; null if there is none or the browser refuses storage. */
export function recall(area: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value where the browser allows it. */
export function store(area: 'localStorage' | 'sessionStorage', key: string, value: string): void {
  try {
    window[area].setItem(key, value);
  } catch {
    // Without storage, preferences last for this page only.
  }
}
