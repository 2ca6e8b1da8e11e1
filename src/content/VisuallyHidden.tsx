import type { ReactNode } from 'react';
import classes from './VisuallyHidden.module.css';

/** Text for assistive technology alone. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={classes.hidden}>{children}</span>;
}
