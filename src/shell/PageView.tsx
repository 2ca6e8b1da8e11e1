import { useLoaderData, useLocation, useNavigationType } from 'react-router-dom';
import classes from './Frame.module.css';
import type { PageData } from './page-data.ts';
import { ServerHtml } from './ServerHtml.tsx';

/** Legible from its first frame on. */
const arrival: Keyframe[] = [{ opacity: 0.4 }, { opacity: 1 }];

/** The article of the page at the current address. */
export function PageView() {
  const { article } = useLoaderData<PageData>();
  const { hash } = useLocation();
  // With an anchor, or on the way back, the reader wants a place further down at once.
  const isWantedAtOnce = useNavigationType() === 'POP' || hash !== '';
  return (
    <ServerHtml
      part="article"
      as="main"
      id="content"
      tabIndex={-1}
      className={classes.main}
      nodes={article}
      prepare={isWantedAtOnce ? undefined : prepareArrival}
    />
  );
}

/** Has `actions/lay-out.ts` lay out the blocks of an article later, and its heading fade in where motion is welcome. */
function prepareArrival(main: HTMLElement, article: readonly Node[]): void {
  for (const node of article)
    if (node instanceof Element)
      for (const block of node.querySelectorAll<HTMLElement>('[data-lazy]')) block.dataset.deferred = '';
  // WCAG 2.2 SC 2.3.3.
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) main.animate(arrival, 120);
}
