import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType, useOutletContext } from 'react-router-dom';
import { Kept } from './Kept.tsx';
import type { PageData } from './page-data.ts';
import classes from './Frame.module.css';

/** The article of the page at the present address. */
export function PageView() {
  const page = useOutletContext<PageData | undefined>();
  const { hash } = useLocation();
  const back = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    if (back || hash !== '') return;
    // The head script shows the rest when the heading is painted (`head/settle.ts`). After an anchor or on the way back all is wanted at once.
    // On the element itself: above it, the styles of the whole page would be asked again.
    document.querySelector('main')?.setAttribute('data-turning', '');
    for (const node of page?.article ?? []) {
      if (node instanceof Element)
        for (const piece of node.querySelectorAll<HTMLElement>('[data-piece]')) piece.dataset.far = '';
    }
  }, [page, hash, back]);
  return <Kept part="article" as="main" id="content" tabIndex={-1} className={classes.main} nodes={page?.article} />;
}
