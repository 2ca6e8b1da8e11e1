/** A value kept in this browser, or nothing where storage is refused. */
export function recall(store: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[store].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value where storage allows it. */
export function remember(store: 'localStorage' | 'sessionStorage', key: string, value: string): void {
  try {
    window[store].setItem(key, value);
  } catch {
    // The page works without memory.
  }
}
