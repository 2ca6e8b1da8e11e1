import classes from './Wordmark.module.css';

/** Logo and name of the brand. */
export function Wordmark({ brand }: { readonly brand: string }) {
  return (
    <>
      <svg className={classes.mark} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M3 21V11a9 9 0 0 1 18 0v10h-5V11a4 4 0 0 0-8 0v10z" fill="currentColor" />
        <circle cx="12" cy="18.5" r="2.5" fill="currentColor" />
      </svg>
      <span className={classes.name}>{brand}</span>
      <span className={classes.suffix}>Docs</span>
    </>
  );
}
