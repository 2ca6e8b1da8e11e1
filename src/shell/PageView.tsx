import { useLocation, useNavigationType, useOutletContext } from 'react-router-dom';
import { ServerHtml } from './ServerHtml.tsx';
import type { PageData } from './page-data.ts';
import { prepareNavigation } from './navigation.ts';
import classes from './Frame.module.css';

/** The article of the page at the current address. */
export function PageView() {
  const page = useOutletContext<PageData | undefined>();
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
      nodes={page?.article}
      prepare={isWantedAtOnce ? undefined : prepareNavigation}
    />
  );
}
