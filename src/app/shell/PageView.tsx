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
  // After Back, or with an anchor in the URL, the reader wants a place further down, so the heading is not painted
  // first.
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
 * Lets the browser paint the heading of an article first, and the rest one frame later, because painting the rest takes
 * several times as long (base.css). Blocks marked `data-lazy` are laid out even later, while the browser is idle
 * (actions/lay-out.ts). The heading fades in unless the reader prefers reduced motion.
 */
function prepareArrival(main: HTMLElement, article: readonly Node[]): void {
  // `data-navigating` is set on `<main>`: on an ancestor it would invalidate the styles of the whole page.
  showFonts();
  main.dataset.navigating = '';
  requestAnimationFrame(() => {
    // After the events of this frame, because a scroll event lays deferred blocks out.
    for (const node of article)
      if (node instanceof Element)
        for (const block of node.querySelectorAll<HTMLElement>('[data-lazy]')) block.dataset.deferred = '';
    setTimeout(() => delete main.dataset.navigating);
  });
  // WCAG 2.2 SC 2.3.3.
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) main.animate(arrival, 120);
}
