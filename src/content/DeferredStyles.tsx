import { createContext, useContext } from 'react';
import type { Assets } from '../model/render.ts';
import { useSite } from './site-context.ts';

type Sheet = keyof Pick<Assets, 'deferredStyles' | 'fewPagesStyles'>;

/** Returns true when a style sheet is requested for the first time while a page is rendered. */
export const FirstRequest = createContext<(sheet: Sheet) => boolean>(() => false);

/**
 * Links a deferred style sheet before the first element that needs it: everything above is painted without waiting for
 * it, and nothing below is ever seen unstyled (HTML, 4.2.4: "body-ok"). Every component with such styles renders this
 * before itself; only the first one on a page becomes a link.
 */
export function DeferredStyles({ sheet = 'deferredStyles' }: { readonly sheet?: Sheet }) {
  const isFirst = useContext(FirstRequest);
  const href = useSite().assets[sheet];
  return href !== undefined && isFirst(sheet) ? <link rel="stylesheet" href={href} /> : null;
}
