import { useLoaderData, useLocation, useNavigationType } from 'react-router-dom';
import classes from './Frame.module.css';
import { showFonts } from './late-fonts.ts';
import type { PageData } from './page-data.ts';
import { ServerHtml } from './ServerHtml.tsx';

/** Fades an article's heading in, from an opacity that is already legible. */
const arrival: Keyframe[] = [{ opacity: 0.4 }, { opacity: 1 }];

/** The article of the page at the current URL. */
export function PageView() {
  const { article } = useLoaderData<PageData>();
  const { hash } = useLocation();
  // With an anchor, or after Back, the reader needs a place further down immediately.
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

/**
 * Lets the browser paint the heading of an article a frame before the rest (base.css), which takes several times as
 * long, and defers the layout of blocks further (actions/lay-out.ts). The heading fades in unless motion is reduced.
 */
function prepareArrival(main: HTMLElement, article: readonly Node[]): void {
  // On `<main>`: on an ancestor it would invalidate the styles of the whole page.
  showFonts();
  main.dataset.navigating = '';
  requestAnimationFrame(() => {
    // After the events of this frame: one that scrolls lays deferred blocks out.
    for (const node of article)
      if (node instanceof Element)
        for (const block of node.querySelectorAll<HTMLElement>('[data-lazy]')) block.dataset.deferred = '';
    setTimeout(() => delete main.dataset.navigating);
  });
  // WCAG 2.2 SC 2.3.3.
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) main.animate(arrival, 120);
}
