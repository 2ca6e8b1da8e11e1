import type { ReactNode } from 'react';
import classes from './Unseen.module.css';

/** Text for assistive technology alone. */
export function Unseen({ children }: { readonly children: ReactNode }) {
  return <span className={classes.unseen}>{children}</span>;
}
