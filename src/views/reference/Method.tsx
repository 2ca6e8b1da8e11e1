import classes from './Method.module.css';

/** An HTTP method as a badge, or a dash if undocumented. All badges are equally wide, so that names line up. */
export function Method({ method }: { readonly method: string }) {
  if (method === '')
    return (
      <b className={classes.method} aria-hidden>
        —
      </b>
    );
  return <b className={`${classes.method} ${classes[method.toLowerCase()] ?? ''}`}>{methodLabel(method)}</b>;
}

const SHORT: Readonly<Record<string, string>> = { DELETE: 'DEL', OPTIONS: 'OPT' };

/** Returns the label of an HTTP method. `DELETE` and `OPTIONS` are shortened, so that names line up. */
export function methodLabel(method: string): string {
  return SHORT[method] ?? method;
}
