import { Fragment } from 'react';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';
import { DeferredStyles } from '../content/DeferredStyles.tsx';
import classes from './MenuPath.module.css';

/** A way through the dashboard, read as "Settings then Business then Edit". */
export function MenuPath({ labels }: { readonly labels: readonly string[] }) {
  return (
    <>
      <DeferredStyles />
      <span className={classes.menuPath}>
        {labels.map((label, index) => (
          <Fragment key={index}>
            {index > 0 && <VisuallyHidden> then </VisuallyHidden>}
            <b>{label}</b>
          </Fragment>
        ))}
      </span>
    </>
  );
}
