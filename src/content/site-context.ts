import { createContext, useContext } from 'react';
import type { RenderInput } from '../model/render.ts';

/** What every component may ask for while a page is prerendered. Absent in the browser: nothing there draws content. */
export const SiteContext = createContext<RenderInput | undefined>(undefined);

/** The page being prerendered and the site around it. Throws in the browser. */
export function useSite(): RenderInput {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite() is for prerendering: put the component inside <ServerHtml>.');
  return site;
}
