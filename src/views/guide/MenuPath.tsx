import { Fragment } from 'react';
import { DeferredStyles } from '../content/DeferredStyles.tsx';
import classes from './MenuPath.module.css';

/** A path through the menus of the provider's dashboard, read aloud as "Settings then Business then Edit". */
export function MenuPath({ labels }: { readonly labels: readonly string[] }) {
  return (
    <>
      <DeferredStyles />
      <span className={classes.menuPath}>
        {labels.map((label, index) => (
          <Fragment key={index}>
            {index > 0 && <span className="visually-hidden"> then </span>}
            <b>{label}</b>
          </Fragment>
        ))}
      </span>
    </>
  );
}
