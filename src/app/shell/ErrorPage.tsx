import classes from './Frame.module.css';
import end from './FrameEnd.module.css';

/** The page shown when another page fails to render. Its links reload the site; the router logs the error. */
export function ErrorPage() {
  return (
    <main id="content" tabIndex={-1} className={classes.main}>
      <h1>Unexpected Application Error!</h1>
      <p>This page could not be shown. Reload it; if that does not help, go to the home page.</p>
      <p className={end.ways}>
        <a href={window.location.href} data-native="">
          Reload this page
        </a>
        <a href={document.querySelector<HTMLAnchorElement>('a[data-home]')?.href ?? '/'} data-native="">
          Go to the home page
        </a>
      </p>
    </main>
  );
}
