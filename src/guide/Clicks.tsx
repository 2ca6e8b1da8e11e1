import { Fragment } from 'react';
import { Unseen } from './Unseen.tsx';
import classes from './Clicks.module.css';

/** A way through the dashboard, read as "Settings then Business then Edit". */
export function Clicks({ labels }: { readonly labels: readonly string[] }) {
  return (
    <span className={classes.clicks}>
      {labels.map((label, index) => (
        <Fragment key={index}>
          {index > 0 && <Unseen> then </Unseen>}
          <b>{label}</b>
        </Fragment>
      ))}
    </span>
  );
}
