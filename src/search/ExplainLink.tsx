import { useHref } from 'react-router-dom';
import { handOver } from '../explain/handover.ts';
import classes from './Results.module.css';

/** Leads what was pasted to the page that explains it, in memory alone. */
export function ExplainLink({ text }: { readonly text: string }) {
  return (
    <a href={useHref('/explain')} className={classes.explain} onClick={() => handOver(text)}>
      Explain what you pasted
    </a>
  );
}
