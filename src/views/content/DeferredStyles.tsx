import { createContext, useContext } from 'react';
import { useSite } from './site-context.ts';

/** Returns true when the deferred styles are requested for the first time while a page is rendered. */
export const FirstRequest = createContext<() => boolean>(() => false);

/**
 * Links the deferred styles before the first element that needs them: everything above is painted without waiting for
 * them, and nothing below is ever seen unstyled (HTML, 4.2.4: "body-ok"). Every component with such styles renders this
 * before itself; only the first one on a page becomes a link.
 */
export function DeferredStyles() {
  const isFirst = useContext(FirstRequest);
  const href = useSite().assets.deferredStyles;
  return href !== undefined && isFirst() ? <link rel="stylesheet" href={href} /> : null;
}
