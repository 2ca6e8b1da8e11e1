import { createContext, useContext } from 'react';
import { useSite } from './site-context.ts';

/** True when asked for the first time while a page is drawn. */
export const FirstToAsk = createContext<() => boolean>(() => false);

/**
 * The link to the styles that no first screen needs, before the first element that does need them: what stands above is
 * painted without waiting for it, and nothing below is ever seen without (HTML, 4.2.4: "body-ok"). Every component with
 * such styles has it before itself; of all on a page, the first is drawn.
 */
export function LaterStyles() {
  const isFirst = useContext(FirstToAsk);
  const { laterStyles } = useSite().assets;
  return laterStyles !== undefined && isFirst() ? <link rel="stylesheet" href={laterStyles} /> : null;
}
