import { methodLabel } from './method-label.ts';
import classes from './Method.module.css';

/** An HTTP method as a small badge, as wide as the longest common one so that names line up; a dash where it is open. */
export function Method({ method }: { readonly method: string }) {
  if (method === '')
    return (
      <b className={classes.method} aria-hidden>
        —
      </b>
    );
  return <b className={`${classes.method} ${classes[method.toLowerCase()] ?? ''}`}>{methodLabel(method)}</b>;
}
