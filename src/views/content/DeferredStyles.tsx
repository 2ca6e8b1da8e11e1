import { createContext, useContext } from 'react';
import { useSite } from './site-context.ts';

/** A function that returns true only on its first call for a page, when the deferred styles are not linked yet. */
export const FirstRequest = createContext<() => boolean>(() => false);

/**
 * Links the deferred styles before the first element that needs them. Content above the link is painted without waiting
 * for the styles; content below is never visible unstyled (HTML, 4.2.4: "body-ok"). Every component with such styles
 * renders this before itself, but only the first one on a page renders a link.
 */
export function DeferredStyles() {
  const isFirst = useContext(FirstRequest);
  const href = useSite().assets.deferredStyles;
  return href !== undefined && isFirst() ? <link rel="stylesheet" href={href} /> : null;
}
