/** The colour scheme that the reader has chosen, before the first paint; the system's until then. */
import { root } from './root.ts';
import { recall } from './storage.ts';

export const schemeAttribute = 'data-mantine-color-scheme';
export const schemeKey = 'color-scheme';

/** To be called once. */
export function recallScheme(): void {
  const chosen = recall('localStorage', schemeKey);
  if (chosen === 'light' || chosen === 'dark') root.setAttribute(schemeAttribute, chosen);
}
