import { createContext, useContext } from 'react';
import type { Assets } from '../model/render.ts';
import { useSite } from './site-context.ts';

type Sheet = keyof Pick<Assets, 'laterStyles' | 'rareStyles'>;

/** True when asked for a style sheet for the first time while a page is drawn. */
export const FirstToAsk = createContext<(sheet: Sheet) => boolean>(() => false);

/**
 * The link to the styles that no first screen needs, before the first element that does need them: what stands above is
 * painted without waiting for it, and nothing below is ever seen without (HTML, 4.2.4: "body-ok"). Every component with
 * such styles has it before itself; of all on a page, the first is drawn.
 */
export function LaterStyles() {
  return <Styles sheet="laterStyles" />;
}

/** The same of the styles that few pages need. */
export function RareStyles() {
  return <Styles sheet="rareStyles" />;
}

function Styles({ sheet }: { readonly sheet: Sheet }) {
  const isFirst = useContext(FirstToAsk);
  const href = useSite().assets[sheet];
  return href !== undefined && isFirst(sheet) ? <link rel="stylesheet" href={href} /> : null;
}
