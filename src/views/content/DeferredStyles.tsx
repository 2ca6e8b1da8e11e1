import { createContext, useContext } from 'react';
import { useSite } from './site-context.ts';

/** Returns true on its first call for a page: the deferred styles are not linked yet. */
export const FirstRequest = createContext<() => boolean>(() => false);

/**
 * Links the deferred styles before the first element that needs them: content above is painted without waiting for
 * them, and content below is never visible unstyled (HTML, 4.2.4: "body-ok"). Every component with such styles renders
 * this before itself; only the first one on a page renders a link.
 */
export function DeferredStyles() {
  const isFirst = useContext(FirstRequest);
  const href = useSite().assets.deferredStyles;
  return href !== undefined && isFirst() ? <link rel="stylesheet" href={href} /> : null;
}
