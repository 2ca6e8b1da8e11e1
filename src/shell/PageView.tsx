import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType, useOutletContext } from 'react-router-dom';
import { ServerHtml } from './ServerHtml.tsx';
import type { PageData } from './page-data.ts';
import classes from './Frame.module.css';

/** The article of the page at the current address. */
export function PageView() {
  const page = useOutletContext<PageData | undefined>();
  const { hash } = useLocation();
  const isBack = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    if (isBack || hash !== '') return;
    // Blocks are laid out after the heading is painted (head/lazy-layout.ts), but with an anchor or on the way back at
    // once. The attribute is on `<main>`: on an ancestor it would invalidate the styles of the whole page.
    document.querySelector('main')?.setAttribute('data-navigating', '');
    for (const node of page?.article ?? []) {
      if (node instanceof Element)
        for (const block of node.querySelectorAll<HTMLElement>('[data-lazy]')) block.dataset.deferred = '';
    }
  }, [page, hash, isBack]);
  return (
    <ServerHtml part="article" as="main" id="content" tabIndex={-1} className={classes.main} nodes={page?.article} />
  );
}
