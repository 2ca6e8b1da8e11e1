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
    // A place further down is wanted at once, so the page is laid out whole (`head/settle.ts`).
    document.documentElement.toggleAttribute('data-settled', back || hash !== '');
  }, [page, hash, back]);
  return <Kept part="article" as="main" id="content" tabIndex={-1} className={classes.main} nodes={page?.article} />;
}
