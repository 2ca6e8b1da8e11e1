import { useLoaderData } from 'react-router-dom';
import { Kept } from './Kept.tsx';
import type { PageData } from './page-data.ts';
import classes from './Frame.module.css';

/** The article of the page at the present address. */
export function PageView() {
  const page = useLoaderData<PageData | undefined>();
  return <Kept part="article" as="main" id="content" tabIndex={-1} className={classes.main} html={page?.article} />;
}
